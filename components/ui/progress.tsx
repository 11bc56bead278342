import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** A progress bar from 0 to 1; null for an indeterminate one. */
export function Progress({
  share,
  label,
  className,
  ...props
}: ComponentProps<'div'> & { share: number | null; label: string }) {
  return (
    <div
      data-slot="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === null ? undefined : Math.round(share * 100)}
      className={classNames('h-[3px] overflow-hidden rounded-full bg-line-strong', className)}
      {...props}
    >
      <div
        className={classNames(
          'h-full origin-left rounded-full bg-accent',
          share === null ? 'w-1/3 animate-wander' : 'w-full transition-transform duration-200',
        )}
        style={share === null ? undefined : { transform: `scaleX(${share})` }}
      />
    </div>
  );
}
