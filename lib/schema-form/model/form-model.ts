import type { JsonObject } from '../../contract/model.ts';
import { arrangeRows } from '../kinds/arrange-rows.ts';
import { type FormMode, readModes } from './exclusive-modes.ts';
import type { FormField, FormRow } from '../form-field.ts';
import { isJsonObject, textOf, textsOf } from '../json.ts';
import { jsonSkeleton } from '../schema/json-skeleton.ts';
import { messages } from '../messages.ts';
import { chosenAlternative } from '../kinds/alternatives/chosen-alternative.ts';
import { addsProperties, readAlternatives } from '../kinds/alternatives/read-alternatives.ts';
import { readField } from '../kinds/read-field.ts';
import { isReservedName, readChoices } from '../reserved-values.ts';
import { type ResolvedSchema, resolveSchema } from '../schema/resolve-schema.ts';
import { statedProperties, orderedNames } from '../schema/object-properties.ts';
import { memoized } from '../kinds/field-context.ts';
import { isForDevelopers } from './developer-field.ts';

/** Name of the one field of a form that takes the whole body as JSON, because its schema can't be drawn as fields. */
export const wholeBodyName = '$body';

/** A request schema as a form. */
export interface FormModel {
  /** The request schema. */
  schema: JsonObject;
  /** `whole` when the body as a whole is typed as JSON: then there is one field, named `wholeBodyName`. */
  shape: 'fields' | 'whole';
  /** The object schema of its fields, references followed: of the first alternative where there are several. */
  body: JsonObject;
  /** Every property in display order, hidden ones and constants too. */
  fields: FormField[];
  /** The rows shown at first: required fields, and those that the service calls basic. */
  main: FormRow[];
  /** The other rows, folded. */
  more: FormRow[];
  /** Rows of technical settings, in a fold of their own below the others. */
  developer: FormRow[];
  /** Sets of fields that exclude each other; empty when there are none. */
  modes: FormMode[];
  /** Alternatives of the whole request; empty when there is only one. */
  alternatives: ModelAlternative[];
}

/** One alternative of the whole request. */
export interface ModelAlternative {
  title: string;
  description: string | null;
  schema: JsonObject;
  /** Its form, read on demand. */
  model: () => FormModel;
}

const models = new WeakMap<JsonObject, FormModel>();

/**
 * Reads any request schema as a form. Never throws; the same schema object gives the same model.
 *
 * @param schema JSON Schema, draft 4 to 2020-12, with the dialects of the catalogues that publish such schemas
 */
export function createFormModel(schema: JsonObject): FormModel {
  const known = models.get(schema);
  if (known !== undefined) return known;
  const model = readModel(schema);
  models.set(schema, model);
  return model;
}

function readModel(root: JsonObject): FormModel {
  const resolved = resolveSchema(root, root, new Set(['#']));
  const { schema } = resolved;
  const hasProperties = isDrawable(schema);
  const ways = hasProperties && !addsProperties(schema) ? [] : readAlternatives(schema, root);
  const drawable = ways.every((way) => isJsonObject(way.schema['properties']));
  if (resolved.isRecursive || !drawable || (ways.length === 0 && !hasProperties)) return wholeBody(root, schema);
  if (ways.length === 0) return fieldsModel(root, resolved);
  const alternatives = ways.map(({ title, description, schema: way }): ModelAlternative => {
    const model = memoized((_once: null) => ({ ...fieldsModel(root, { ...resolved, schema: way }), alternatives }));
    return { title, description, schema: way, model: () => model(null) };
  });
  return alternatives[0]?.model() ?? wholeBody(root, schema);
}

/** Whether an object can be drawn as fields: one without named properties is better typed as JSON. */
function isDrawable({ properties, additionalProperties }: JsonObject): boolean {
  const takesOthers = additionalProperties === true || isJsonObject(additionalProperties);
  return isJsonObject(properties) && (!takesOthers || Object.keys(properties).length > 0);
}

