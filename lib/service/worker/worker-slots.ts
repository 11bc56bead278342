import { priorityOf } from '../queue/enqueue-generations.ts';

/** Which generations a slot accepts, as priorities of the queue. */
export interface Slot {
  minPriority?: number;
  maxPriority?: number;
}

const images: Slot = { minPriority: priorityOf.image };
const videos: Slot = { maxPriority: priorityOf.video };
/** Images first, as the queue orders them. */
const either: Slot = {};

/**
 * Divides a worker into slots. While only one kind is queued, `concurrency` of it run. At least one slot accepts only
 * images, so that none waits minutes for a video. With videos, another slot accepts only videos, so that many images
 * cannot block them; hence, while both kinds are queued, one more than `concurrency` runs. The other slots prefer
 * images.
 *
 * @param options.videoConcurrency how many videos run at once, at most `concurrency`; 0 for a worker without videos
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
