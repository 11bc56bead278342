'use client';

import type { ComponentProps } from 'react';
import { Range, Root, Thumb, Track } from 'radix-ui/slider';
import { classNames } from './class-names';

/** A slider with one thumb; `aria-label` or `aria-labelledby` names it. */
export function Slider({
  className,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  'aria-valuetext': valueText,
  'aria-invalid': isInvalid,
  ...props
}: ComponentProps<typeof Root>) {
  return (
    <Root
      data-slot="slider"
      className={classNames(
        'relative flex h-8 w-full touch-none items-center select-none data-disabled:opacity-50 max-desk:h-11',
        className,
      )}
      {...props}
    >
      <Track className="relative h-1 grow rounded-full bg-line-strong">
        <Range className="absolute h-full rounded-full bg-accent data-disabled:bg-faint" />
      </Track>
      <Thumb
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-valuetext={valueText}
        aria-invalid={isInvalid}
        className="block size-4 rounded-full border border-line-strong bg-white shadow-raised transition-[scale] hover:scale-110 active:scale-110"
      />
    </Root>
  );
}
