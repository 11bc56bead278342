import { readWishes } from '../scene/plan/wishes.ts';
import type { ScenePlan } from '../scene/plan/scene-plan.ts';

/** A plan without the things that other words name, as those are drawn apart from it. */
export function planWithout(plan: ScenePlan, labels: readonly string[]): ScenePlan {
  const kinds = new Set(
    labels.flatMap((label) =>
      readWishes(label, '')
        .of('subject')
        .map(({ id }) => id),
    ),
  );
  return kinds.size === 0 ? plan : { ...plan, subjects: plan.subjects.filter(({ kind }) => !kinds.has(kind)) };
}
