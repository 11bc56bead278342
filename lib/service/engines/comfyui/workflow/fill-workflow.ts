import type { JsonObject } from '../../../../contract/model.ts';
import type { ComfyPlan } from './plan.ts';

/** The workflow of one request: literals are replaced by its parameters, and never by anything but a plain value. */
export function fillWorkflow(
  plan: ComfyPlan,
  parameters: JsonObject,
  options: { seed: number; media: Record<string, string[]> },
): ComfyPlan['workflow'] {
  const workflow = structuredClone(plan.workflow);
  for (const [parameter, { node, input, kind, values }] of Object.entries(plan.targets)) {
    const given = kind === 'media' ? options.media[parameter]?.[0] : parameters[parameter];
    const value = given ?? (kind === 'seed' ? options.seed : undefined);
    const inputs = workflow[node]?.inputs;
    if (inputs === undefined) continue;
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') continue;
    inputs[input] = values?.[String(value)] ?? value;
  }
  return workflow;
}
