import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../contract/model.ts';
import type { StoryboardContent, StoryboardShot, StoryboardTake } from '../contract/studio/storyboard.ts';
import { models } from '../service/models/registry.ts';
import { requestSchemaOf } from '../service/models/request-schema.ts';
import { changedShots } from './changed-shots.ts';
import { planShot } from './plan-shot.ts';
import { shotFitOf } from './shot-fit.ts';
import type { ShotModel } from './shot-request.ts';

function modelOf(id: string): ShotModel {
  const model = models.find((candidate) => candidate.id === id);
  const schema = model === undefined ? {} : requestSchemaOf(model);
  const fit = shotFitOf(schema);
  if (fit === null) throw new Error(`${id} does not fit`);
  return { id, schema, fit };
}

const model = modelOf('v-8');
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
const before: StoryboardContent = {
  name: '',
  model: 'v-8',
  imageModel: null,
  settings: { resolution: '720p' },
  references: [],
  shots: [shot('a'), shot('b', { firstFrame: { kind: 'previous' } })],
};

/** A finished take of each shot, as the storyboard stood: `a1` of `a`. */
function takesOf(content: StoryboardContent, number = 1): StoryboardTake[] {
  return content.shots.map(({ id, ...rest }) => {
    const { request, inputs } = planShot(content, { id, ...rest }, model, (other) => `${other.id}${number}`);
    const filled: JsonObject = Object.fromEntries(inputs.map(({ name }) => [name, '/api/studio/media/frame']));
    const job = { status: 'succeeded', request: { ...request, ...filled, seed: 7 }, results: [{ id, kind: 'video' }] };
    return { id: `${id}${number}`, shot: id, purpose: 'shot', state: 'sent', message: null, inputs, job };
  }) as unknown as StoryboardTake[];
}

const takes = takesOf(before);
const changed = (content: StoryboardContent, more: StoryboardTake[] = []) =>
  changedShots(content, [...takes, ...more], model)
    .map(({ id }) => id)
    .join('');
const withShot = (at: number, change: Partial<StoryboardShot>): StoryboardContent => ({
  ...before,
  shots: before.shots.map((each, index) => (index === at ? { ...each, ...change } : each)),
});

describe('changedShots', () => {
  it('finds none in what was generated', () => {
    expect(changed(before)).toBe('');
    expect(changed({ ...before, name: 'Renamed', shots: [...before.shots, shot('new')] })).toBe('');
  });

  it('finds another prompt, length and frame', () => {
    expect(changed(withShot(0, { prompt: 'other' }))).toBe('a');
    expect(changed(withShot(1, { seconds: 1 }))).toBe('b');
    expect(changed(withShot(1, { firstFrame: null }))).toBe('b');
    expect(changed(withShot(0, { firstFrame: { kind: 'media', address: '/api/studio/media/1' } }))).toBe('a');
    expect(changed(withShot(1, { firstFrame: { kind: 'generated', take: 'still' } }))).toBe('b');
  });

  it('does not find a length that is the default anyway', () => {
    const { length } = model.fit;
    expect(length?.usual).toEqual(expect.any(Number));
    expect(changed(withShot(0, { seconds: length?.usual ?? null }))).toBe('');
  });

  it('finds settings of all shots, and another model', () => {
    expect(changed({ ...before, settings: { resolution: '1080p' } })).toBe('ab');
    expect(changedShots(before, takes, { ...model, id: 'v-9' })).toHaveLength(2);
  });

  it('finds references where the model takes them', () => {
    const other = modelOf('v-6');
    const content = { ...before, shots: [shot('a')], references: ['/api/studio/media/1'] };
    const { request, inputs } = planShot(content, shot('a'), other, () => null);
    const job = { status: 'succeeded', request, results: [{ id: 'a', kind: 'video' }] };
    const take = { id: 'a1', shot: 'a', purpose: 'shot', state: 'sent', message: null, inputs, job };
    const known = [take] as unknown as StoryboardTake[];
    expect(changedShots(content, known, other)).toEqual([]);
    expect(changedShots({ ...content, references: ['/api/studio/media/2'] }, known, other)).toHaveLength(1);
  });

  it('finds a shot that starts with the end of one that shows another take, or a clip, now', () => {
    const second = takesOf({ ...before, shots: before.shots.slice(0, 1) }, 2);
    expect(changed(before, second)).toBe('b');
    expect(changed(withShot(0, { take: 'a1' }), second)).toBe('');
    expect(changed(withShot(0, { clip: '/api/studio/media/1' }))).toBe('b');
  });
});
