import { planScene } from '../../scene/plan-scene.ts';
import { planMotion } from '../animate/motion-plan.ts';
import { bridgeShot } from '../shots/bridge-shot.ts';
import type { ShotPlan } from '../timeline/shot.ts';
import type { SoundCue, Timeline } from '../timeline/timeline.ts';
import { directScene } from './direct-scene.ts';
import type { SceneDirection } from './scene-direction.ts';
import type { VideoImage } from '../shots/video-image.ts';
import { imageShot } from '../shots/image-shot.ts';

/** A prompt for a video, with the images that the video begins and ends on, if any. */
export interface PromptDirection extends SceneDirection {
  first: VideoImage | null;
  last: VideoImage | null;
}

/** Plans a video: from image to image, from or to one image, or the scenes of the prompt if there is none. */
export function directPrompt({ first, last, ...direction }: PromptDirection): Timeline {
  const { prompt: title, seed, frames } = direction;
  const motion = planMotion(title);
  const audio: SoundCue = { kind: 'scene', prompt: title, plan: planScene(title, { seed }) };
  const alone = (shot: ShotPlan): Timeline => [{ shot, frames, transition: { kind: 'cut' }, audio }];
  if (first !== null && last !== null) return alone(bridgeShot({ title, first, last, motion, seed }));
  if (first !== null) return alone(imageShot({ title, image: first, motion, seed, end: 'first' }));
  if (last !== null) return alone(imageShot({ title, image: last, motion, seed, end: 'last' }));
  return directScene(direction);
}
