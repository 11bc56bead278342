import type { JsonObject } from '../../../../contract/model.ts';
import type { ChosenField } from './choose-fields.ts';
import type { Scalar } from './plan.ts';

const mostButtons = 5;
const longText = 32_000;
const seedHelp = 'The same seed and settings give the same result. Leave empty for a random seed.';

/** Whether every decimal of a value is one of a step: 7.5 of 0.1, not 7.55. */
function isMultiple(value: number, step: number): boolean {
  const ratio = value / step;
  return Math.abs(ratio - Math.round(ratio)) < 1e-6;
}

function within(value: number, { minimum, maximum }: ChosenField): number {
  return Math.min(maximum ?? value, Math.max(minimum ?? value, value));
}

function numberSchema(field: ChosenField, type: 'number' | 'integer'): JsonObject {
  const [{ step }] = field.inputs;
  const fallback = within(Number(field.default), field);
  const anchors = [fallback, field.minimum ?? 0];
  const isStepped = step !== null && (type === 'number' ? step >= 1e-6 : step > 1 && Number.isInteger(step));
  return {
    type,
    ...(field.minimum === null ? {} : { minimum: field.minimum }),
    ...(field.maximum === null ? {} : { maximum: field.maximum }),
    ...(isStepped && anchors.every((anchor) => isMultiple(anchor, step)) ? { multipleOf: step } : {}),
    default: fallback,
  };
}

function typeOfChoices(choices: readonly Scalar[]): JsonObject {
  const types = new Set(choices.map((choice) => typeof choice));
  return types.size === 1 && !types.has('undefined') ? { type: [...types].join('') } : {};
}

function valueSchema(field: ChosenField): JsonObject {
  const [{ kind, choices, media, isMultiline, role }] = field.inputs;
  if (kind === 'media') {
    const address = { type: 'string', minLength: 1, format: 'uri', renderType: `${media ?? 'image'}-url` };
    const { length } = field.inputs;
    return length === 1 ? address : { type: 'array', items: address, minItems: length, maxItems: length };
  }
  if (kind === 'seed') {
    const fallback = field.default === null ? {} : { default: field.default };
    return { type: 'integer', minimum: field.minimum ?? 0, maximum: field.maximum, ...fallback };
  }
  if (choices !== null && choices.length > 0) {
    const buttons = choices.length <= mostButtons ? { renderType: 'button-group' } : {};
    return { ...typeOfChoices(choices), enum: [...new Set(choices)], default: field.default, ...buttons };
  }
  if (kind === 'boolean') return { type: 'boolean', default: field.default };
  if (kind === 'number' || kind === 'integer') return numberSchema(field, kind);
  if (role === 'prompt')
    return { type: 'string', minLength: 1, maxLength: longText, 'x-workbench-default': field.default };
  return { type: 'string', ...(isMultiline || role !== null ? { maxLength: longText } : {}), default: field.default };
}

function descriptionOf({ help, inputs: [first] }: ChosenField): string | null {
  if (first.kind === 'seed') return seedHelp;
  // What ComfyUI says of the input of a text encoder is no help to somebody who writes a prompt.
  return first.role === 'prompt' || first.role === 'negative prompt' ? null : help;
}

/** Whether a request must have a value for a field: prompts and files, since a workflow's own would be a surprise. */
function isRequired({ inputs: [first] }: Pick<ChosenField, 'inputs'>): boolean {
  return first.role === 'prompt' ? first.suggestion.name === 'prompt' : first.kind === 'media' && first.isRequired;
}

/** Prompt, negative prompt, media, size, what else is basic, then the rest; seeds last. */
function rankOf({ isBasic, inputs: [first] }: ChosenField): number {
  const ranks = { prompt: 0, 'negative prompt': 1, media: 2, width: 3, height: 4, seed: 7 } as const;
  if (first.role === 'prompt') return isRequired({ inputs: [first] }) ? -1 : ranks.prompt;
  if (first.role !== null) return ranks[first.role];
  return isBasic ? 5 : 6;
}

/** Writes the request schema of a form, as `requestSchemaOf` does for the models of this service. */
export function buildSchema(title: string, fields: readonly ChosenField[]): JsonObject {
  const ordered = fields.toSorted((one, other) => rankOf(one) - rankOf(other));
  const width = ordered.find((field) => field.inputs[0].role === 'width')?.name ?? null;
  const properties = ordered.map((field, order): [string, JsonObject] => {
    const { role } = field.inputs[0];
    const description = descriptionOf(field);
    return [
      field.name,
      {
        ...valueSchema(field),
        title: field.title,
        ...(description === null ? {} : { description }),
        ...(role === 'width' || role === 'height' ? { 'x-unit': 'px' } : {}),
        ...(role === 'height' && width !== null ? { 'x-next-to': width } : {}),
        'x-order': order,
      },
    ];
  });
  return {
    type: 'object',
    title,
    properties: Object.fromEntries(properties),
    required: ordered.filter(isRequired).map(({ name }) => name),
    basic: ordered.filter(({ isBasic }) => isBasic).map(({ name }) => name),
  };
}
