import type { ParametersOf } from '../../../models/profile.ts';
import type { v7 } from '../../../models/v-7.ts';
import type { Render } from '../../renderer.ts';
import { chooseProportions } from './direct/choose-proportions.ts';
import { filmSize } from '../output/film-size.ts';
import { planScene } from '../scene/plan-scene.ts';
import { filmFramesPerSecond, frameCount } from './film-frame.ts';
import { saveFilm } from './save-film.ts';
import { sceneShot } from './shots/scene-shot.ts';

/** V-7: films the scene of a prompt. */
export const renderSceneFilm: Render<ParametersOf<typeof v7>> = async (task, context) => {
  const { prompt, aspect_ratio, resolution, duration } = task.parameters;
  const shot = sceneShot({ title: prompt, plan: planScene(prompt, { seed: task.seed }) });
  const film = await saveFilm(
    {
      directory: task.directory,
      ...filmSize(resolution, chooseProportions({ aspectRatio: aspect_ratio, prompt })),
      framesPerSecond: filmFramesPerSecond,
      timeline: [
        {
          shot,
          frames: frameCount(duration, filmFramesPerSecond),
          transition: { kind: 'cut' },
          sound: { kind: 'scene', prompt, plan: planScene(prompt, { seed: task.seed }) },
        },
      ],
    },
    context,
  );
  return [film];
};
