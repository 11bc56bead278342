import type { Target } from '../../engine-settings.ts';
import type { ChosenField } from './choose-fields.ts';
import { addressOf } from './find-roles.ts';
import type { FoundInput } from './literal-input.ts';
import type { PlanTarget } from './plan.ts';

/** Targets that are values of the generation, not inputs of a workflow. */
const computed = /^\$(?:width|height|seconds|frames|fps|seed)$/;

/** The parameters of a bound model. */
export interface Binding {
  targets: Record<string, PlanTarget[]>;
  /** One field per parameter, by the input that it goes to. */
  fields: ChosenField[];
  /** Targets that the workflow does not have, as `parameter → node.input`. */
  missing: string[];
}

/** Binds the parameters of a model that the catalogue has already to the literals that the settings name. */
export function bindParameters(inputs: readonly FoundInput[], map: Record<string, Target>): Binding {
  const byAddress = new Map(inputs.map((input) => [addressOf(input.node, input.input), input]));
  const binding: Binding = { targets: {}, fields: [], missing: [] };
  for (const [parameter, target] of Object.entries(map)) {
    const { to, values } = typeof target === 'string' ? { to: target } : target;
    if (computed.test(to)) continue;
    const input = byAddress.get(to);
    if (input === undefined) {
      binding.missing.push(`${parameter} → ${to}`);
      continue;
    }
    const { node, kind, suggestion, help } = input;
    binding.targets[parameter] = [{ node, input: input.input, kind, ...(values === undefined ? {} : { values }) }];
    binding.fields.push({
      name: parameter,
      title: suggestion.title,
      help,
      isBasic: suggestion.basic,
      minimum: input.minimum,
      maximum: input.maximum,
      default: input.default,
      inputs: [input],
    });
  }
  return binding;
}
