'use client';

import { widgetOf } from '@/lib/schema-form/rjsf/rjsf-schema';
import { plainHelp } from '@/lib/schema-form/help/plain-help';
import { FieldIssues } from '../issues/field-issues';
import { widgetIds } from '../widgets/widget-field';
import type { NestedFieldProps } from './nested-field-props';
import { NestedControl } from './nested-control';
import { NestedRows } from './nested-rows';

/**
 * A field whose name stands elsewhere, as at its card or beside its chooser: it is said to those alone who can't see that.
 *
 * @param showsIssues false where what is around it tells them
 */
export function UnlabelledField({
  label,
  showsIssues,
  ...part
}: NestedFieldProps & { label: string; showsIssues: boolean }) {
  const { field, value, errors, id } = part;
  const ids = widgetIds(id);
  const issues = showsIssues ? <FieldIssues id={ids.issue} issues={errors?.__errors ?? []} /> : null;
  const hasWidget = widgetOf(field) !== null;
  if (field.kind === 'constant') return null;
  if (field.kind === 'group') {
    return (
      <div data-pointer={field.pointer} className="flex min-w-0 flex-col gap-4">
        <NestedRows fields={field.fields} rows={field.rows} value={value} errors={errors} id={id} />
        {issues}
      </div>
    );
  }
  return (
    <div data-pointer={field.pointer} className="flex min-w-0 flex-col gap-1.5">
      <label id={ids.label} {...(hasWidget ? { htmlFor: id } : {})} className="sr-only">
        {label}
      </label>
      <NestedControl {...part} />
      {hasWidget && field.description !== null && (
        <p id={ids.help} className="sr-only">
          {plainHelp(field.description)}
        </p>
      )}
      {issues}
    </div>
  );
}
