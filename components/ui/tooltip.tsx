'use client';

import type { ReactNode } from 'react';
import { Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip';

/** Words that appear beside a control on hover and focus; they add to its name, never replace it. */
export function Tooltip({
  words,
  side = 'top',
  children,
}: {
  words: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactNode;
}) {
  return (
    <Provider delayDuration={400}>
      <Root>
        <Trigger asChild>{children}</Trigger>
        <Portal>
          <Content
            data-slot="tooltip"
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 rounded-sm bg-text px-2 py-1 text-sm text-bg shadow-floating data-[state=delayed-open]:animate-appear"
          >
            {words}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
