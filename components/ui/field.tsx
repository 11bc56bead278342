import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { classNames } from './class-names';
import { Label } from './label';

/** Ids that link a control to its texts, for the control's `id` and `aria-describedby`. */
export function fieldIds(id: string) {
  return { description: `${id}-description`, error: `${id}-error` };
}

const noErrors: string[] = [];

/**
 * A label, a control, and the texts around it. `hint` is at the right of the label, `description` below the control,
 * and errors replace the description.
 */
export function Field({
  id,
  label,
  isRequired = false,
  hint = null,
  description = null,
  errors = noErrors,
  className,
  children,
}: {
  id: string;
  label: ReactNode;
  isRequired?: boolean;
  hint?: ReactNode;
  description?: ReactNode;
  errors?: string[];
  className?: string;
  children: ReactNode;
}) {
  const ids = fieldIds(id);
  return (
    <div data-slot="field" className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex items-baseline gap-2">
        <Label htmlFor={id}>
          {label}
          {isRequired && <span className="sr-only"> (required)</span>}
        </Label>
        {hint !== null && <span className="ml-auto truncate text-sm text-faint">{hint}</span>}
      </div>
      {children}
      {errors.length === 0 && description !== null && (
        <p id={ids.description} className="text-sm text-faint">
          {description}
        </p>
      )}
      {errors.length > 0 && (
        <ul id={ids.error} className="flex flex-col gap-0.5 text-sm text-bad">
          {errors.map((error) => (
            <li key={error} className="flex gap-1.5">
              <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{error}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
