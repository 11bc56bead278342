'use client';

import type { ComponentProps, ReactNode } from 'react';
import { X } from 'lucide-react';
import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { classNames } from './class-names';
import { IconButton } from './icon-button';

export { Close as DialogClose, Trigger as DialogTrigger } from 'radix-ui/dialog';

/** A window over the screen that has to be answered or closed. */
export const Dialog = Root;

/** The window itself, with its title. */
export function DialogContent({
  title,
  description = null,
  closeLabel = 'Close',
  className,
  children,
  ...props
}: Omit<ComponentProps<typeof Content>, 'title'> & {
  title: ReactNode;
  description?: ReactNode;
  closeLabel?: string;
}) {
  return (
    <Portal>
      <Overlay className="fixed inset-0 z-50 bg-black/40 data-[state=open]:animate-appear" />
      <Content
        data-slot="dialog"
        className={classNames(
          'fixed top-1/2 left-1/2 z-50 flex max-h-[min(680px,calc(100dvh-32px))] w-[min(480px,calc(100vw-32px))] -translate-1/2 flex-col gap-4 overflow-auto rounded-lg bg-panel p-5 shadow-floating outline-none',
          className,
        )}
        {...(description === null ? { 'aria-describedby': undefined } : {})}
        {...props}
      >
        <div className="flex items-start gap-4">
          <div className="min-w-0 flex-1">
            <Title className="text-md font-semibold">{title}</Title>
            {description !== null && <Description className="mt-1 text-muted">{description}</Description>}
          </div>
          <Close asChild>
            <IconButton label={closeLabel} className="-mt-1 -mr-1">
              <X aria-hidden />
            </IconButton>
          </Close>
        </div>
        {children}
      </Content>
    </Portal>
  );
}
