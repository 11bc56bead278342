import { newId } from '@/lib/client/new-id';
import type { StoryboardContent, StoryboardShot } from '@/lib/contract/studio/storyboard';

/** A change of a storyboard's content. */
export type ContentChange = (content: StoryboardContent) => StoryboardContent;

/** Changes properties of one shot. */
export function changeShot(id: string, change: Partial<StoryboardShot>): ContentChange {
  return (content) => ({
    ...content,
    shots: content.shots.map((shot) => (shot.id === id ? { ...shot, ...change } : shot)),
  });
}

/** Inserts shots at a position. */
export function insertShots(at: number, shots: readonly StoryboardShot[]): ContentChange {
  return (content) => ({ ...content, shots: content.shots.toSpliced(at, 0, ...shots) });
}

/** Moves a shot to another position. */
export function moveShot(from: number, to: number): ContentChange {
  return (content) => {
    const moved = content.shots[from];
    if (moved === undefined || to < 0 || to >= content.shots.length) return content;
    return { ...content, shots: content.shots.toSpliced(from, 1).toSpliced(to, 0, moved) };
  };
}

/** Removes a shot. */
export function removeShot(id: string): ContentChange {
  return (content) => ({ ...content, shots: content.shots.filter((shot) => shot.id !== id) });
}

/** A copy of a shot, without its takes. A generated frame stays the one of the original. */
export function copyOfShot(shot: StoryboardShot): StoryboardShot {
  return { ...shot, id: newId(), take: null };
}

/** Whether a shot can start with the end of another one: it has no image or clip of its own. */
const isFree = ({ firstFrame, clip }: StoryboardShot) =>
  clip === null && (firstFrame === null || firstFrame.kind === 'previous');

/** Whether every shot after the first starts with the end of the one before, or with an image or clip of its own. */
export function isContinuous(shots: readonly StoryboardShot[]): boolean {
  const free = shots.slice(1).filter(isFree);
  return free.length > 0 && free.every(({ firstFrame }) => firstFrame !== null);
}

/** Makes every shot start with the end of the one before, or none; images and clips of their own stay. */
export function setContinuous(isOn: boolean): ContentChange {
  return (content) => ({
    ...content,
    shots: content.shots.map((shot, index) => {
      if (!isFree(shot)) return shot;
      return { ...shot, firstFrame: isOn && index > 0 ? { kind: 'previous' } : null };
    }),
  });
}
