import { EaselError } from '../../../../contract/error.ts';
import type { JsonObject } from '../../../../contract/model.ts';
import { joinPointer } from '../../../../schema-form/json-pointer.ts';
import { translate } from '../../target.ts';
import { isOfKind, isScalar, nounOfKind, type ComfyPlan, type PlanTarget, type Workflow } from './plan.ts';

function invalid(parameter: string, message: string): EaselError {
  return new EaselError('invalid_params', `${parameter}: ${message}.`, {
    fields: [{ pointer: joinPointer('', parameter), message }],
  });
}

/**
 * The workflow of one request: literals are replaced, everything else stays. Values are only ever text, numbers and
 * true or false, checked by the kind of their target: an array would be a link. A parameter that the request leaves out
 * keeps the workflow's literal.
 *
 * @param options.seed for targets of kind `seed` without a value in the request
 * @param options.media names of uploaded files by parameter, in the request's order; the last one goes to all inputs that
 *   are left
 * @throws EaselError `invalid_params` for a value of another kind
 */
export function fillWorkflow(
  plan: ComfyPlan,
  parameters: JsonObject,
  options: { seed: number; media: Record<string, string[]> },
): Workflow {
  const filled = structuredClone(plan.workflow);
  const givenTo = (parameter: string) => (Object.hasOwn(parameters, parameter) ? parameters[parameter] : null);
  // Seeds that the request does not set follow the one that it sets, so that a request can be repeated.
  const seeds = Object.entries(plan.targets).filter(([, targets]) => targets.some(({ kind }) => kind === 'seed'));
  const seed = seeds.map(([parameter]) => givenTo(parameter)).find((value) => value != null) ?? options.seed;
  const valueOf = (parameter: string, { kind }: PlanTarget, index: number): unknown => {
    if (kind === 'media') {
      const files = Object.hasOwn(options.media, parameter) ? options.media[parameter] : null;
      return files?.[index] ?? files?.at(-1);
    }
    return givenTo(parameter) ?? (kind === 'seed' ? seed : null);
  };
  for (const [parameter, targets] of Object.entries(plan.targets)) {
    for (const [index, target] of targets.entries()) {
      const value = translate(valueOf(parameter, target, index), target.values);
      if (value === null || value === undefined) continue;
      const { node, input, kind } = target;
      // Its value is an address that only this service can read.
      if (kind !== 'media' && Object.hasOwn(options.media, parameter))
        throw invalid(parameter, 'is a file, and the workflow takes none there');
      const inputs = Object.hasOwn(filled, node) ? filled[node]?.inputs : undefined;
      if (inputs === undefined || !Object.hasOwn(inputs, input) || !isScalar(inputs[input])) {
        throw new Error(`the plan has a target that is no literal: ${node}.${input}`);
      }
      if (!isOfKind(value, kind)) throw invalid(parameter, `must be ${nounOfKind[kind]}`);
      inputs[input] = value;
    }
  }
  return filled;
}
