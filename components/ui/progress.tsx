'use client';

import type { ComponentProps } from 'react';
import { Indicator, Root } from 'radix-ui/progress';
import { classNames } from './class-names';

/** How far something has come, 0 to 1; null when nobody knows, then it only shows that work goes on. */
export function Progress({
  share,
  label,
  className,
  ...props
}: Omit<ComponentProps<typeof Root>, 'value' | 'max'> & { share: number | null; label: string }) {
  return (
    <Root
      data-slot="progress"
      value={share === null ? null : Math.round(share * 100)}
      max={100}
      aria-label={label}
      className={classNames('h-[3px] overflow-hidden rounded-full bg-line-strong', className)}
      {...props}
    >
      <Indicator
        className={classNames(
          'block h-full origin-left rounded-full bg-accent',
          share === null ? 'w-1/3 animate-wander' : 'w-full transition-transform duration-200',
        )}
        style={share === null ? undefined : { transform: `scaleX(${share})` }}
      />
    </Root>
  );
}
