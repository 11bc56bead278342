import { describe, expect, it } from 'vitest';
import { workerSlots, type Slot } from './worker-slots.ts';

const takesImages = ({ maxPriority = 99 }: Slot) => maxPriority >= 10;
const takesVideos = ({ minPriority = 0 }: Slot) => minPriority <= 0;

describe('workerSlots', () => {
  it.each([
    [1, 1],
    [2, 2],
    [8, 8],
    [8, 2],
    [2, 9],
    [4, 0],
  ])(
    'with a concurrency of %i, %i of them videos, runs that many when one kind is queued',
    (concurrency, videoConcurrency) => {
      const slots = workerSlots({ concurrency, videoConcurrency });
      expect(slots.filter(takesImages)).toHaveLength(concurrency);
      expect(slots.filter(takesVideos)).toHaveLength(Math.min(concurrency, videoConcurrency));
      expect(slots.filter((slot) => takesImages(slot) && !takesVideos(slot)).length).toBeGreaterThan(0);
    },
  );

  it('reserves a slot for videos', () => {
    const slots = workerSlots({ concurrency: 3, videoConcurrency: 2 });
    expect(slots.filter((slot) => !takesImages(slot))).toHaveLength(1);
  });
});
