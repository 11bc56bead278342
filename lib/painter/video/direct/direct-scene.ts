import { planScene } from '../../scene/plan-scene.ts';
import { readPromptIntent } from '../../scene/plan/prompt-intent.ts';
import type { CameraPlan, ScenePlan } from '../../scene/plan/scene-plan.ts';
import { sceneShot } from '../shots/scene-shot.ts';
import { divideFrames, type SoundCue, type Timeline, type Transition } from '../timeline/timeline.ts';
import type { SceneDirection } from './scene-direction.ts';
import { readBeats, type Beat } from '../../../service/models/sizes/read-beats.ts';
import { directHours } from './direct-hours.ts';
import { readHours } from './read-hours.ts';
import { chooseViewpoints } from './choose-viewpoints.ts';

const dissolveSeconds = 0.7;

/** The text of a beat together with what it leaves out: the place and the things of the beat before. */
function completeBeat(beat: Beat, before: string | null): string {
  if (before === null) return beat.text;
  const intent = readPromptIntent(beat.text, '');
  const hasPlace = intent.of('place').length > 0;
  if (hasPlace) return beat.text;
  const earlier = readPromptIntent(before, '');
  if (intent.of('subject').length === 0) return `${beat.text}, ${before}`;
  const named = [...earlier.of('place'), ...earlier.of('season')].map(({ id }) => id);
  return named.length === 0 ? beat.text : `${beat.text}, ${named.join(', ')}`;
}

function transitionInto(beat: Beat, isFast: boolean, framesPerSecond: number, frames: number): Transition {
  const kind = beat.entry ?? (isFast ? 'cut' : 'dissolve');
  if (kind === 'cut') return { kind };
  const length = Math.round(dissolveSeconds * framesPerSecond * (kind === 'dip' ? 1.6 : 1));
  return { kind, frames: Math.max(1, Math.min(length, Math.floor(frames / 2))) };
}

/** The length of each beat: by its own time codes, else by the amount of its content. */
function weightOf(beat: Beat): number {
  return beat.seconds === null
    ? 4 + Math.min(4, beat.text.split(/\s+/).length / 6)
    : beat.seconds.to - beat.seconds.from;
}

/**
 * Plans the shots of a prompt: one scene for each beat, each scene from as many viewpoints as its length allows. Beats
 * that exceed the frames are left out from the end.
 */
export function directScene(direction: SceneDirection): Timeline {
  const { seed, framesPerSecond, negativePrompt = '' } = direction;
  const most = Math.max(1, Math.floor(direction.frames / (framesPerSecond * 0.5)));
  const beats = readBeats(direction.prompt).slice(0, most);
  const lengths = divideFrames(direction.frames, beats.map(weightOf));
  const { isFast } = readPromptIntent(direction.prompt, '').reading;
  const timeline: Timeline = [];
  let before: string | null = null;
  for (const [index, beat] of beats.entries()) {
    const text = completeBeat(beat, before);
    before = text;
    const frames = lengths[index] ?? 1;
    const hours = readHours(text).slice(0, Math.max(1, Math.floor(frames / 2)));
    if (hours.length > 1) {
      const entries = directHours({ ...direction, prompt: text, frames }, hours);
      const [first, ...others] = entries;
      if (first === undefined) continue;
      timeline.push({ ...first, transition: transitionInto(beat, isFast, framesPerSecond, first.frames) }, ...others);
      continue;
    }
    const seconds = frames / framesPerSecond;
    const viewpoints = chooseViewpoints(text, Math.max(1, Math.round(seconds / direction.secondsASetUp)));
    const parts = divideFrames(
      frames,
      viewpoints.map(() => 1),
    );
    const scene = planScene(text, { seed, negativePrompt });
    const audio: SoundCue = { kind: 'scene', prompt: text, plan: scene };
    for (const [part, viewpoint] of viewpoints.entries()) {
      const plan =
        part === 0
          ? scene
          : seenFromElsewhere(scene, `${text}${viewpoint.words}`, { seed: seed + part, negativePrompt });
      const length = parts[part] ?? 1;
      timeline.push({
        shot: sceneShot({
          ...direction,
          title: titleOf(text, viewpoint.name),
          // Lettering is read once; from another viewpoint it would only repeat.
          plan: { ...plan, camera: cameraOf(plan, viewpoint.move), texts: part === 0 ? plan.texts : [] },
        }),
        frames: length,
        audio,
        transition:
          part === 0
            ? transitionInto(beat, isFast, framesPerSecond, length)
            : transitionInto({ ...beat, entry: null }, isFast, framesPerSecond, length),
      });
    }
  }
  return timeline;
}

/** The same place at the same time in the same light, from a viewpoint that shows other things. */
function seenFromElsewhere(
  scene: ScenePlan,
  words: string,
  options: { seed: number; negativePrompt: string },
): ScenePlan {
  const hour = `${scene.time}${scene.season === null ? '' : `, ${scene.season}`}`;
  return { ...planScene(`${words}, ${hour}`, options), palette: scene.palette };
}

function cameraOf(plan: ScenePlan, move: CameraPlan['move'] | null): CameraPlan {
  return move === null ? plan.camera : { ...plan.camera, move };
}

function titleOf(text: string, viewpoint: string): string {
  return `${viewpoint}: ${text}`;
}
