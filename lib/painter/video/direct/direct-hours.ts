import type { TimeOfDay } from '../../scene/lexicon/light.ts';
import { planScene } from '../../scene/plan-scene.ts';
import { sceneShot } from '../shots/scene-shot.ts';
import { divideFrames, type SoundCue, type Timeline } from '../timeline/timeline.ts';
import { withoutHours } from './read-hours.ts';
import type { SceneDirection } from './scene-direction.ts';

/** Words for each time of day. */
const wordsOf: Record<TimeOfDay, string> = {
  dawn: 'dawn',
  morning: 'morning',
  day: 'midday',
  golden: 'golden hour',
  sunset: 'sunset',
  dusk: 'dusk',
  night: 'night',
};

/**
 * Passes through times of day in one scene and one take: the camera and the clouds continue, and the light of each time
 * dissolves into the next continuously.
 */
export function directHours(direction: SceneDirection, hours: readonly TimeOfDay[]): Timeline {
  const { seed, frames, framesPerSecond, negativePrompt = '', prompt } = direction;
  const words = withoutHours(prompt);
  const lengths = divideFrames(
    frames,
    // The first time of day has nothing to dissolve from, so it is shown briefly on its own.
    hours.map((_, index) => (index === 0 ? 0.4 : 1)),
  );
  const audio: SoundCue = { kind: 'scene', prompt, plan: planScene(prompt, { seed, negativePrompt }) };
  const seconds = frames / framesPerSecond;
  let at = 0;
  return hours.map((hour, index) => {
    const length = lengths[index] ?? 1;
    const fromSeconds = at / framesPerSecond;
    at += length;
    const plan = planScene(`${words}, ${wordsOf[hour]}`, { seed, negativePrompt });
    return {
      shot: sceneShot({ ...direction, title: `${wordsOf[hour]}: ${words}`, plan, drawing: { fromSeconds, seconds } }),
      frames: length,
      transition: index === 0 ? { kind: 'cut' } : { kind: 'dissolve', frames: length },
      audio,
    };
  });
}
