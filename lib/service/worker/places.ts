import { priorityOf } from '../queue/enqueue-generations.ts';

/** Which generations a place takes, as the queue's priorities say it. */
export interface Place {
  minPriority?: number;
  maxPriority?: number;
}

const pictures: Place = { minPriority: priorityOf.image };
const films: Place = { maxPriority: priorityOf.video };
/** Pictures first, as the queue orders them. */
const either: Place = {};

/**
 * Divides what a worker draws at once into places. As many as `concurrency` draw while one kind waits alone. One place takes
 * nothing but pictures, so that none waits minutes for a film; where films are drawn, one takes nothing but films, so that no
 * crowd of pictures keeps them out; hence, while both wait, one is drawn beyond `concurrency`. The rest take pictures first.
 *
 * @param options.filmConcurrency how many films at once, at most `concurrency`; 0 for a worker that draws none
 */
export function placesOf(options: { concurrency: number; filmConcurrency: number }): Place[] {
  const filmCount = Math.min(options.filmConcurrency, options.concurrency);
  if (filmCount === 0) return Array.from({ length: options.concurrency }, () => pictures);
  const sharedCount = filmCount - 1;
  return [
    films,
    ...Array.from({ length: sharedCount }, () => either),
    ...Array.from({ length: options.concurrency - sharedCount }, () => pictures),
  ];
}
