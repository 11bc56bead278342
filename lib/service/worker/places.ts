import { priorityOf } from '../queue/enqueue-generations.ts';

/** Which generations a place takes, as the queue's priorities say it. */
export interface Place {
  minPriority?: number;
  maxPriority?: number;
}

const images: Place = { minPriority: priorityOf.image };
const videos: Place = { maxPriority: priorityOf.video };
/** Images first, as the queue orders them. */
const either: Place = {};

/**
 * Divides what a worker draws at once into places. As many as `concurrency` draw while one kind waits alone. One place takes
 * nothing but images, so that none waits minutes for a video; where videos are drawn, one takes nothing but videos, so that no
 * crowd of images keeps them out; hence, while both wait, one is drawn beyond `concurrency`. The rest take images first.
 *
 * @param options.videoConcurrency how many videos at once, at most `concurrency`; 0 for a worker that draws none
 */
export function placesOf(options: { concurrency: number; videoConcurrency: number }): Place[] {
  const videoCount = Math.min(options.videoConcurrency, options.concurrency);
  if (videoCount === 0) return Array.from({ length: options.concurrency }, () => images);
  const sharedCount = videoCount - 1;
  return [
    videos,
    ...Array.from({ length: sharedCount }, () => either),
    ...Array.from({ length: options.concurrency - sharedCount }, () => images),
  ];
}
