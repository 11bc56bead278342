import type { ComponentProps, FocusEvent } from 'react';
import { classNames } from './class-names';
import { inputClasses } from './input';

/**
 * React writes a text area's default value along with its value, after which a browser starts another step of its own
 * undo: then each letter would be undone separately.
 */
function keepTypingTogether({ currentTarget: control }: FocusEvent<HTMLTextAreaElement>): void {
  Object.defineProperty(control, 'defaultValue', {
    configurable: true,
    get: () => control.value,
    set() {
      // Only the value matters.
    },
  });
}

/** A text input of several lines; grows with its content up to its maximum height. */
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
