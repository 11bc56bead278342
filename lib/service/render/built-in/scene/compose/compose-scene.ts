import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { composeLandscape } from './compose-landscape.ts';

/** The layers of a scene, back to front. */
export function composeScene(stage: Stage): SceneLayer[] {
  return composeLandscape(stage);
}
