import { readPromptIntent } from '../../scene/plan/prompt-intent.ts';
import type { CastBeat } from './assign-references.ts';
import type { Reference } from './reference.ts';

/** An item that a beat shows, one after another. */
export type VideoItem =
  /** The scene of its text. */
  | { kind: 'scene' }
  /** Its images together in the scene of its text. */
  | { kind: 'together'; references: Reference[] }
  /** One image, or several side by side. */
  | { kind: 'images'; references: Reference[] }
  | { kind: 'clip'; reference: Reference & { kind: 'clip' } };

/** Seconds that an image needs; if there is less time for each, several share the frame. */
const secondsPerImage = 1.3;

/** Videos of at least this many seconds open with their scene. */
const minSecondsForScene = 3.4;

/** A scene without references opens a video that has this many seconds for each item. */
const secondsPerItem = 2.2;

/** Maximum number of images that share a frame. */
const mostPanels = 4;

/** Neighbouring images in that many groups, as even as possible. */
function grouped(images: Reference[], count: number): Reference[][] {
  return Array.from({ length: count }, (_, group) =>
    images.slice(Math.floor((images.length * group) / count), Math.floor((images.length * (group + 1)) / count)),
  );
}

/**
 * Lists the items that a beat shows within its time, clips and images in the given order. Images on a plain ground open
 * it together, in the scene of the text; text without citations opens it with its scene alone, and so do clips that are
 * shorter than their time. Where time is short, images share the frame.
 */
export function listItems({ words, references, citations }: CastBeat, seconds: number): VideoItem[] {
  const images = references.filter((reference) => reference.kind === 'image');
  const clips = references.filter((reference) => reference.kind === 'clip');
  const clipSeconds = clips.reduce((sum, { clip }) => sum + clip.durationSeconds, 0);
  const intent = readPromptIntent(words, '');
  const hasScene = intent.of('place').length + intent.of('subject').length > 0;
  const movable = images.filter(({ hasPlainGround }) => hasPlainGround);
  const items: VideoItem[] = [];
  if (hasScene && movable.length > 0 && seconds >= minSecondsForScene) {
    items.push({ kind: 'together', references: movable });
  } else if (
    (hasScene && citations.length === 0 && seconds >= secondsPerItem * (references.length + 1)) ||
    (images.length === 0 && clipSeconds < seconds)
  ) {
    items.push({ kind: 'scene' });
  }
  const room = Math.max(1, Math.floor(seconds / secondsPerImage) - items.length - clips.length);
  const groups = Math.min(images.length, Math.max(room, Math.ceil(images.length / mostPanels)));
  const groupOf = new Map(grouped(images, groups).flatMap((group) => group.map((each) => [each, group] as const)));
  const shown = new Set<Reference[]>();
  for (const reference of references) {
    const group = groupOf.get(reference);
    if (reference.kind === 'clip') items.push({ kind: 'clip', reference });
    else if (group !== undefined && !shown.has(group)) {
      shown.add(group);
      items.push({ kind: 'images', references: group });
    }
  }
  return items;
}
