import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** The label of a field. */
export function Label({ className, htmlFor, children, ...props }: ComponentProps<'label'>) {
  return (
    <label
      data-slot="label"
      htmlFor={htmlFor}
      className={classNames('text-base font-medium text-text', className)}
      {...props}
    >
      {children}
    </label>
  );
}
