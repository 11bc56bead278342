import type { JsonObject } from '../contract/model.ts';
import type { StoryboardContent, StoryboardShot, StoryboardTake } from '../contract/studio/storyboard.ts';
import { isSameJson } from '../schema-form/json.ts';
import { roleOf } from '../schema-form/kinds/field-role.ts';
import { createFormModel } from '../schema-form/model/form-model.ts';
import { planShot } from './plan-shot.ts';
import type { ShotModel } from './shot-request.ts';
import { shotState, shownTake } from './shot-state.ts';

/**
 * The shots that would be generated differently now: since their shown take was asked for, the prompt, the length, a
 * frame, the references, the settings of all shots or the model changed, or the shot before that they start from.
 */
export function changedShots(
  content: StoryboardContent,
  takes: readonly StoryboardTake[],
  model: ShotModel,
): StoryboardShot[] {
  return content.shots.filter((shot) => {
    const state = shotState(shot, takes);
    if (state.kind !== 'done' || state.take.job === null) return false;
    const now = planShot(content, shot, model, (before) => shownTake(before, takes)?.id ?? null);
    if (now.lacksShotBefore) return false;
    const { inputs, job } = state.take;
    const isSameInputs = isSameJson(sorted(now.inputs), sorted(inputs));
    return !isSameInputs || !isSameRequest(model.schema, now.request, without(job.request, inputs));
  });
}

function sorted<T extends { name: string }>(inputs: readonly T[]): T[] {
  return inputs.toSorted((one, other) => one.name.localeCompare(other.name));
}

function without(request: JsonObject, inputs: readonly { name: string }[]): JsonObject {
  const filled = new Set(inputs.map(({ name }) => name));
  return Object.fromEntries(Object.entries(request).filter(([name]) => !filled.has(name)));
}

/** Whether two requests ask for the same. A missing value is the model's default; seed and count belong to no shot. */
function isSameRequest(schema: JsonObject, one: JsonObject, other: JsonObject): boolean {
  const fields = new Map(createFormModel(schema).fields.map((field) => [field.name, field]));
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => {
    const field = fields.get(name);
    const role = field === undefined ? null : roleOf(field);
    if (role === 'seed' || role === 'count') return true;
    const usual = field?.defaultValue ?? null;
    return isSameJson(one[name] ?? usual, other[name] ?? usual);
  });
}
