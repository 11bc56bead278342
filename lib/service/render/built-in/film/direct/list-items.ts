import { readWishes } from '../../scene/plan/wishes.ts';
import type { CastBeat } from './assign-references.ts';
import type { Reference } from './reference.ts';

/** What a beat shows one after the other: its scene, a clip, a picture, or several pictures at once. */
export type FilmItem =
  | { kind: 'scene' }
  | {
      kind: 'references';
      references: Reference[];
      /** Seconds that there are of it; null for as long as one likes. */ seconds: number | null;
    };

/** A picture wants to be seen for so long; with less time each, several share the frame. */
const secondsAPicture = 1.3;

/** A film is worth an opening with its scene from so many seconds for each thing shown. */
const secondsForAScene = 2.2;

/** Most pictures that share a frame. */
const mostPanels = 4;

/** Neighbouring pictures as so many groups, as even as can be. */
function grouped(pictures: Reference[], count: number): Reference[][] {
  return Array.from({ length: count }, (_, group) =>
    pictures.slice(Math.floor((pictures.length * group) / count), Math.floor((pictures.length * (group + 1)) / count)),
  );
}

/**
 * Lists what a beat shows within its time. Clips and pictures come in the order given; where time is short pictures share
 * the frame; where there is time, and for clips that are shorter than their time, the scene of the words opens.
 */
export function listItems({ words, references }: CastBeat, seconds: number): FilmItem[] {
  const clips = references.filter(({ kind }) => kind === 'clip');
  const pictures = references.filter(({ kind }) => kind === 'picture');
  const clipSeconds = clips.reduce((sum, clip) => sum + (clip.kind === 'clip' ? clip.clip.durationSeconds : 0), 0);
  const wishes = readWishes(words, '');
  const tellsScene = wishes.of('place').length + wishes.of('subject').length > 0;
  const opens =
    (tellsScene && seconds >= secondsForAScene * (references.length + 1)) ||
    (pictures.length === 0 && clipSeconds < seconds);
  const room = Math.max(1, Math.floor(seconds / secondsAPicture) - (opens ? 1 : 0) - clips.length);
  const groups = Math.min(pictures.length, Math.max(room, Math.ceil(pictures.length / mostPanels)));
  const groupOf = new Map(grouped(pictures, groups).flatMap((group) => group.map((each) => [each, group] as const)));
  const items: FilmItem[] = opens ? [{ kind: 'scene' }] : [];
  const shown = new Set<Reference[]>();
  for (const reference of references) {
    const group = groupOf.get(reference);
    if (reference.kind === 'clip') {
      items.push({ kind: 'references', references: [reference], seconds: reference.clip.durationSeconds });
    } else if (group !== undefined && !shown.has(group)) {
      shown.add(group);
      items.push({ kind: 'references', references: group, seconds: null });
    }
  }
  return items;
}
