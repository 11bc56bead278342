import { join } from 'node:path';
import { openPicture } from '../../../../media/open-picture.ts';
import type { ParametersOf } from '../../../models/profile.ts';
import type { v5 } from '../../../models/v-5.ts';
import type { Render } from '../../renderer.ts';
import { createRandom } from '../scene/noise/random.ts';
import { createCameraPath } from './animate/camera-path.ts';
import { createDisplacement } from './animate/displacement.ts';
import { createOverlay } from './animate/effects/create-effects.ts';
import { planMotion } from './animate/motion-plan.ts';
import { loadMovingPicture } from './animate/moving-picture.ts';
import { createWarp } from './animate/warp.ts';
import { filmSize } from './film-frame.ts';
import { inputOf } from '../input.ts';
import { inputFault } from './input-fault.ts';
import { writeFilm } from './write-film.ts';

/**
 * V-5: sets a picture in motion. The film begins on the picture, keeps its proportions, and lasts exactly as long as asked.
 * @throws EaselError `invalid_params` at `/input_image` when the picture cannot be read.
 */
export const renderAnimatedPicture: Render<ParametersOf<typeof v5>> = async (task, context) => {
  const { prompt, resolution, duration } = task.parameters;
  const { picture, size } = await load(inputOf(task, 'input_image').path, resolution);
  context.signal.throwIfAborted();
  const plan = planMotion(prompt);
  const pathOf = createCameraPath(plan.camera, duration, createRandom(task.seed, 'camera'));
  const displace = createDisplacement(plan, picture.small);
  const overlay = createOverlay(plan.effects, { ...size, seed: task.seed });
  const warp = createWarp(picture);
  const path = join(task.directory, 'film.mp4');
  const paint = (timeSeconds: number) => overlay(warp(pathOf(timeSeconds), displace(timeSeconds)), timeSeconds);
  await writeFilm({ path, ...size, durationSeconds: duration, paint }, context);
  return [{ path, contentType: 'video/mp4', ...size, durationSeconds: duration }];
};

async function load(path: string, resolution: '720P' | '1080P') {
  try {
    const { picture, metadata } = await openPicture(path);
    const size = filmSize(resolution, metadata.autoOrient);
    return { picture: await loadMovingPicture(picture, size), size };
  } catch (error) {
    throw inputFault(error, 'input_image');
  }
}
