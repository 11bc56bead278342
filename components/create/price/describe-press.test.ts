import { describe, expect, it } from 'vitest';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { describePress } from './describe-press';

const model = { engine: null, capabilities: { input: ['text'], output: ['image'] } };
const atelier = { ...model, engine: { name: 'atelier', title: 'Atelier' } };
const estimateOf = (medianSeconds: number) => ({
  lowSeconds: 1,
  medianSeconds,
  highSeconds: 99,
  samples: 4,
  isScaled: false,
});
const job = (id: string, status: StudioJob['status'], seconds: number | null) =>
  ({
    id,
    batchId: id,
    status,
    engine: null,
    mediaType: 'image',
    estimate: seconds === null ? null : estimateOf(seconds),
    progress: null,
    startedAt: null,
    queuedAt: null,
    createdAt: '',
    turn: 1,
  }) as StudioJob;
const options = { slotsOf: () => 2, nowMs: 0, isPaused: false };

describe('describePress', () => {
  it('gives every time that is known, however short', () => {
    expect(describePress({ model, count: 1, estimate: estimateOf(3) }, [], options)).toEqual(['About 3 s']);
  });

  it('gives a range where the time is scaled from other settings', () => {
    const scaled = { ...estimateOf(128), lowSeconds: 97, highSeconds: 163, isScaled: true };
    expect(describePress({ model, count: 1, estimate: scaled }, [], options)).toEqual(['About 2–3 min']);
    expect(describePress({ model, count: 4, estimate: scaled }, [], options)).toEqual(['About 3–5 min for 4 images']);
  });

  it('says how long several, or a long one, take in the slots that there are', () => {
    expect(describePress({ model, count: 4, estimate: estimateOf(6) }, [], options)).toEqual([
      'About 12 s for 4 images',
    ]);
    const video = { ...model, capabilities: { input: [], output: ['video'] } };
    expect(describePress({ model: video, count: 1, estimate: estimateOf(130) }, [], options)).toEqual(['About 2 min']);
    expect(describePress({ model: video, count: 2, estimate: estimateOf(20) }, [], options)).toEqual([
      'About 20 s for 2 videos',
    ]);
  });

  it('counts what waits before it', () => {
    const open = [job('a', 'waiting', 30), job('b', 'waiting', 30)];
    expect(describePress({ model, count: 1, estimate: estimateOf(3) }, open, options)).toEqual([
      'About 3 s',
      'Starts in about 30 s',
    ]);
    const unknown = [job('a', 'waiting', null), job('b', 'queued', null)];
    expect(describePress({ model, count: 1, estimate: estimateOf(30) }, unknown, options)).toEqual([
      'About 30 s',
      'After 2 queued jobs',
    ]);
    expect(describePress({ model: atelier, count: 1, estimate: estimateOf(30) }, open, options)).toEqual([
      'About 30 s',
    ]);
  });

  it('says that the queue is paused', () => {
    const paused = { ...options, isPaused: true };
    expect(describePress({ model, count: 1, estimate: estimateOf(30) }, [], paused)).toEqual([
      'About 30 s',
      'The queue is paused',
    ]);
  });
});
