import { composeLandscape } from '../compose/compose-landscape.ts';
import { createCompositor } from '../stage/compositor.ts';
import type { Moment, SceneLayer } from '../stage/scene-layer.ts';
import { createStage, type Stage } from '../stage/stage.ts';
import { groundsOutside } from './outside.ts';

/** Where a window is, in pixels. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is seen through the window: a landscape of its own, painted small. In a film it moves as any other. */
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
