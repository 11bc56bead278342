'use client';

import { useMemo } from 'react';
import { fieldUiSchema, widgetOf } from '@/lib/schema-form/rjsf/rjsf-schema';
import { SchemaFormField } from '../schema-form-field';
import type { NestedFieldProps } from './nested-field-props';
import { useStructure } from './structure-scope';

const noSchema = {};

/** What one changes of a field inside a structure: a widget, or a structure again. */
export function NestedControl({ field, value, errors, id }: NestedFieldProps) {
  const { registry, change, Body } = useStructure();
  const place = useMemo(() => ({ $id: id, path: [] }), [id]);
  const uiSchema = useMemo(() => fieldUiSchema(field), [field]);
  if (widgetOf(field) === null) return <Body field={field} value={value} errors={errors} id={id} />;
  return (
    <SchemaFormField
      fieldPathId={place}
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
