'use client';

import type { ErrorSchema } from '@rjsf/utils';
import { memo } from 'react';
import { isShown } from '@/lib/schema-form/model/find-field';
import type { FormField, FormRow } from '@/lib/schema-form/form-field';
import { isJsonObject } from '@/lib/schema-form/json';
import { fieldUiSchema } from '@/lib/schema-form/rjsf/rjsf-schema';
import { plainHelp } from '@/lib/schema-form/help/plain-help';
import { FieldIssues } from '../issues/field-issues';
import { FieldTemplate } from '../field-template';
import { type RowField, FormRows } from '../rows/form-rows';
import { widgetIds } from '../widgets/widget-field';
import { type NestedFieldProps, errorsBelow, idBelow } from './nested-field-props';
import { NestedControl } from './nested-control';

/** The lines of an object inside a structure. */
export function NestedRows({
  fields,
  rows,
  value,
  errors,
  id,
}: {
  fields: readonly FormField[];
  rows: readonly FormRow[];
  value: unknown;
  errors: ErrorSchema | undefined;
  id: string;
}) {
  const values = isJsonObject(value) ? value : {};
  const drawn = new Map(
    fields.map((field): [string, RowField] => {
      const part = { field, value: values[field.name], errors: errorsBelow(errors, field.name) };
      return [field.name, { field, content: <NestedField {...part} id={idBelow(id, field.name)} /> }];
    }),
  );
  return <FormRows rows={rows} drawn={drawn} values={values} />;
}

/** A field inside a structure with its words, as the form draws those outside. */
const NestedField = memo(function NestedField({ field, value, errors, id }: NestedFieldProps) {
  if (!isShown(field)) return null;
  const issues = errors?.__errors ?? [];
  if (field.kind === 'group') {
    const ids = widgetIds(id);
    return (
      <fieldset data-pointer={field.pointer} aria-describedby={ids.issue} className="min-w-0">
        <legend className="font-medium">{field.label}</legend>
        {field.description !== null && <p className="mt-0.5 text-sm text-faint">{plainHelp(field.description)}</p>}
        <div className="mt-3 flex min-w-0 flex-col gap-4 border-l border-line-strong pl-4">
          <NestedRows fields={field.fields} rows={field.rows} value={value} errors={errors} id={id} />
          <FieldIssues id={ids.issue} issues={issues} />
        </div>
      </fieldset>
    );
  }
  return (
    <FieldTemplate id={id} rawErrors={issues} formData={value} uiSchema={fieldUiSchema(field)}>
      <NestedControl field={field} value={value} errors={errors} id={id} />
    </FieldTemplate>
  );
});
