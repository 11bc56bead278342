import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { ParametersOf } from '../../../models/profile.ts';
import type { v7 } from '../../../models/v-7.ts';
import type { Render } from '../../renderer.ts';
import { planScene } from '../scene/plan-scene.ts';
import { createScenePainter } from '../scene/scene-painter.ts';
import { filmSize } from './film-frame.ts';
import { writeFilm } from './write-film.ts';

/** Fineness of the painting: less than a still's, for a film shows every frame a moment only. */
const detail = 0.6;

/** Share of the work that painting the unmoving layers takes. */
const preparingShare = 0.1;

/** V-7: films the scene of a prompt. */
export const renderSceneFilm: Render<ParametersOf<typeof v7>> = async (task, context) => {
  const { prompt, aspect_ratio, resolution, duration } = task.parameters;
  const [across = 16, down = 9] = aspect_ratio.split(':').map(Number);
  const size = filmSize(resolution, { width: across, height: down });
  const painter = createScenePainter(planScene(prompt, { seed: task.seed }), {
    ...size,
    detail,
    strength: 0.5,
    durationSeconds: duration,
  });
  for (const share of painter.prepare()) {
    context.onProgress(share * preparingShare);
    await setImmediate();
    context.signal.throwIfAborted();
  }
  const path = join(task.directory, 'film.mp4');
  await writeFilm(
    { path, ...size, durationSeconds: duration, paint: painter.paint },
    {
      onProgress: (share) => context.onProgress(preparingShare + (1 - preparingShare) * share),
      signal: context.signal,
    },
  );
  return [{ path, contentType: 'video/mp4', ...size, durationSeconds: duration }];
};
