import type { CitationGroup } from '../../../contract/prompt/citations.ts';
import { planMotion, type MotionPlan } from '../animate/motion-plan.ts';
import type { PromptCitation } from '../../compose/composition.ts';
import { planScene } from '../../scene/plan-scene.ts';
import { readPromptIntent } from '../../scene/plan/prompt-intent.ts';
import { composedShot } from '../shots/composed-shot.ts';
import { clipShot } from '../shots/clip-shot.ts';
import { panelsShot } from '../shots/panels-shot.ts';
import { divideFrames, type SoundCue, type Timeline, type TimelineEntry } from '../timeline/timeline.ts';
import { assignReferences, type CastBeat } from './assign-references.ts';
import { directScene } from './direct-scene.ts';
import { divideAmongItems } from './divide-among-items.ts';
import { listItems, type VideoItem } from './list-items.ts';
import { readGrade } from './read-grade.ts';
import { readBeats } from '../../../service/models/sizes/read-beats.ts';
import type { Reference } from './reference.ts';
import { imageShot } from '../shots/image-shot.ts';

/** How to show the references of a prompt. */
export interface ReferenceDirection {
  prompt: string;
  references: readonly Reference[];
  groups: readonly CitationGroup[];
  seed: number;
  frames: number;
  framesPerSecond: number;
  secondsASetUp: number;
}

/** Camera moves of consecutive images, where the prompt names none. */
const moves = ['push-in', 'pan-right', 'orbit', 'pan-left', 'tilt-up'] as const;

/**
 * Plans the shots of a prompt with references: each is shown, where it is cited, for as long as the video's length
 * allows.
 */
export function directReferences(direction: ReferenceDirection): Timeline {
  const { frames, framesPerSecond } = direction;
  const most = Math.max(1, Math.floor(frames / framesPerSecond));
  const beats = readBeats(direction.prompt);
  // Beats beyond the video's length are merged with the one before them.
  const shownBeats =
    beats.length <= most ? beats : [{ ...beats[0], text: direction.prompt, seconds: null, entry: null }];
  const cast = assignReferences(shownBeats, direction.references, direction.groups);
  const lengths = divideFrames(frames, cast.map(weightOf));
  return cast.flatMap((each, index) => directBeat(each, lengths[index] ?? 1, direction));
}

function weightOf({ beat, references }: CastBeat): number {
  return beat.seconds === null ? Math.max(1, references.length) : beat.seconds.to - beat.seconds.from;
}

function directBeat(cast: CastBeat, frames: number, direction: ReferenceDirection): Timeline {
  const { seed, framesPerSecond } = direction;
  if (cast.references.length === 0) return directScene({ ...direction, prompt: cast.words, frames });
  const items = listItems(cast, frames / framesPerSecond);
  const lengths = divideAmongItems(items, frames, framesPerSecond);
  const motion = planMotion(cast.words);
  const isMoved = readPromptIntent(cast.words, '').of('camera').length > 0;
  const ambience: SoundCue = { kind: 'scene', prompt: cast.words, plan: planScene(cast.words, { seed }) };
  return items.flatMap((item, index) => {
    const length = lengths[index] ?? 1;
    const cut = Math.max(1, Math.min(Math.round(framesPerSecond * 0.5), Math.floor(length / 3)));
    const isQuick = length < framesPerSecond * 1.2;
    const entry = {
      frames: length,
      transition: isQuick ? { kind: 'cut' as const } : { kind: 'dissolve' as const, frames: cut },
    };
    const move = moves[(index + seed) % moves.length] ?? 'push-in';
    const moved: MotionPlan = isMoved ? motion : { ...motion, camera: { ...motion.camera, move } };
    return shotsOf(item, entry, { moved, ambience, cast, direction });
  });
}

interface ItemSetting {
  moved: MotionPlan;
  ambience: SoundCue;
  cast: CastBeat;
  direction: ReferenceDirection;
}

function shotsOf(item: VideoItem, entry: Pick<TimelineEntry, 'frames' | 'transition'>, setting: ItemSetting): Timeline {
  const { moved: motion, ambience, cast, direction } = setting;
  const { seed } = direction;
  const { words } = cast;
  if (item.kind === 'scene') {
    const [first, ...others] = directScene({ ...direction, prompt: words, frames: entry.frames });
    return first === undefined ? [] : [{ ...first, transition: entry.transition }, ...others];
  }
  if (item.kind === 'clip') {
    const { clip, name } = item.reference;
    const shot = clipShot({ title: `${name}: ${words}`, clip, fromSeconds: 0, mix: readGrade(direction.prompt) });
    return [{ ...entry, shot, audio: { kind: 'clip', path: clip.path, fromSeconds: 0 } }];
  }
  const title = `${item.references.map(({ name }) => name).join(', ')}: ${words}`;
  const images = item.references.flatMap((reference) => (reference.kind === 'image' ? [reference.image] : []));
  const [only] = images;
  if (only === undefined) return [];
  if (item.kind === 'together') {
    const citations = citationsAmong(cast, item.references);
    const shot = composedShot({ title, prompt: cast.beat.text, images, citations, motion, seed });
    return [{ ...entry, shot, audio: ambience }];
  }
  const shot =
    images.length === 1 ? imageShot({ title, image: only, motion, seed }) : panelsShot({ title, images, seed });
  return [{ ...entry, shot, audio: ambience }];
}

/** The citations of some references in a beat, by their position among these. */
function citationsAmong({ citations }: CastBeat, references: readonly Reference[]): PromptCitation[] {
  return citations.flatMap(({ field, index, start, end }) => {
    const position = references.findIndex((reference) => reference.field === field && reference.index === index);
    return position === -1 ? [] : [{ index: position, start, end }];
  });
}
