'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Check, ChevronRight } from 'lucide-react';
import {
  CheckboxItem,
  Content,
  Item,
  ItemIndicator,
  Portal,
  Separator,
  Sub,
  SubContent,
  SubTrigger,
} from 'radix-ui/context-menu';
import { classNames } from './class-names';

export { Root as ContextMenu, Trigger as ContextMenuTrigger } from 'radix-ui/context-menu';

const panel =
  'z-50 max-h-(--radix-context-menu-content-available-height) min-w-48 overflow-y-auto rounded-lg bg-panel p-1 text-text shadow-floating outline-none data-[state=open]:animate-appear';
const line =
  'flex h-8 cursor-default items-center gap-2.5 rounded-sm px-2 outline-none select-none data-disabled:text-faint data-highlighted:bg-sunken max-desk:h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted';

/** The menu of what was pressed with the right button, for long, or with the menu key. */
export function ContextMenuContent({ className, ...props }: ComponentProps<typeof Content>) {
  return (
    // Inside the main landmark, where readers of landmarks find it.
    <Portal container={document.querySelector('main')}>
      <Content data-slot="context-menu" collisionPadding={8} className={classNames(panel, className)} {...props} />
    </Portal>
  );
}

/** A line of the menu, with its key at the right. */
export function ContextMenuItem({
  className,
  shortcut = null,
  children,
  ...props
}: ComponentProps<typeof Item> & { shortcut?: string | null }) {
  return (
    <Item className={classNames(line, className)} {...props}>
      {children}
      {shortcut !== null && (
        <kbd aria-hidden className="ml-auto pl-6 font-sans text-sm text-faint">
          {shortcut}
        </kbd>
      )}
    </Item>
  );
}

/** A line that can be on; the menu stays as it is. */
export function ContextMenuCheck({
  className,
  shortcut = null,
  children,
  ...props
}: ComponentProps<typeof CheckboxItem> & { shortcut?: string | null }) {
  return (
    <CheckboxItem className={classNames(line, className)} {...props}>
      <span className="grid size-4 place-items-center">
        <ItemIndicator>
          <Check aria-hidden />
        </ItemIndicator>
      </span>
      {children}
      {shortcut !== null && (
        <kbd aria-hidden className="ml-auto pl-6 font-sans text-sm text-faint">
          {shortcut}
        </kbd>
      )}
    </CheckboxItem>
  );
}

/** A line that opens a menu beside it. */
export function ContextMenuSub({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Sub>
      <SubTrigger className={classNames(line, 'data-[state=open]:bg-sunken')}>
        {label}
        <ChevronRight aria-hidden className="ml-auto" />
      </SubTrigger>
      <Portal container={document.querySelector('main')}>
        <SubContent data-slot="context-menu" collisionPadding={8} sideOffset={4} className={panel}>
          {children}
        </SubContent>
      </Portal>
    </Sub>
  );
}

/** A line between groups. */
export function ContextMenuSeparator() {
  return <Separator className="mx-1 my-1 h-px bg-line" />;
}
