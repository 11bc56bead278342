import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { FormField, FormRow } from '../form-field.ts';
import { isShown } from '../model/find-field.ts';
import type { FormModel } from '../model/form-model.ts';

/** The input of rjsf: which fields there are, and the component that draws each. */
export interface RjsfSchema {
  schema: RJSFSchema;
  uiSchema: UiSchema;
}

/** What our theme reads from `ui:options`: a field, or the form itself. */
interface RjsfOptions {
  field: FormField | null;
  form: FormModel | null;
}

/** The name under which our theme registers the component that draws every field but groups. */
export const fieldViewName = 'FieldView';

// rjsf compares its props deeply, and treats functions as equal: the models are passed as functions, beside numbers
// that tell them apart.
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

function numberOf(subject: object): number {
  const known = numbers.get(subject) ?? ++lastNumber;
  numbers.set(subject, known);
  return known;
}

function optionsOf(subject: FormField | FormModel, options: RjsfOptions): UiSchema {
  return { 'ui:options': { number: numberOf(subject), read: () => options } };
}

function readOptions(uiSchema: UiSchema | undefined): RjsfOptions {
  const read: unknown = uiSchema?.['ui:options']?.['read'];
  return typeof read === 'function' ? (read() as RjsfOptions) : { field: null, form: null };
}

/** The field that rjsf draws with this `uiSchema`; null for the form itself. */
export function fieldOf(uiSchema: UiSchema | undefined): FormField | null {
  return readOptions(uiSchema).field;
}

/** The form that rjsf draws with this `uiSchema`; null for a field. */
export function formOf(uiSchema: UiSchema | undefined): FormModel | null {
  return readOptions(uiSchema).form;
}

/**
 * The form as rjsf needs it: names, titles, required fields. Defaults, bounds and alternatives stay in the model, so
 * rjsf fills in nothing and has nothing to resolve.
 *
 * @param folded rows that are left out, because they are folded
 */
export function createRjsfSchema(model: FormModel, folded: readonly FormRow[] = []): RjsfSchema {
  const hidden = new Set(folded.flatMap(({ names }) => names));
  const { schema, uiSchema } = objectSchema(model.fields.filter(({ name }) => !hidden.has(name)));
  return { schema, uiSchema: { ...uiSchema, ...optionsOf(model, { field: null, form: model }) } };
}

function objectSchema(fields: readonly FormField[]): RjsfSchema {
  const shown = fields.filter(isShown);
  const below = shown.map((field) => [field.name, fieldSchema(field)] as const);
  return {
    schema: {
      type: 'object',
      required: shown.filter((field) => field.isRequired).map(({ name }) => name),
      properties: Object.fromEntries(below.map(([name, { schema }]) => [name, schema])),
    },
    uiSchema: Object.fromEntries(below.map(([name, { uiSchema }]) => [name, uiSchema])),
  };
}

const fieldSchemas = new WeakMap<FormField, RjsfSchema>();

/** One field as rjsf needs it, as in a list: a group with its fields, any other one drawn by a component of our theme. */
export function fieldSchema(field: FormField): RjsfSchema {
  const known = fieldSchemas.get(field);
  if (known !== undefined) return known;
  const options = optionsOf(field, { field, form: null });
  const inner = field.kind === 'group' ? objectSchema(field.fields) : null;
  const made: RjsfSchema =
    inner === null
      ? { schema: { title: field.label }, uiSchema: { 'ui:field': fieldViewName, ...options } }
      : { schema: { ...inner.schema, title: field.label }, uiSchema: { ...inner.uiSchema, ...options } };
  fieldSchemas.set(field, made);
  return made;
}
