import type { MediaField } from '@/lib/client/models/media-fields';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { readOptions } from '@/lib/schema-form/kinds/choice/read-choice';
import { isJsonObject, numberOf, textOf } from '@/lib/schema-form/json';
import { modelMessages } from '../messages';
import { type ModelFacts, factsOf } from './model-facts';

/** One fact about what a model takes or makes. */
export interface ModelLimit {
  label: string;
  value: string;
}

const mostChoices = 8;

/** The values that a parameter offers, also those of its alternatives, each with its label. */
function choicesOf(parameter: JsonObject | undefined): Map<string, string> {
  const ways = [parameter, ...[parameter?.['anyOf'], parameter?.['oneOf']].flat()].filter(isJsonObject);
  const options = ways.flatMap((way) => (Array.isArray(way['enum']) ? (readOptions(way)?.options ?? []) : []));
  return new Map(options.map(({ value, label }) => [String(value), label]));
}

function inWords(choices: ReadonlyMap<string, string>): string {
  const words = [...choices.values()].slice(0, mostChoices).join(', ');
  return choices.size > mostChoices ? `${words}…` : words;
}

function first(facts: ModelFacts, ...names: string[]): JsonObject | undefined {
  return names.map((name) => facts.parameters[name]).find((parameter) => parameter !== undefined);
}

function mediaLimit({ parameters, required }: ModelFacts, field: MediaField): ModelLimit {
  const most = field.isList ? (numberOf(parameters[field.name]?.['maxItems']) ?? 1) : 1;
  const files = modelMessages.files[field.kind ?? 'any']({ most });
  return { label: field.title, value: required.includes(field.name) ? modelMessages.requiredFiles({ files }) : files };
}

/** What a model takes: its prompt and each media field, with how many files. */
export function inputLimits(model: LooseModel): ModelLimit[] {
  const facts = factsOf(model);
  const prompt = facts.parameters['prompt'];
  const promptLimit =
    prompt === undefined
      ? []
      : [
          {
            label: textOf(prompt['title']) ?? modelMessages.prompt,
            value: facts.required.includes('prompt') ? modelMessages.required : modelMessages.optional,
          },
        ];
  return [...promptLimit, ...facts.fields.map((field) => mediaLimit(facts, field))];
}

function sizeLimit(facts: ModelFacts): ModelLimit[] {
  const [width, height] = ['width', 'height'].map((name) => numberOf(facts.parameters[name]?.['maximum']));
  if (width != null && height != null)
    return [{ label: modelMessages.size, value: modelMessages.pixels({ width, height }) }];
  const values = choicesOf(first(facts, 'resolution', 'size', 'image_size', 'upscale_factor'));
  return values.size === 0 ? [] : [{ label: modelMessages.resolution, value: inWords(values) }];
}

function lengthLimit(facts: ModelFacts): ModelLimit[] {
  const parameter = first(facts, 'duration', 'seconds');
  const [low, high] = ['minimum', 'maximum'].map((name) => numberOf(parameter?.[name]));
  const choices = [...choicesOf(parameter).keys()].filter((value) => /^\d/.test(value)).map(Number);
  const from = choices.length > 0 ? Math.min(...choices) : Math.max(1, low ?? 1);
  const to = choices.length > 0 ? Math.max(...choices) : (high ?? null);
  if (parameter === undefined || to === null) return [];
  return [
    {
      label: modelMessages.length,
      value:
        from === to ? modelMessages.seconds({ seconds: to }) : modelMessages.secondsRange({ least: from, most: to }),
    },
  ];
}

function choiceLimit(label: string, parameter: JsonObject | undefined): ModelLimit[] {
  const values = choicesOf(parameter);
  return values.size === 0 ? [] : [{ label, value: inWords(values) }];
}

/** What a model makes: sizes, aspect ratios, lengths, formats, and how many results. */
export function outputLimits(model: LooseModel): ModelLimit[] {
  const facts = factsOf(model);
  const most = numberOf(first(facts, 'num_images', 'num_outputs')?.['maximum']);
  return [
    ...sizeLimit(facts),
    ...choiceLimit(modelMessages.aspectRatio, first(facts, 'aspect_ratio')),
    ...lengthLimit(facts),
    ...choiceLimit(modelMessages.formats, first(facts, 'output_format', 'output_encoder')),
    ...(most === null || most < 2
      ? []
      : [{ label: modelMessages.results, value: modelMessages.atMost({ count: most }) }]),
  ];
}
