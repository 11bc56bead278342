import { composeLandscape } from '../compose/compose-landscape.ts';
import { createCompositor } from '../stage/compositor.ts';
import type { Moment, SceneLayer } from '../stage/scene-layer.ts';
import { createStage, type Stage } from '../stage/stage.ts';
import type { ScenePlan, SubjectPlan } from '../plan/scene-plan.ts';
import { subjectTraits } from '../plan/subject-traits.ts';

/** The area of a window, in pixels. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

function isOutside(subject: SubjectPlan): boolean {
  const { habitat, rank } = subjectTraits[subject.kind];
  return habitat !== 'table' && habitat !== 'portrait' && rank < 9;
}

/**
 * The plan of the view from a room: the same time and weather, the land that the prompt names, none of the furniture.
 */
function groundsOutside(plan: ScenePlan): ScenePlan {
  return {
    ...plan,
    genre: 'landscape',
    camera: { ...plan.camera, move: 'static' },
    subjects: plan.subjects.filter(isOutside),
    texts: [],
  };
}

/** The view through the window: a separate landscape, painted small. In a video it moves like any other. */
export function createView(stage: Stage, frame: Frame): SceneLayer {
  const plan = groundsOutside(stage.plan);
  const inner = createStage(
    { ...plan, camera: { ...plan.camera, move: 'static' } },
    {
      width: Math.ceil(frame.width),
      height: Math.ceil(frame.height),
      detail: stage.detail,
      strength: 0.5,
      durationSeconds: stage.durationSeconds,
    },
  );
  const own = { ...inner, palette: stage.palette };
  const compositor = createCompositor(own, composeLandscape(own));
  const preparing = compositor.prepare();
  const show: NonNullable<SceneLayer['animate']> = (context, moment: Moment) => {
    while (preparing.next().done !== true);
    context.drawImage(compositor.compose(moment), frame.x, frame.y, frame.width, frame.height);
  };
  return { name: 'view', depth: 0.12, animate: show };
}
