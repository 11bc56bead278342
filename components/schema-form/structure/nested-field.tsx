'use client';

import type { ErrorSchema } from '@rjsf/utils';
import { memo, useMemo } from 'react';
import { isShown } from '@/lib/schema-form/model/find-field';
import type { FormField, FormRow } from '@/lib/schema-form/form-field';
import { isJsonObject } from '@/lib/schema-form/json';
import { fieldUiSchema, widgetOf } from '@/lib/schema-form/rjsf/rjsf-schema';
import { plainHelp } from '@/lib/schema-form/help/plain-help';
import { FieldTemplate } from '../field-template';
import { FormRows, type RowField } from '../rows/form-rows';
import { GroupFrame } from '../rows/group-frame';
import { widgetIds } from '../widgets/widget-field';
import { FieldIssues } from '../issues/field-issues';
import { SchemaFormField } from '../schema-form-field';
import { type NestedFieldProps, errorsBelow, idBelow, useStructure } from './structure-scope';

/**
 * A field whose name is shown elsewhere, as on its card or beside its picker: its own label is for screen readers only.
 *
 * @param showsIssues false where the surrounding component shows them
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

/** The rows of an object inside a structure. */
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

/** A field inside a structure with its label, help and issues, like the fields outside. */
const NestedField = memo(function NestedField({ field, value, errors, id }: NestedFieldProps) {
  if (!isShown(field)) return null;
  const issues = errors?.__errors ?? [];
  if (field.kind === 'group') {
    return (
      <GroupFrame field={field} value={value} errors={errors} id={id}>
        <NestedRows fields={field.fields} rows={field.rows} value={value} errors={errors} id={id} />
      </GroupFrame>
    );
  }
  return (
    <FieldTemplate id={id} rawErrors={issues} formData={value} uiSchema={fieldUiSchema(field)}>
      <NestedControl field={field} value={value} errors={errors} id={id} />
    </FieldTemplate>
  );
});

const noSchema = {};

/** The control of a field inside a structure: a widget, or another structure. */
function NestedControl({ field, value, errors, id }: NestedFieldProps) {
  const { registry, change, Body } = useStructure();
  const fieldPathId = useMemo(() => ({ $id: id, path: [] }), [id]);
  const uiSchema = useMemo(() => fieldUiSchema(field), [field]);
  if (widgetOf(field) === null) return <Body field={field} value={value} errors={errors} id={id} />;
  return (
    <SchemaFormField
      fieldPathId={fieldPathId}
      name={field.name}
      formData={value ?? undefined}
      onChange={(next: unknown) => change(field.pointer, next)}
      onBlur={() => {}}
      onFocus={() => {}}
      rawErrors={errors?.__errors ?? []}
      registry={registry}
      required={field.isRequired}
      schema={noSchema}
      uiSchema={uiSchema}
    />
  );
}
