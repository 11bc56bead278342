import { z } from 'zod';
import type { MediaKind } from '../../../../contract/media-kind.ts';
import type { JsonObject } from '../../../../contract/model.ts';
import { isScalar, type Scalar } from './plan.ts';

/** What ComfyUI says about one input of a node class. */
export interface InputSpec {
  /** ComfyUI's type, such as `INT`, `CONDITIONING` or `COMBO`. */
  type: string;
  /** The values of a list; null for any other input, and for a list that the engine fetches from elsewhere. */
  choices: Scalar[] | null;
  /** The kind of file that is uploaded for it. */
  upload: MediaKind | null;
  minimum: number | null;
  maximum: number | null;
  step: number | null;
  isMultiline: boolean;
  /** Whether its value names a file or a folder of the engine. */
  isPlace: boolean;
  isOptional: boolean;
  help: string | null;
  /** Further inputs that a choice brings, by the choice; named `input.further` in a workflow. */
  further: Map<string, Map<string, InputSpec>>;
}

/** What ComfyUI says about a node class: an entry of `GET /object_info`. */
export interface NodeInfo {
  title: string;
  category: string;
  inputs: Map<string, InputSpec>;
  /** Types of its outputs. */
  outputs: string[];
  /** Whether it shows or saves something. */
  isOutput: boolean;
}

const mostChoices = 20_000;
const mostNesting = 5;

const number = z.number().nullish().catch(null);
const truth = z.boolean().catch(false);
const optionsSchema = z.looseObject({
  options: z.array(z.unknown()).nullish().catch(null),
  min: number,
  max: number,
  step: number,
  round: z.union([z.number(), z.boolean()]).nullish().catch(null),
  multiline: truth,
  multiselect: truth,
  tooltip: z.string().nullish().catch(null),
  image_upload: truth,
  animated_image_upload: truth,
  video_upload: truth,
  audio_upload: truth,
  image_folder: z.string().catch('input'),
});
type Options = z.output<typeof optionsSchema>;

const namedInputs = z.record(z.string(), z.unknown()).catch({});
const nestedSchema = z
  .looseObject({ required: namedInputs, optional: namedInputs })
  .catch({ required: {}, optional: {} });
const nodeSchema = z.looseObject({
  name: z.string().catch(''),
  display_name: z.string().nullish().catch(null),
  category: z.string().catch(''),
  input: nestedSchema,
  output: z.array(z.unknown()).catch([]),
  output_node: truth,
});
const alternativeSchema = z.looseObject({ key: z.string(), inputs: nestedSchema });

function uploadOf(options: Options): MediaKind | null {
  // An image of ComfyUI's own results can't be uploaded.
  if (options.image_folder !== 'input') return null;
  if (options.image_upload || options.animated_image_upload) return 'image';
  if (options.video_upload) return 'video';
  return options.audio_upload ? 'audio' : null;
}

/** Whether an option says so, as `vhs_path_extensions` and `image_folder: 'output'` do. */
function namesPlace(options: Options): boolean {
  const isPlain = options.image_folder === 'input';
  return (
    !isPlain || Object.keys(options).some((option) => /path|director|folder/i.test(option) && option !== 'image_folder')
  );
}

/** A step that values can be multiples of: how they are rounded, before how far one press goes. */
function stepOf({ round, step }: Options): number | null {
  return ([round, step].find((value) => typeof value === 'number' && value > 0) as number | undefined) ?? null;
}

/** A type; the type of a list is the list itself in older versions. */
function typeOf(declared: unknown): string {
  if (Array.isArray(declared)) return 'COMBO';
  return typeof declared === 'string' ? declared : 'UNKNOWN';
}

/** The alternatives of a list whose choices bring further inputs (`COMFY_DYNAMICCOMBO_V3`), by their keys. */
function furtherOf(type: string, options: Options, level: number): InputSpec['further'] {
  if (!type.startsWith('COMFY_DYNAMICCOMBO') || level >= mostNesting) return new Map();
  const alternatives = (options.options ?? []).slice(0, mostChoices).flatMap((option) => {
    const { data } = alternativeSchema.safeParse(option);
    return data === undefined ? [] : [data];
  });
  return new Map(alternatives.map(({ key, inputs }) => [key, readInputs(inputs, level + 1)]));
}

/** Reads one input: `[type, options]`. A list has its values as its type, or in newer versions as `options.options`. */
function readInput(value: unknown, isOptional: boolean, level: number): InputSpec | null {
  if (!Array.isArray(value)) return null;
  const [given, further]: unknown[] = value;
  const options = optionsSchema.safeParse(further).data ?? optionsSchema.parse({});
  const type = typeOf(given);
  const alternatives = furtherOf(type, options, level);
  const listed = Array.isArray(given) ? given : type === 'COMBO' ? options.options : null;
  const choices = alternatives.size > 0 ? [...alternatives.keys()] : (listed?.filter(isScalar) ?? null);
  return {
    type: options.multiselect ? 'LIST' : type,
    choices: options.multiselect ? null : (choices?.slice(0, mostChoices) ?? null),
    upload: uploadOf(options),
    minimum: options.min ?? null,
    maximum: options.max ?? null,
    step: stepOf(options),
    isMultiline: options.multiline,
    isPlace: namesPlace(options),
    isOptional,
    help: options.tooltip?.trim().slice(0, 2000) || null,
    further: alternatives,
  };
}

function readInputs(inputs: z.output<typeof nestedSchema>, level: number): Map<string, InputSpec> {
  const read = (group: JsonObject, isOptional: boolean) =>
    Object.entries(group).flatMap(([name, value]): [string, InputSpec][] => {
      const spec = readInput(value, isOptional, level);
      return spec === null ? [] : [[name, spec]];
    });
  return new Map([...read(inputs.required, false), ...read(inputs.optional, true)]);
}

/** Reads an entry of `GET /object_info`. What is missing or invalid is left out. */
export function readNodeInfo(entry: JsonObject): NodeInfo {
  const node = nodeSchema.parse(entry);
  return {
    title: node.display_name?.trim() || node.name,
    category: node.category,
    inputs: readInputs(node.input, 0),
    outputs: node.output.map(typeOf),
    isOutput: node.output_node,
  };
}

const mostAtOnce = 8;

/** Reads the classes of a workflow's nodes; those that the engine lacks are not in the result. */
export async function readNodeInfos(
  classes: Iterable<string>,
  readNode: (classType: string) => Promise<JsonObject | null>,
): Promise<Map<string, NodeInfo>> {
  const infos = new Map<string, NodeInfo>();
  const names = [...new Set(classes)];
  for (let first = 0; first < names.length; first += mostAtOnce) {
    const some = names.slice(first, first + mostAtOnce);
    for (const [index, entry] of (await Promise.all(some.map(readNode))).entries()) {
      if (entry !== null) infos.set(some[index] ?? '', readNodeInfo(entry));
    }
  }
  return infos;
}
