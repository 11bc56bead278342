import { divideFrames } from '../timeline/timeline.ts';
import type { VideoItem } from './list-items.ts';

/** Several images at once need longer than one, but not as long as one after another. */
function weightOf(item: VideoItem): number {
  switch (item.kind) {
    case 'together':
      return 1.5;
    case 'images':
      return Math.sqrt(item.references.length);
    case 'scene':
    case 'clip':
    default:
      return 1;
  }
}

/** Divides a beat's frames among its items: no clip gets more than it has while another item can take the rest. */
export function divideAmongItems(items: readonly VideoItem[], frames: number, framesPerSecond: number): number[] {
  const limits = items.map((item) =>
    item.kind === 'clip' ? Math.max(1, Math.floor(item.reference.clip.durationSeconds * framesPerSecond)) : Infinity,
  );
  const fixed = new Set<number>();
  for (;;) {
    const free = items.flatMap((_, index) => (fixed.has(index) ? [] : [index]));
    const spent = [...fixed].reduce((sum, index) => sum + (limits[index] ?? 0), 0);
    if (free.length === 0 || frames - spent < free.length) return divideFrames(frames, items.map(weightOf));
    const parts = divideFrames(
      frames - spent,
      free.map((index) => {
        const item = items[index];
        return item === undefined ? 1 : weightOf(item);
      }),
    );
    const over = free.filter((index, place) => (parts[place] ?? 0) > (limits[index] ?? Infinity));
    if (over.length === 0 || over.length === free.length) {
      return items.map((_, index) => (fixed.has(index) ? (limits[index] ?? 1) : (parts[free.indexOf(index)] ?? 1)));
    }
    for (const index of over) fixed.add(index);
  }
}