function fieldsModel(root: JsonObject, resolved: ResolvedSchema): FormModel {
  const properties = statedProperties(resolved.schema, root, root);
  const schema = { ...resolved.schema, properties };
  const context = {
    root,
    parent: { ...resolved, schema },
    pointer: '',
    depth: 0,
    owner: null,
    read: readField,
    arrangeRows,
  };
  const fields = orderedNames(schema).map((name) => readField(name, properties[name], context));
  const modes = readModes(schema, Object.keys(properties));
  // The fields of a mode follow its switch.
  const isModal = new Set(modes.flatMap(({ names }) => names));
  const isMainItself = mainTest(schema, fields);
  const isMain = (field: FormField) => isModal.has(field.name) || isMainItself(field);
  return {
    schema: root,
    shape: 'fields',
    body: schema,
    fields,
    main: arrangeRows(fields.filter(isMain)),
    more: arrangeRows(fields.filter((field) => !isMain(field) && !isForDevelopers(field))),
    developer: arrangeRows(fields.filter((field) => !isMain(field) && isForDevelopers(field))),
    modes,
    alternatives: [],
  };
}

/**
 * The form model for these values: that of the alternative in use where the whole request has several, else the model
 * itself.
 */
export function activeModel(model: FormModel, values: JsonObject): FormModel {
  if (model.alternatives.length === 0) return model;
  return model.alternatives[activeAlternative(model, values)]?.model() ?? model;
}

/** The index of the alternative of the whole request that is in use; 0 where there are none. */
export function activeAlternative(model: FormModel, values: JsonObject): number {
  if (model.alternatives.length === 0) return 0;
  const whole = { pointer: '', options: model.alternatives, defaultValue: null };
  const isEmpty = Object.keys(values).every(isReservedName);
  return chosenAlternative(whole, isEmpty ? undefined : values, readChoices(values)).at;
}

function wholeBody(root: JsonObject, schema: JsonObject): FormModel {
  const skeleton = jsonSkeleton(root, root);
  const field: FormField = {
    kind: 'json',
    name: wholeBodyName,
    pointer: '',
    label: textOf(schema['title']) ?? messages.wholeBody,
    description: textOf(schema['description']) ?? messages.wholeBodyHelp,
    isRequired: true,
    isNullable: false,
    isHidden: false,
    defaultValue: null,
    prefill: skeleton === null ? null : JSON.stringify(skeleton, null, 2),
    schema,
  };
  return {
    schema: root,
    shape: 'whole',
    body: schema,
    fields: [field],
    main: [{ shape: 'single', names: [wholeBodyName] }],
    more: [],
    developer: [],
    modes: [],
    alternatives: [],
  };
}

const tellingName =
  /^(aspect_?ratio|ratio|(image_?)?size|resolution|duration|seconds|((output|target)_?)?(width|height))$/i;
const mostWithoutFold = 4;

/** Whether a field is a map of names that only the user knows. */
function isOpenMap(field: FormField): boolean {
  return field.kind === 'map' && field.fields.length === 0;
}

/** The fields that are shown at first: where a schema names none, the usual main fields. */
function mainTest(schema: JsonObject, fields: FormField[]): (field: FormField) => boolean {
  const basic = textsOf(schema['basic']);
  const isFew = fields.filter((field) => !field.isHidden).length <= mostWithoutFold;
  const isMainItself = (field: FormField): boolean => {
    if (field.isRequired || basic.includes(field.name)) return true;
    if (basic.length > 0 || isForDevelopers(field) || isOpenMap(field)) return false;
    const isMaking = field.kind === 'media' || (field.kind === 'text' && field.shape === 'prompt');
    return isFew || isMaking || tellingName.test(field.name);
  };
  const found = fields.filter(isMainItself);
  // A form with every field folded would look empty.
  const main = new Set((found.some(({ isHidden }) => !isHidden) ? found : fields).map(({ name }) => name));
  return (field) => main.has(field.name) || main.has(textOf(field.schema['x-next-to']) ?? '');
}
