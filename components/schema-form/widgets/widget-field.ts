import type { WidgetProps } from '@rjsf/utils';
import type { FormField } from '@/lib/schema-form/form-field';
import { readRjsfOptions } from '@/lib/schema-form/rjsf/rjsf-schema';

type FieldOf<Kind extends FormField['kind']> = Extract<FormField, { kind: Kind }>;

/** The field of a widget. The form model gives every widget fields of its own kind, so another kind is a bug. */
export function widgetField<Kind extends FormField['kind']>(props: WidgetProps, kind: Kind): FieldOf<Kind> {
  const { model } = readRjsfOptions(props.uiSchema);
  if (model?.kind !== kind) throw new Error(`A ${kind} widget was given ${model?.kind ?? 'no field'}.`);
  return model as FieldOf<Kind>;
}

/** Ids of a control's label, help and issues. */
export function widgetIds(id: string) {
  return { label: `${id}-label`, help: `${id}-help`, issue: `${id}-issue` };
}

/** The ARIA attributes of a control. A group is named by its label's id. */
export function widgetAttributes(props: Pick<WidgetProps, 'id' | 'rawErrors' | 'required' | 'uiSchema'>) {
  const ids = widgetIds(props.id);
  const isInvalid = (props.rawErrors?.length ?? 0) > 0;
  const hasHelp = readRjsfOptions(props.uiSchema).model?.description != null;
  const described = [isInvalid ? ids.issue : null, hasHelp ? ids.help : null].filter((id) => id !== null);
  return {
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
    'aria-invalid': isInvalid ? (true as const) : undefined,
    'aria-required': props.required === true ? (true as const) : undefined,
  };
}
