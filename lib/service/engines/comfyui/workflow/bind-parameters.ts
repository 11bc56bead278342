import { isMeasure, type Measure, type NumberGrid } from '../../../models/model-definition.ts';
import type { ModelSettings, ParameterMap, Target } from '../../engine-settings.ts';
import { placeOf, targetsOfMap, valuesOfTarget } from '../../target.ts';
import { fieldOf, type ChosenField } from './choose-fields.ts';
import { addressOf } from './find-roles.ts';
import type { FoundInput } from './literal-input.ts';
import { isOfKind, nounOfKind, type PlanTarget, type Scalar } from './plan.ts';

/** The parameters and measures of a bound model. */
export interface Binding {
  targets: Record<string, PlanTarget[]>;
  /** One field per parameter, with the inputs that it goes to. */
  fields: ChosenField[];
  measures: Partial<Record<Measure, NumberGrid>>;
  /** Targets that the workflow does not have, as `parameter → node.input`. */
  missing: string[];
  /** What the map sends where it does not fit, as sentences. */
  misfits: string[];
}

function isFound(pair: [Target, FoundInput | undefined]): pair is [Target, FoundInput] {
  return pair[1] !== undefined;
}

function targetOf([target, { node, input, kind }]: [Target, FoundInput]): PlanTarget {
  const values = valuesOfTarget(target);
  return { node, input, kind, ...(values === undefined ? {} : { values }) };
}

/** Why a value can't go to an input; null when it can. */
function misfitOf(value: Scalar, found: FoundInput): string | null {
  const { kind, choices, minimum, maximum } = found;
  const address = addressOf(found.node, found.input);
  if (!isOfKind(value, kind))
    return `${JSON.stringify(value)} does not fit ${address}, which takes ${nounOfKind[kind]}.`;
  if (choices !== null && !choices.includes(value)) return `${address} has no choice ${JSON.stringify(value)}.`;
  const isOutside = typeof value === 'number' && (value < (minimum ?? value) || value > (maximum ?? value));
  return isOutside ? `${value} is outside the bounds of ${address}.` : null;
}

/** Numbers as one, since the form and the measures round them. */
const typeOf = ({ kind }: FoundInput) => (kind === 'integer' || kind === 'seed' ? 'number' : kind);

/** What of one parameter, or of one measure, does not fit the inputs that it goes to. */
function misfitsOf(parameter: string, pairs: readonly [Target, FoundInput][]): string[] {
  const translations = pairs.flatMap(([target, found]) =>
    Object.values(valuesOfTarget(target) ?? {}).map((value) => misfitOf(value, found)),
  );
  const direct = pairs.flatMap(([target, found]) => (valuesOfTarget(target) === undefined ? [found] : []));
  const [first] = direct;
  const expected = isMeasure(parameter) ? 'number' : first && typeOf(first);
  const others = direct
    .filter((found) => typeOf(found) !== expected)
    .map(
      (found) =>
        `${parameter} does not fit ${addressOf(found.node, found.input)}, which takes ${nounOfKind[found.kind]}.`,
    );
  return [...others, ...translations.filter((misfit) => misfit !== null)];
}

/** The numbers that all inputs of a field accept. The largest step is a multiple of the others in practice. */
function gridOf({ minimum, maximum, inputs }: Omit<ChosenField, 'name'>): NumberGrid {
  const steps = inputs.flatMap(({ kind, step }) => step ?? (kind === 'integer' || kind === 'seed' ? 1 : []));
  return { minimum, maximum, step: steps.length === 0 ? null : Math.max(...steps) };
}

/**
 * Adds the seeds that the map does not name and the settings do not fix: without a new seed, ComfyUI would return the
 * results of the run before.
 */
function withSeeds(
  inputs: readonly FoundInput[],
  { map = {}, fields = {} }: Pick<ModelSettings, 'map' | 'fields'>,
): ParameterMap {
  const named = new Set(Object.values(map).flat().map(placeOf));
  const isFixed = (address: string) => Object.hasOwn(fields, address) && fields[address]?.show === false;
  const drawn = inputs
    .filter(({ kind }) => kind === 'seed')
    .map(({ node, input }) => addressOf(node, input))
    .filter((address) => !named.has(address) && !isFixed(address));
  return drawn.length === 0 ? map : { ...map, $seed: [...[map['$seed'] ?? []].flat(), ...drawn] };
}

/** Binds the parameters of a model that the catalogue has already to the literals that the settings name. */
export function bindParameters(
  inputs: readonly FoundInput[],
  settings: Pick<ModelSettings, 'map' | 'fields'>,
): Binding {
  const map = withSeeds(inputs, settings);
  const byAddress = new Map(inputs.map((input) => [addressOf(input.node, input.input), input]));
  const binding: Binding = { targets: {}, fields: [], measures: {}, missing: [], misfits: [] };
  for (const [parameter, targets] of Object.entries(targetsOfMap(map))) {
    const pairs = targets.map((to): [Target, FoundInput | undefined] => [to, byAddress.get(placeOf(to))]);
    const missing = pairs.filter((pair) => !isFound(pair)).map(([to]) => `${parameter} → ${placeOf(to)}`);
    binding.missing.push(...missing);
    const found = pairs.filter(isFound);
    binding.misfits.push(...misfitsOf(parameter, found));
    // The form offers whole numbers where one of the inputs takes only these.
    const [first, ...others] = found
      .map(([, input]) => input)
      .toSorted((one, other) => Number(one.kind === 'number') - Number(other.kind === 'number'));
    if (missing.length > 0 || first === undefined) continue;
    binding.targets[parameter] = found.map(targetOf);
    const field = fieldOf([first, ...others], null);
    if (isMeasure(parameter)) binding.measures[parameter] = gridOf(field);
    else binding.fields.push({ name: parameter, ...field });
  }
  return binding;
}
