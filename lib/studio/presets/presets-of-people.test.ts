import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isEaselError } from '../../contract/error.ts';
import { presetLimits } from '../../contract/studio/preset-limits.ts';
import { people } from '../../database/studio-people-tables.ts';
import { presets } from '../../database/studio-saved-tables.ts';
import { startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';
import type { Presets } from './create-presets.ts';
import { callerOf } from '../testing/caller-of.ts';

let test: TestStudio;
let ann: Presets;
let ben: Presets;
let administrator: Presets;
const [annId, benId] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  test = await startTestStudio();
  await test.studio.context.database.insert(people).values([
    { id: annId, name: 'Ann', role: 'maker' },
    { id: benId, name: 'Ben', role: 'maker' },
  ]);
  const presetsOf = (personId: string) => test.studio.for(callerOf(personId)).presets;
  [ann, ben, administrator] = [presetsOf(annId), presetsOf(benId), test.studio.presets];
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.studio.context.database.delete(presets);
});

const values = { prompt: 'A hill' };
const body = (name = 'Dusk') => ({ model: 'ig-1', name, values, mediaId: null });

async function store(of: Presets, name?: string): Promise<string> {
  const id = randomUUID();
  await of.put(id, body(name));
  return id;
}

/** The code, message and field of a refusal. */
async function refusal(promise: Promise<unknown>) {
  const thrown: unknown = await promise.catch((error: unknown) => error);
  if (!isEaselError(thrown)) throw new Error('It was not refused.', { cause: thrown });
  return [thrown.code, thrown.message, ...(thrown.fields ?? []).map(({ pointer }) => pointer)];
}

const taken = (sentence: string) => ['conflict', sentence, '/name'];

describe('presets of several people', () => {
  it('lets two people use one name, and shows each the presets of both', async () => {
    await store(ann);
    await store(ben);
    const listed = await ben.list('ig-1');
    expect(new Set(listed.map(({ name, owner }) => `${name} of ${owner.name}`))).toEqual(
      new Set(['Dusk of Ann', 'Dusk of Ben']),
    );
    expect(await ann.list('ig-1')).toEqual(listed);
  });

  it('refuses to change what belongs to somebody else', async () => {
    const id = await store(ann);
    const refused = ['forbidden', 'This preset belongs to somebody else. Only they or an administrator can change it.'];
    expect(await refusal(ben.put(id, { ...body('Mine'), values: {} }))).toEqual(refused);
    expect(await refusal(ben.change(id, { name: 'Mine' }))).toEqual(refused);
    expect(await refusal(ben.remove(id))).toEqual(refused);
    expect(await refusal(ben.put(randomUUID(), { ...body('Theirs'), ownerId: annId }))).toEqual(refused);
    expect(await ann.list('ig-1')).toMatchObject([{ id, name: 'Dusk', prompt: 'A hill', owner: { id: annId } }]);
  });

  it('lets an administrator change it, and its owner stays', async () => {
    const id = await store(ann);
    await administrator.change(id, { name: 'Noon' });
    expect(await administrator.put(id, body('Dawn'))).toMatchObject({ name: 'Dawn', owner: { name: 'Ann' } });
    const removed = await administrator.remove(id);
    expect(await ann.list('ig-1')).toEqual([]);
    await administrator.put(id, { ...body(removed.name), ownerId: removed.owner.id });
    expect(await ann.read(id)).toMatchObject({ name: 'Dawn', owner: { id: annId, name: 'Ann' } });
  });

  it('says who has a name already', async () => {
    await store(ann, 'Dusk');
    const id = await store(ann, 'Noon');
    await store(administrator, 'Dawn');
    const own = taken('You already have a preset of this model called “dusk”.');
    const others = taken('Ann already has a preset of this model called “dusk”.');
    expect(await refusal(ann.change(id, { name: 'dusk' }))).toEqual(own);
    expect(await refusal(ann.put(randomUUID(), body('dusk')))).toEqual(own);
    expect(await refusal(administrator.change(id, { name: 'dusk' }))).toEqual(others);
    expect(await refusal(administrator.put(id, body('dusk')))).toEqual(others);
    expect(await administrator.change(id, { name: 'Dawn' })).toMatchObject({ name: 'Dawn', owner: { name: 'Ann' } });
  });

  it('counts only one’s own towards the limit', async () => {
    const rows = Array.from({ length: presetLimits.perModel }, (_none, index) => ({
      ...body(`${index}`),
      id: randomUUID(),
      ownerId: annId,
      nameKey: `${index}`,
    }));
    await test.studio.context.database.insert(presets).values(rows);
    await store(ben);
    await store(administrator);
    const most = `can have up to ${presetLimits.perModel} presets of a model. Delete one first.`;
    expect(await refusal(ann.put(randomUUID(), body('More')))).toEqual(['invalid_params', `You ${most}`, '/model']);
    const given = administrator.put(randomUUID(), { ...body('More'), ownerId: annId });
    expect(await refusal(given)).toEqual(['invalid_params', `Ann ${most}`, '/model']);
    expect(await administrator.put(rows[0]?.id ?? '', body('First'))).toMatchObject({ owner: { id: annId } });
  });

  it('stores the same name of two people at the same moment, and one id for one of them', async () => {
    expect(await Promise.all([store(ann), store(ben)])).toHaveLength(2);
    const id = randomUUID();
    const answers = await Promise.allSettled([ann.put(id, body('Noon')), ben.put(id, body('Noon'))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const winner = answers[0]?.status === 'fulfilled' ? 'Ann' : 'Ben';
    expect((await ann.read(id)).owner.name).toBe(winner);
  });

  it('refuses an unknown owner at its field', async () => {
    const stored = administrator.put(randomUUID(), { ...body(), ownerId: randomUUID() });
    expect(await refusal(stored)).toEqual(['invalid_params', 'There is no person with this id.', '/ownerId']);
  });
});
