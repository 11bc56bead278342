'use client';

import type { Registry } from '@rjsf/utils';
import { createContext, useContext } from 'react';
import { isShown } from '@/lib/schema-form/model/find-field';
import type { FormField, FormRow } from '@/lib/schema-form/form-field';
import { fieldSchema } from '@/lib/schema-form/rjsf/rjsf-schema';
import { controlId, type FieldPath } from '../fields/control-props';
import { type DrawnFields, FormRows } from '../rows/form-rows';

const RegistryContext = createContext<Registry | null>(null);

/** Provides rjsf's components to the structures, which draw the fields inside them by it. */
export const RegistryProvider = RegistryContext.Provider;

const nothing = () => {};

/**
 * A field inside a structure, drawn by rjsf like those of the form.
 *
 * @param label shown elsewhere, for screen readers only; with null the field shows its own
 * @param hidesIssues whether the surrounding field, which has the same pointer, shows them
 */
export function InnerField({
  field,
  path,
  label,
  hidesIssues = false,
}: {
  field: FormField;
  path: FieldPath;
  label: string | null;
  hidesIssues?: boolean;
}) {
  const registry = useContext(RegistryContext);
  const SchemaField = registry?.fields['SchemaField'];
  const { schema, uiSchema } = fieldSchema(field);
  if (registry === null || SchemaField === undefined) throw new Error('A structure belongs inside a SchemaForm.');
  if (!isShown(field)) return null;
  return (
    <SchemaField
      name={field.name}
      schema={schema}
      uiSchema={{
        ...uiSchema,
        ...(label === null ? {} : { 'ui:label': false, 'ui:title': label }),
        'ui:hideError': hidesIssues,
      }}
      fieldPathId={{ $id: controlId(path), path: [...path] }}
      registry={registry}
      required={field.isRequired}
      onChange={nothing}
      onBlur={nothing}
      onFocus={nothing}
    />
  );
}

/** The fields of an object inside a structure, each with its own label. */
export function InnerRows({
  fields,
  rows,
  path,
}: {
  fields: readonly FormField[];
  rows: readonly FormRow[];
  path: FieldPath;
}) {
  const drawn: DrawnFields = new Map(
    fields.map((field) => [
      field.name,
      <InnerField key={field.name} field={field} path={[...path, field.name]} label={null} />,
    ]),
  );
  return <FormRows rows={rows} fields={fields} drawn={drawn} />;
}
