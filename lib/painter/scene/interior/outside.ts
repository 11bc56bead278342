import type { ScenePlan, SubjectPlan } from '../plan/scene-plan.ts';
import { subjectTraits } from '../plan/subject-traits.ts';

function isOutside(subject: SubjectPlan): boolean {
  const { habitat, rank } = subjectTraits[subject.kind];
  return habitat !== 'table' && habitat !== 'portrait' && rank < 9;
}

/** The plan of what is seen from a room: the same hour and weather, the land that the words name, none of the furniture. */
export function groundsOutside(plan: ScenePlan): ScenePlan {
  return {
    ...plan,
    genre: 'landscape',
    camera: { ...plan.camera, move: 'static' },
    subjects: plan.subjects.filter(isOutside),
    texts: [],
  };
}
