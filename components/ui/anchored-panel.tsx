'use client';

import { X } from 'lucide-react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { AnchoredPopover } from './anchored-popover';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import { useIsNarrow } from './use-is-narrow';
import { Modal } from './modal';

/** ⌘↵ and Ctrl+↵ press the panel's main button (`data-main`), and nothing below the panel. */
function pressMain(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[data-main]')?.click();
}

/** A large panel of a button: a popover in a wide window, a sheet in a small one. */
export function AnchoredPanel({
  title,
  closeLabel,
  className,
  children,
  ...popover
}: Pick<ComponentProps<typeof AnchoredPopover>, 'anchor' | 'isOpen' | 'onOpenChange'> & {
  title: string;
  closeLabel: string;
  /** Only for the popover: a sheet takes the size of the window. */
  className?: string;
  children: ReactNode;
}) {
  const isNarrow = useIsNarrow();
  const content = (
    <>
      <header className="flex h-11 shrink-0 items-center gap-2 border-b border-line pr-2 pl-4">
        <h2 className="min-w-0 flex-1 truncate font-semibold">{title}</h2>
        <IconButton label={closeLabel} className="max-desk:size-11" onClick={() => popover.onOpenChange(false)}>
          <X aria-hidden />
        </IconButton>
      </header>
      {children}
    </>
  );
  if (isNarrow) {
    return (
      <Sheet isOpen={popover.isOpen} onOpenChange={popover.onOpenChange} label={title} onKeyDown={pressMain}>
        {content}
      </Sheet>
    );
  }
  return (
    <AnchoredPopover
      {...popover}
      side="top"
      aria-label={title}
      onKeyDown={pressMain}
      className={classNames('flex max-w-[calc(100vw-16px)] flex-col overflow-hidden', className)}
    >
      {content}
    </AnchoredPopover>
  );
}

/** A sheet that slides in from the bottom of a small window. */
function Sheet(props: Omit<ComponentProps<typeof Modal>, 'layer' | 'className'>) {
  return <Modal layer="panel" className="inset-x-0 bottom-0 h-[calc(100dvh-40px)] rounded-t-lg" {...props} />;
}
