import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import type { StoryboardShot } from '@/lib/contract/studio/storyboard';
import { promptInWords } from '@/lib/schema-form/boxes/shown-boxes';
import { storyboardMessages as messages } from '../messages';

/** A shot in a sequence that plays. */
export interface SequencePart {
  shot: StoryboardShot;
  /** Its video; null for a shot without one, which is shown as a card. */
  media: StudioMedia | null;
  /** When it begins, and how long it lasts. */
  start: number;
  seconds: number;
}

/** A moment of a sequence. */
export interface Position {
  index: number;
  /** Seconds from the beginning of the part. */
  seconds: number;
}

/** The words of a shot: its prompt, or the name of its clip; empty for neither. */
export function shotText({ shot, media }: Pick<SequencePart, 'shot' | 'media'>): string {
  if (shot.clip !== null) return media?.name ?? messages.clip;
  return promptInWords(shot.prompt).trim();
}

/** How long the card of a shot is shown that has neither a video nor a length. */
const usualSeconds = 4;

/**
 * The shots of a storyboard one after another.
 *
 * @param videoOf the video of a shot; null without one
 * @param lengthOf how long a shot without one will be; null while that is open
 */
export function sequenceOf(
  shots: readonly StoryboardShot[],
  videoOf: (shot: StoryboardShot) => StudioMedia | null,
  lengthOf: (shot: StoryboardShot) => number | null,
): SequencePart[] {
  let start = 0;
  return shots.map((shot) => {
    const media = videoOf(shot);
    const seconds = media?.durationSeconds ?? lengthOf(shot) ?? usualSeconds;
    const part = { shot, media, start, seconds };
    start += seconds;
    return part;
  });
}

/** The length of a sequence in seconds. */
export function totalSeconds(parts: readonly SequencePart[]): number {
  const last = parts.at(-1);
  return last === undefined ? 0 : last.start + last.seconds;
}

/** The part and the moment in it at a time of the sequence. */
export function positionAt(parts: readonly SequencePart[], seconds: number): Position {
  const index = Math.max(
    0,
    parts.findLastIndex(({ start }) => start <= seconds),
  );
  const part = parts[index];
  return { index, seconds: part === undefined ? 0 : Math.min(part.seconds, Math.max(0, seconds - part.start)) };
}

/** The position after some time in a part without a video; null at the end of the sequence. */
export function positionAfter(parts: readonly SequencePart[], { index, seconds }: Position, passed: number) {
  const part = parts[index];
  if (part === undefined) return null;
  if (seconds + passed < part.seconds) return { index, seconds: seconds + passed };
  return index + 1 < parts.length ? { index: index + 1, seconds: 0 } : null;
}

/** How much of a part lies before a position, 0 to 1. */
export function playedShare(parts: readonly SequencePart[], index: number, position: Position): number {
  if (index !== position.index) return index < position.index ? 1 : 0;
  const { seconds = 0 } = parts[index] ?? {};
  return seconds > 0 ? Math.min(1, position.seconds / seconds) : 0;
}
