import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { inputClasses } from './input';

/** Several lines of text; grows with its content up to the height it is given. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      className={classNames(
        inputClasses,
        'field-sizing-content max-h-[45dvh] min-h-20 resize-none px-3 py-2 leading-relaxed',
        className,
      )}
      {...props}
    />
  );
}
