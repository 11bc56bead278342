import { priorityOf } from '../queue/enqueue-generations.ts';

/** Which generations a slot takes, as priorities of the queue. */
export interface Slot {
  minPriority?: number;
  maxPriority?: number;
}

const images: Slot = { minPriority: priorityOf.image };
const videos: Slot = { maxPriority: priorityOf.video };
/** Images first, as the queue orders them. */
const either: Slot = {};

/**
 * Divides what a worker draws at once into slots. As many as `concurrency` draw while one kind waits alone. One slot takes
 * nothing but images, so that none waits minutes for a video; where videos are drawn, one takes nothing but videos, so that no
 * crowd of images keeps them out; hence, while both wait, one is drawn beyond `concurrency`. The rest take images first.
 *
 * @param options.videoConcurrency how many videos at once, at most `concurrency`; 0 for a worker that draws none
 */
export function workerSlots(options: { concurrency: number; videoConcurrency: number }): Slot[] {
  const videoCount = Math.min(options.videoConcurrency, options.concurrency);
  if (videoCount === 0) return Array.from({ length: options.concurrency }, () => images);
  const sharedCount = videoCount - 1;
  return [
    videos,
    ...Array.from({ length: sharedCount }, () => either),
    ...Array.from({ length: options.concurrency - sharedCount }, () => images),
  ];
}
