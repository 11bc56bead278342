'use client';

import type { ComponentProps } from 'react';
import { List, Root, Trigger } from 'radix-ui/tabs';
import { classNames } from './class-names';

export { Content as TabsContent } from 'radix-ui/tabs';

/** Panes that take turns. */
export const Tabs = Root;

/** The row of tabs. */
export function TabsList({ className, ...props }: ComponentProps<typeof List>) {
  return <List data-slot="tabs-list" className={classNames('flex border-b border-line', className)} {...props} />;
}

/** One tab. */
export function TabsTrigger({ className, ...props }: ComponentProps<typeof Trigger>) {
  return (
    <Trigger
      data-slot="tabs-trigger"
      className={classNames(
        'h-9 px-3 text-muted transition-colors hover:text-text data-[state=active]:font-semibold data-[state=active]:text-text data-[state=active]:shadow-[inset_0_-2px_var(--color-accent)] max-desk:h-11',
        className,
      )}
      {...props}
    />
  );
}
