import type { ComponentProps, FocusEvent } from 'react';
import { classNames } from './class-names';
import { inputClasses } from './input';

/**
 * React writes a text area's default text along with its value, at which a browser begins another step of its own undo: then
 * one would take back letter by letter.
 */
function keepTypingTogether({ currentTarget: control }: FocusEvent<HTMLTextAreaElement>): void {
  Object.defineProperty(control, 'defaultValue', {
    configurable: true,
    get: () => control.value,
    set() {
      // The value is all that counts.
    },
  });
}

/** Several lines of text; grows with its content up to the height it is given. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      onFocusCapture={keepTypingTogether}
      className={classNames(
        inputClasses,
        'field-sizing-content max-h-[45dvh] min-h-20 resize-none px-3 py-2 leading-relaxed',
        className,
      )}
      {...props}
    />
  );
}
