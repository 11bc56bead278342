import type { JsonObject } from '../contract/model.ts';
import { arrangeRows } from './arrange-rows.ts';
import type { FormField, FormRow } from './form-field.ts';
import { orderedNames } from './field-order.ts';
import { isJsonObject, textOf, textsOf } from './json.ts';
import { jsonSkeleton } from './json-skeleton.ts';
import { messages } from './messages.ts';
import { readField } from './read-field.ts';
import { resolveSchema } from './resolve-schema.ts';

/** Name of the one field of a form that takes the whole body as JSON, because its schema can't be drawn as fields. */
export const wholeBodyName = '$body';

/** A request schema as a form. */
export interface FormModel {
  /** The schema it was read from. */
  schema: JsonObject;
  /** `whole` when the body as a whole is typed as JSON: then there is one field, named `wholeBodyName`. */
  shape: 'fields' | 'whole';
  /** Every property in display order, hidden ones and constants too. */
  fields: FormField[];
  /** What is shown at first: the required, and what the service calls basic. */
  main: FormRow[];
  /** The rest, folded. */
  more: FormRow[];
}

const models = new WeakMap<JsonObject, FormModel>();

/**
 * Reads any request schema as a form. Never fails; the same schema object gives the same model.
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
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : null;
  const hasAlternatives = Array.isArray(schema['oneOf']) || Array.isArray(schema['anyOf']);
  if (resolved.isRecursive || hasAlternatives || properties === null) return wholeBody(root, schema);
  const place = { root, parent: resolved, pointer: '', depth: 0 };
  const fields = orderedNames(schema).map((name) => readField(name, properties[name], place));
  const isMain = mainTest(schema, fields);
  return {
    schema: root,
    shape: 'fields',
    fields,
    main: arrangeRows(fields.filter(isMain)),
    more: arrangeRows(fields.filter((field) => !isMain(field))),
  };
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
    fields: [field],
    main: [{ shape: 'single', names: [wholeBodyName] }],
    more: [],
  };
}

const tellingName = /^(aspect_?ratio|ratio|(image_?)?size|resolution|duration|seconds|width|height)$/i;
const mostWithoutFold = 4;

/** Which fields are shown at first. A schema that names none leaves it to what usually matters. */
function mainTest(schema: JsonObject, fields: FormField[]): (field: FormField) => boolean {
  const basic = textsOf(schema['basic']);
  const isFew = fields.filter((field) => !field.isHidden).length <= mostWithoutFold;
  const isMainItself = (field: FormField): boolean => {
    if (field.isRequired || basic.includes(field.name)) return true;
    if (basic.length > 0) return false;
    const isMaking = field.kind === 'media' || (field.kind === 'text' && field.shape === 'prompt');
    return isFew || isMaking || tellingName.test(field.name);
  };
  const main = new Set(fields.filter(isMainItself).map(({ name }) => name));
  return (field) => main.has(field.name) || main.has(textOf(field.schema['x-next-to']) ?? '');
}
