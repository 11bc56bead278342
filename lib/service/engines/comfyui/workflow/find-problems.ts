import type { FieldSettings } from '../../engine-settings.ts';
import type { ChosenField } from './choose-fields.ts';
import { addressOf } from './find-roles.ts';
import type { FoundInput } from './literal-input.ts';
import { reservedNames } from './name-inputs.ts';
import type { NodeInfo } from './node-info.ts';
import type { Workflow } from './plan.ts';

const mostNamed = 5;

/** Names in a sentence, of many only the first. */
export function listOf(names: readonly string[]): string {
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
  return names.slice(0, mostNamed).join(', ') + more;
}

/** Node classes of a workflow that the engine lacks, in a sentence; null when it has all. */
export function missingClasses(
  workflow: Workflow,
  infos: ReadonlyMap<string, NodeInfo>,
  packs: ReadonlyMap<string, string>,
  engine: string,
): string | null {
  const classes = [...new Set(Object.values(workflow).map((node) => node.class_type))];
  const missing = classes.filter((name) => !infos.has(name));
  if (missing.length === 0) return null;
  const names = missing.map((name) => (packs.has(name) ? `${name} (of ${packs.get(name)})` : name));
  const nodes = names.length === 1 ? 'the node' : 'the nodes';
  return `${engine} lacks ${nodes} ${listOf(names)}. Install ${names.length === 1 ? 'it' : 'them'} in ComfyUI.`;
}

const described = ({ input, node, nodeTitle }: FoundInput) => `${input} of node ${node} (${nodeTitle})`;

/** A file or another value that the engine's lists no longer have, in a sentence; null when they have all. */
export function missingValue(inputs: readonly FoundInput[], engine: string): string | null {
  const found = inputs.find((one) => one.isUsed && one.choices !== null && !one.choices.includes(one.default));
  if (found === undefined) return null;
  return `${engine} does not have "${String(found.default)}", which the workflow uses for ${described(found)}.`;
}

const secretName = /(?:^|_)(?:api_?key|secret|password|auth_?token|access_?token)(?:_|$)/i;

/** A secret in the workflow, in a sentence: workflows are stored in the database. Null without one. */
export function secretLiteral(inputs: readonly FoundInput[]): string | null {
  const found = inputs.find((one) => one.kind === 'text' && secretName.test(one.input) && one.default !== '');
  return found === undefined
    ? null
    : `The workflow contains a secret: ${described(found)}. Set it in ComfyUI and save the workflow without it.`;
}

type Valued = Pick<ChosenField, 'inputs' | 'minimum' | 'maximum' | 'default'>;

/** Whether the default of a field is a value that it can have. */
export function isPossibleDefault({ inputs: [first], minimum, maximum, default: value }: Valued): boolean {
  if (first.choices !== null) return value !== null && first.choices.includes(value);
  if (first.kind === 'text') return typeof value === 'string';
  if (first.kind === 'boolean') return typeof value === 'boolean';
  if (typeof value !== 'number' || (first.kind !== 'number' && !Number.isSafeInteger(value))) return false;
  return value >= (minimum ?? value) && value <= (maximum ?? value);
}

/** What the settings say of fields and the workflow contradicts, in a sentence; null without such. */
export function wrongFieldSettings(
  settings: Record<string, FieldSettings>,
  inputs: readonly FoundInput[],
  fields: readonly ChosenField[],
): string | null {
  const defaultOf = ({ node, input }: FoundInput) => settings[addressOf(node, input)]?.default ?? null;
  const known = new Set(inputs.map(({ node, input }) => addressOf(node, input)));
  const unknown = Object.keys(settings).filter((address) => !known.has(address));
  if (unknown.length > 0) return `The settings name fields that the workflow does not have: ${listOf(unknown)}.`;
  const names = fields.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return `The settings give two fields the name ${twice}.`;
  const reserved = names.find((name) => reservedNames.includes(name));
  if (reserved !== undefined) return `No field can have the name ${reserved}: it means something else in a request.`;
  // Fields have the settings' bounds; a fixed input has only its own.
  const fixed = inputs.map((one): Valued => ({ ...one, default: defaultOf(one) ?? one.default, inputs: [one] }));
  const isOverridden = ({ inputs: [first] }: Valued) => first.kind !== 'media' && defaultOf(first) !== null;
  const wrong = [...fields, ...fixed].filter(isOverridden).find((field) => !isPossibleDefault(field));
  if (wrong === undefined) return null;
  const [{ node, input }] = wrong.inputs;
  return `The default that the settings give to ${addressOf(node, input)} is not a value that it can have.`;
}
