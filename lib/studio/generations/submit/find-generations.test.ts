import { describe, expect, it } from 'vitest';
import { findGenerations } from './find-generations.ts';

const sentAt = new Date('2026-11-22T10:00:00Z');
const record = (generation_id: string, seed: number) => ({
  generation_id,
  status: 'queued',
  model: 'm',
  prompt: 'a',
  seed,
  enqueued_at: sentAt.getTime() / 1000,
});
const find = (request: object) =>
  findGenerations(
    [record('one', 7), record('other', 8)],
    { request: { model: 'm', prompt: 'a', seed: 7, ...request }, sentAt, untilMs: sentAt.getTime() },
    new Set(),
  );

describe('findGenerations', () => {
  it('compares the seed of a single generation, and finds all of several with their own seeds', () => {
    expect(find({})).toEqual(['one']);
    expect(find({ num_generations: 2 })).toEqual(['one', 'other']);
  });
});
