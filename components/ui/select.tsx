'use client';

import type { ComponentProps } from 'react';
import { Check, ChevronDown } from 'lucide-react';
import { Content, Icon, Item, ItemIndicator, ItemText, Portal, Trigger, Viewport } from 'radix-ui/select';
import { classNames } from './class-names';
import { inputClasses } from './input';
import { pageNonce } from './page-nonce';

export { Root as Select, Value as SelectValue } from 'radix-ui/select';

/** The closed select, with the chosen value. */
export function SelectTrigger({ className, children, ...props }: ComponentProps<typeof Trigger>) {
  return (
    <Trigger
      data-slot="select-trigger"
      className={classNames(
        inputClasses,
        'flex h-8 items-center gap-2 px-2.5 text-left max-desk:h-11 data-placeholder:text-faint [&>span]:min-w-0 [&>span]:flex-1 [&>span]:truncate',
        className,
      )}
      {...props}
    >
      {children}
      <Icon asChild>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
      </Icon>
    </Trigger>
  );
}

/** The open list. */
export function SelectContent({ className, children, ...props }: ComponentProps<typeof Content>) {
  return (
    <Portal>
      <Content
        data-slot="select"
        position="popper"
        sideOffset={4}
        collisionPadding={8}
        className={classNames(
          'z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden rounded-lg bg-panel text-text shadow-floating data-[state=open]:animate-appear',
          className,
        )}
        {...props}
      >
        <Viewport nonce={pageNonce()} className="p-1">
          {children}
        </Viewport>
      </Content>
    </Portal>
  );
}

/** One option. */
export function SelectItem({ className, children, ...props }: ComponentProps<typeof Item>) {
  return (
    <Item
      data-slot="select-item"
      className={classNames(
        'relative flex h-8 items-center rounded-sm pr-8 pl-2 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-sunken max-desk:h-11',
        className,
      )}
      {...props}
    >
      <ItemText>{children}</ItemText>
      <ItemIndicator className="absolute right-2">
        <Check aria-hidden className="size-4 text-accent" />
      </ItemIndicator>
    </Item>
  );
}
