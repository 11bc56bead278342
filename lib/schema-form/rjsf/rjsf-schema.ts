import type { RJSFSchema, UiSchema, ErrorSchema } from '@rjsf/utils';
import type { FormField, FormRow } from '../form-field.ts';
import type { FormMode } from '../model/exclusive-modes.ts';
import { isShown } from '../model/find-field.ts';
import { type FormModel, wholeBodyName } from '../model/form-model.ts';
import { pointerSteps } from '../json-pointer.ts';
import type { VisibleIssues } from '../issues/visible-issues.ts';

/** The input of rjsf: a plain schema without references and alternatives, and how each field is drawn. */
export interface RjsfSchema {
  schema: RJSFSchema;
  uiSchema: UiSchema;
}

/** The options that our theme reads from `ui:options`: the drawn field, and the rows of a form or a group. */
export interface RjsfOptions {
  model: FormField | null;
  rows: FormRow[];
  more: FormRow[];
  /** Technical settings; only for the whole form. */
  developer?: FormRow[];
  /** Sets of fields that exclude each other; only for the whole form. */
  modes?: FormMode[];
}

/** Our options among those that rjsf passes to a template or widget. */
export function readRjsfOptions(uiSchema: UiSchema | undefined): Required<RjsfOptions> {
  const read: unknown = uiSchema?.['ui:options']?.['read'];
  const options = typeof read === 'function' ? (read() as RjsfOptions) : { model: null, rows: [], more: [] };
  return { developer: [], modes: [], ...options };
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

function numberOf(subject: object): number {
  const known = numbers.get(subject) ?? ++lastNumber;
  numbers.set(subject, known);
  return known;
}

/**
 * rjsf deeply compares its props for every field on every keystroke, and treats functions as equal. So a function
 * returns the options, next to a number that differs for each field.
 */
function writeRjsfOptions(options: RjsfOptions): UiSchema {
  const subjects = options.model === null ? [options.rows, options.more] : [options.model];
  return { 'ui:options': { number: subjects.map(numberOf).join(' '), read: () => options } };
}

/** The name under which our theme registers the one field component that draws every value. */
export const fieldComponentName = 'SchemaFormField';

/** The names of the theme's widgets. */
export type WidgetName =
  | 'prompt'
  | 'lines'
  | 'line'
  | 'slider'
  | 'number'
  | 'auto-number'
  | 'seed'
  | 'switch'
  | 'ratios'
  | 'buttons'
  | 'steps'
  | 'list'
  | 'colour'
  | 'media'
  | 'text-list'
  | 'json';

/** The name under which our theme registers the component that draws lists, alternatives, names and values, branches. */
export const structureComponentName = 'StructureField';

/** The widget that draws a field; null for a field of other fields. */
export function widgetOf(field: FormField): WidgetName | null {
  switch (field.kind) {
    case 'text':
    case 'choice':
      return field.shape;
    case 'number':
      if (field.auto !== null) return 'auto-number';
      return field.shape === 'plain' ? 'number' : field.shape;
    case 'group':
    case 'constant':
    case 'list':
    case 'alternatives':
    case 'map':
    case 'branch':
      return null;
    default:
      return field.kind;
  }
}

/**
 * The form as rjsf needs it. The schema is deliberately minimal: names, titles, required fields. Defaults, bounds and
 * alternatives stay in the model, which each field gets in its options, so rjsf fills in nothing and has nothing to
 * resolve on a keystroke.
 */
export function createRjsfSchema(model: FormModel): RjsfSchema {
  const { schema, uiSchema } = objectSchema(model.fields);
  return {
    schema,
    uiSchema: {
      ...uiSchema,
      ...writeRjsfOptions({
        model: null,
        rows: model.main,
        more: model.more,
        developer: model.developer,
        modes: model.modes,
      }),
    },
  };
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

function fieldSchema(field: FormField): RjsfSchema {
  if (field.kind === 'group') {
    const { schema, uiSchema } = objectSchema(field.fields);
    return {
      schema: { ...schema, title: field.label },
      uiSchema: { ...uiSchema, ...writeRjsfOptions({ model: field, rows: field.rows, more: [] }) },
    };
  }
  return { schema: { title: field.label }, uiSchema: fieldUiSchema(field) };
}

/** How one field is drawn, for components that draw fields without rjsf. */
export function fieldUiSchema(field: FormField): UiSchema {
  const widget = widgetOf(field);
  return {
    'ui:field': widget === null ? structureComponentName : fieldComponentName,
    ...(widget === null ? {} : { 'ui:widget': widget }),
    ...writeRjsfOptions({ model: field, rows: [], more: [] }),
  };
}

/** Issues of fields as rjsf needs them: a tree like the values, with the messages in it. */
export function createErrorSchema(model: FormModel, issues: VisibleIssues): ErrorSchema {
  const tree: Record<string, unknown> = {};
  for (const [pointer, words] of issues.atFields) {
    const steps = model.shape === 'whole' ? [wholeBodyName] : pointerSteps(pointer);
    let node = tree;
    for (const step of steps) {
      const below = (Object.hasOwn(node, step) ? node[step] : {}) as Record<string, unknown>;
      node[step] = below;
      node = below;
    }
    node['__errors'] = [...words];
  }
  return tree as ErrorSchema;
}
