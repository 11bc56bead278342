'use client';

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

/** The frame around a number that one types, its unit behind it, and what stands beside it. */
export function NumberBox({
  unit,
  attributes,
  before = null,
  after = null,
  className,
}: {
  unit: string | null;
  attributes: ComponentProps<'input'>;
  before?: ReactNode;
  after?: ReactNode;
  className?: string;
}) {
  return (
    <div
      className={classNames(
        '@container flex h-8 min-w-0 overflow-hidden rounded border bg-panel transition-[border-color] focus-within:border-transparent focus-within:outline-2 focus-within:-outline-offset-1 max-desk:h-11',
        attributes.disabled === true && 'opacity-50',
        attributes['aria-invalid'] === true
          ? 'border-bad focus-within:outline-bad'
          : 'border-line-strong hover:border-faint focus-within:outline-accent',
      )}
    >
      {before}
      <label className="flex min-w-0 flex-1 cursor-text items-center px-2">
        <input
          {...attributes}
          className={classNames(
            'w-full min-w-0 bg-transparent tabular-nums outline-none placeholder:text-faint max-desk:text-lg',
            className,
          )}
        />
        {unit !== null && (
          <span aria-hidden className="shrink-0 pl-1 text-sm text-faint">
            {unit}
          </span>
        )}
      </label>
      {after}
    </div>
  );
}
