import { readPromptIntent } from '../scene/plan/prompt-intent.ts';
import type { LightPlan, ScenePlan } from '../scene/plan/scene-plan.ts';
import type { Size } from '../../service/models/sizes/proportions.ts';
import type { NamedBox } from './composition.ts';

function bodyOf(label: string): LightPlan['body'] {
  const intent = readPromptIntent(label, '');
  if (intent.wants('sky', 'crescent')) return 'crescent';
  if (intent.wants('sky', 'moon')) return 'moon';
  return intent.wants('sky', 'sun') ? 'sun' : null;
}

function isSky({ label }: NamedBox): boolean {
  const intent = readPromptIntent(label, '');
  return bodyOf(label) !== null && intent.of('subject').length === 0 && intent.of('place').length === 0;
}

/** Separates the boxes for the sun or the moon, which move the scene's own light, from the others. */
export function splitSkyBoxes(boxes: readonly NamedBox[]): { sky: NamedBox[]; others: NamedBox[] } {
  return { sky: boxes.filter(isSky), others: boxes.filter((box) => !isSky(box)) };
}

/** A plan whose sun or moon is in its box, as large as fits. */
export function planSkyBoxes(plan: ScenePlan, boxes: readonly NamedBox[], { width, height }: Size): ScenePlan {
  const [box] = boxes;
  if (box === undefined) return plan;
  const { left, right, top, bottom } = box.area;
  const unit = Math.min(width, height);
  const radius = Math.min((right - left) * width, (bottom - top) * height) / 2;
  // In the units of the stage: `altitude` counts from the horizon, in the sky's height or a little more than the
  // shorter side.
  const sky = Math.min(plan.horizon * height, unit * 1.1);
  return {
    ...plan,
    light: {
      ...plan.light,
      body: bodyOf(box.label),
      across: (left + right) / 2,
      altitude: (plan.horizon * height - ((top + bottom) / 2) * height) / sky,
      size: (radius * 0.9) / unit,
    },
  };
}
