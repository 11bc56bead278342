import { composeSpace } from '../space/compose-space.ts';
import { createTypeSetting } from '../type/type-setting.ts';
import { createMedium } from '../texture/medium.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { composeUnderwater } from '../underwater/compose-underwater.ts';
import { composeStillLife } from '../still-life/compose-still-life.ts';
import { composePortrait } from '../portrait/compose-portrait.ts';
import { composeAbstract } from '../abstract/compose-abstract.ts';
import { composeInterior } from '../interior/compose-interior.ts';
import { composeLandscape } from './compose-landscape.ts';

function composeGenre(stage: Stage): SceneLayer[] {
  switch (stage.plan.genre) {
    case 'space':
      return composeSpace(stage);
    case 'underwater':
      return composeUnderwater(stage);
    case 'still-life':
      return composeStillLife(stage);
    case 'portrait':
      return composePortrait(stage);
    case 'interior':
      return composeInterior(stage);
    case 'abstract':
      return composeAbstract(stage);
    case 'landscape':
    default:
      return composeLandscape(stage);
  }
}

/** The layers of a scene, back to front, its lettering last. */
export function composeScene(stage: Stage): SceneLayer[] {
  return [
    ...composeGenre(stage),
    ...createMedium(stage),
    ...(stage.plan.texts.length > 0 ? [createTypeSetting(stage)] : []),
  ];
}
