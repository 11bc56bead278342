import { describe, expect, it } from 'vitest';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { endsAtMs, forecastPress, forecastStarts } from './forecast';

const startedAt = '2026-11-23T10:00:00.000Z';
const nowMs = Date.parse(startedAt) + 4000;
const estimate = { lowSeconds: 8, medianSeconds: 10, highSeconds: 12, samples: 5, isScaled: false };
const job = (id: string, status: StudioJob['status'], change: Partial<StudioJob> = {}) =>
  ({
    id,
    batchId: id,
    status,
    engine: null,
    mediaType: 'image',
    estimate,
    progress: null,
    startedAt: status === 'processing' ? startedAt : null,
    queuedAt: null,
    createdAt: startedAt,
    turn: null,
    ...change,
  }) as StudioJob;
const waiting = (id: string, turn: number, change: Partial<StudioJob> = {}) => job(id, 'waiting', { turn, ...change });
const options = { slotsOf: () => 1, nowMs, isPaused: false };
const secondsOf = (jobs: StudioJob[], change: Partial<typeof options> = {}) =>
  Object.fromEntries(
    [...forecastStarts(jobs, { ...options, ...change })].map(([id, { position, startsAtMs }]) => [
      id,
      [position, startsAtMs === null ? null : (startsAtMs - nowMs) / 1000],
    ]),
  );

describe('forecastStarts while the queue is paused', () => {
  it('gives no time to what waits here, and one to what the service has', () => {
    const jobs = [waiting('b', 3), job('sent', 'queued'), job('a', 'processing')];
    const forecasts = forecastStarts(jobs, { ...options, isPaused: true });
    expect(forecasts.get('b')).toEqual({ position: 2, startsAtMs: null, isPaused: true });
    expect(forecasts.get('sent')).toEqual({ position: 1, startsAtMs: nowMs + 6000, isPaused: false });
  });
});

describe('endsAtMs', () => {
  it('goes by the progress once there is some, else by past runs', () => {
    expect(endsAtMs(job('a', 'processing', { progress: 0.5 }), nowMs)).toBe(nowMs + 4000);
    expect(endsAtMs(job('a', 'processing', { progress: 0.01 }), nowMs)).toBe(nowMs + 6000);
    expect(endsAtMs(job('a', 'processing', { estimate: null }), nowMs)).toBeNull();
  });
});

describe('forecastStarts', () => {
  it('adds up what runs and waits before, first what the service has', () => {
    const jobs = [waiting('c', 9), waiting('b', 3), job('sent', 'queued'), job('a', 'processing')];
    expect(secondsOf(jobs)).toEqual({ sent: [1, 6], b: [2, 16], c: [3, 26] });
  });

  it('uses all slots of the lane', () => {
    expect(secondsOf([job('a', 'processing'), waiting('b', 1), waiting('c', 2)], { slotsOf: () => 2 })).toEqual({
      b: [1, 0],
      c: [2, 6],
    });
  });

  it('counts the slots that another kind of media takes', () => {
    const video = { mediaType: 'video' as const, estimate: null };
    const jobs = [
      job('v', 'processing', video),
      job('w', 'processing', video),
      job('a', 'processing'),
      waiting('b', 1),
    ];
    expect(secondsOf(jobs, { slotsOf: () => 2 })).toEqual({ b: [1, 6] });
    expect(secondsOf(jobs.slice(1), { slotsOf: () => 2 })).toEqual({ b: [1, 0] });
  });

  it('keeps lanes apart', () => {
    const engine = { engine: 'atelier' };
    const jobs = [
      job('a', 'processing', engine),
      waiting('b', 1, engine),
      waiting('c', 2),
      job('v', 'processing', { mediaType: 'video' }),
    ];
    expect(secondsOf(jobs)).toEqual({ b: [1, 6], c: [1, 0] });
  });

  it('knows the positions alone where a duration is unknown, and while the queue is paused', () => {
    const jobs = [job('a', 'processing'), waiting('b', 1, { estimate: null }), waiting('c', 2)];
    expect(secondsOf(jobs)).toEqual({ b: [1, 6], c: [2, null] });
    expect(secondsOf(jobs, { isPaused: true })).toEqual({ b: [1, null], c: [2, null] });
    expect(secondsOf([job('a', 'processing', { estimate: null }), waiting('b', 1)])).toEqual({ b: [1, null] });
  });

  it('counts the jobs of one press as one position', () => {
    const press = { batchId: 'press' };
    const jobs = [waiting('a', 1, press), waiting('b', 1, press), waiting('c', 2), job('h', 'held', { turn: 1 })];
    expect(secondsOf(jobs)).toEqual({ a: [1, 0], b: [1, 10], c: [2, 20] });
  });
});

describe('forecastPress', () => {
  const press = { engine: null, mediaType: 'image' as const, medianSeconds: 10, count: 4 };

  it('waits for what is in its lane, and runs in its slots', () => {
    const two = { ...options, slotsOf: () => 2 };
    expect(forecastPress([], press, two)).toEqual({ waitMs: 0, endMs: 20_000 });
    expect(forecastPress([job('a', 'processing'), waiting('b', 1)], press, two)).toEqual({
      waitMs: 6000,
      endMs: 30_000,
    });
  });

  it('is unknown behind a job of unknown duration', () => {
    expect(forecastPress([waiting('b', 1, { estimate: null })], press, options)).toBeNull();
  });
});
