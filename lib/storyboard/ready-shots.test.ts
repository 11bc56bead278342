import { describe, expect, it } from 'vitest';
import type { StoryboardShot, StoryboardTake } from '../contract/studio/storyboard.ts';
import { readyShots } from './ready-shots.ts';
import type { ShotFit } from './shot-fit.ts';
import { shotState } from './shot-state.ts';

const fit: ShotFit = {
  prompt: 'prompt',
  length: null,
  firstFrame: { name: 'first', isRequired: false },
  lastFrame: null,
  references: null,
  isEither: false,
};
const shot = (id: string, change: Partial<StoryboardShot> = {}): StoryboardShot => ({
  id,
  prompt: id,
  seconds: null,
  firstFrame: null,
  lastFrame: null,
  take: null,
  clip: null,
  ...change,
});
const chained = (id: string) => shot(id, { firstFrame: { kind: 'previous' } });
const take = (id: string, of: string, change: object) =>
  ({ id, shot: of, purpose: 'shot', state: 'sent', message: null, job: null, ...change }) as StoryboardTake;
const done = (id: string, of: string) =>
  take(id, of, { job: { status: 'succeeded', results: [{ id: `${id}-file` }] } });

function plan(shots: StoryboardShot[], takes: StoryboardTake[] = []) {
  const { ready, blocked } = readyShots({ shots, references: [] }, takes, fit);
  return [ready.map(({ id }) => id).join(''), blocked.map(({ id }) => id).join('')];
}

describe('readyShots', () => {
  it('chains shots that are generated together', () => {
    expect(plan([shot('a'), chained('b'), chained('c')])).toEqual(['abc', '']);
  });

  it('blocks a chain behind a shot that is not ready', () => {
    expect(plan([shot('a', { prompt: ' ' }), chained('b'), chained('c'), shot('d')])).toEqual(['d', 'abc']);
    expect(plan([chained('a'), shot('b')])).toEqual(['b', 'a']);
  });

  it('continues from shots that are done or under way, and leaves those out', () => {
    const running = take('t', 'a', { job: { status: 'processing' } });
    expect(plan([shot('a'), chained('b')], [running])).toEqual(['b', '']);
    expect(plan([shot('a'), chained('b')], [done('t', 'a')])).toEqual(['b', '']);
    expect(plan([shot('a', { clip: '/api/studio/media/1' }), chained('b')])).toEqual(['b', '']);
  });
});

describe('shotState', () => {
  const failed = take('f', 'a', { job: { status: 'failed' } });
  it.each([
    ['empty', []],
    ['waiting', [take('w', 'a', { state: 'waiting' })]],
    ['running', [done('d', 'a'), take('r', 'a', { job: { status: 'queued' } })]],
    ['done', [done('d', 'a'), failed]],
    ['failed', [failed]],
    ['failed', [take('f', 'a', { state: 'failed' })]],
    ['empty', [failed, take('c', 'a', { state: 'cancelled' })]],
  ] as const)('is %s', (kind, takes) => {
    expect(shotState(shot('a'), takes).kind).toBe(kind);
  });

  it('shows the chosen take, else the newest', () => {
    const takes = [done('one', 'a'), done('two', 'a')];
    expect(shotState(shot('a'), takes)).toMatchObject({ take: { id: 'two' } });
    expect(shotState(shot('a', { take: 'one' }), takes)).toMatchObject({ take: { id: 'one' } });
    expect(shotState(shot('a', { take: 'gone' }), takes)).toMatchObject({ take: { id: 'two' } });
  });
});
