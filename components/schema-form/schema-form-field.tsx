'use client';

import type { FieldProps, WidgetProps } from '@rjsf/utils';
import { type FocusEvent, Suspense, useCallback } from 'react';
import { latePart } from '@/components/ui/late-part';
import { Skeleton } from '@/components/ui/skeleton';
import { readBoundingBoxes } from '@/lib/schema-form/boxes/box-format';
import { mayOutpaint } from '@/lib/schema-form/outpaint/outpaint-fields';
import { readRjsfOptions } from '@/lib/schema-form/rjsf/rjsf-schema';
import { useFormScope } from './scope/form-scope';

const OutpaintField = latePart(async () => (await import('./outpaint/outpaint-field')).OutpaintField);

const BoxesField = latePart(async () => (await import('./boxes/boxes-field')).BoxesField);

/** The props that it uses of those from rjsf, so that other components can render it too. */
export type SchemaFormFieldProps = Pick<
  FieldProps,
  'fieldPathId' | 'formData' | 'name' | 'onChange' | 'onBlur' | 'onFocus' | 'registry' | 'schema'
> &
  Partial<Pick<FieldProps, 'rawErrors' | 'required' | 'uiSchema'>>;

/**
 * The rjsf field of every value: it passes the value to the form model's widget exactly as typed, where rjsf's own
 * fields would convert a half-typed number to another one.
 */
export function SchemaFormField(props: SchemaFormFieldProps) {
  const { fieldPathId, formData, name, onChange, onBlur, onFocus, rawErrors, registry, required, schema, uiSchema } =
    props;
  const scope = useFormScope();
  const { model } = readRjsfOptions(uiSchema);
  const { path } = fieldPathId;
  const change = useCallback((value: unknown) => onChange(value, path), [onChange, path]);
  const leave = (event: FocusEvent) => {
    if (model !== null && !event.currentTarget.contains(event.relatedTarget)) scope.touch(model.pointer);
  };
  const widgetName = uiSchema?.['ui:widget'];
  const Widget = typeof widgetName === 'string' ? registry.widgets[widgetName] : undefined;
  if (Widget === undefined || model === null) return null;
  const layout = model.kind === 'text' ? readBoundingBoxes(model.schema) : null;
  const text: unknown = model.kind === 'text' ? (formData ?? model.defaultValue) : null;
  const widgetProps: WidgetProps = {
    id: fieldPathId.$id,
    name,
    label: model.label,
    value: formData as unknown,
    onChange: change,
    onBlur,
    onFocus,
    options: {},
    required: required === true,
    schema,
    uiSchema,
    registry,
    ...(rawErrors === undefined ? {} : { rawErrors }),
  };
  return (
    <div className="flex min-w-0 flex-col" onBlur={leave}>
      <Widget {...widgetProps} />
      {layout !== null && (
        <Suspense fallback={<Skeleton className="mt-2 h-7 max-desk:h-11" />}>
          <BoxesField layout={layout} prompt={typeof text === 'string' ? text : ''} onChange={change} />
        </Suspense>
      )}
      {mayOutpaint(model, scope.model) && (
        <Suspense>
          <OutpaintField field={model} />
        </Suspense>
      )}
    </div>
  );
}
