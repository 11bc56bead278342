import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** The classes of text controls, shared with textarea and select. */
export const inputClasses =
  'w-full min-w-0 rounded border border-line-strong bg-panel text-base text-text outline-none transition-[border-color] placeholder:text-faint hover:border-faint focus-visible:border-transparent focus-visible:outline-2 focus-visible:outline-solid focus-visible:-outline-offset-1 focus-visible:outline-accent aria-invalid:border-bad aria-invalid:focus-visible:outline-bad disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted max-desk:text-lg';

/** A text input of one line. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input data-slot="input" className={classNames(inputClasses, 'h-8 px-2.5 max-desk:h-11', className)} {...props} />
  );
}
