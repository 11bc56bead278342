import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../contract/model.ts';
import { json } from '../../../upstream/testing/scripted-upstream.ts';
import type { Handle } from '../engine.ts';
import { withBench } from '../testing/engine-bench.ts';
import { fakeModel } from '../testing/fake-media-api.ts';
import { setUpMediaApi } from '../testing/set-up-media-api.ts';

type Found = Handle | 'never arrived' | 'unknown';

interface Listings {
  active?: JsonObject[] | null;
  /** What each look at the history finds; the last one again and again. */
  history?: (JsonObject[] | null)[];
  pages?: number;
  owner?: string;
}

/** What becomes of the key `k` at a service with these listings. */
async function find({ active = [], history = [[]], pages = 1, owner = 'acme' }: Listings): Promise<Found> {
  let found: Found = 'unknown';
  const listing = (records: JsonObject[] | null) =>
    records === null ? json(404, {}) : json(200, { generations: records, total_pages: pages });
  await withBench(setUpMediaApi, async ({ fake, engine }) => {
    const { script } = fake.upstream;
    script(/^GET \/api\/ai\/models$/, json(200, { data: [{ ...fakeModel, owned_by: owner }] }));
    script(/^GET \/api\/ai\/queue\?/, listing(active));
    for (const [index, records] of history.toReversed().entries())
      script(/^GET \/api\/ai\/generations\?/, listing(records), index === 0 ? Number.POSITIVE_INFINITY : 1);
    found = await engine.find('k', new AbortController().signal);
  });
  return found;
}

const wanted = { generation_id: 'g', request_id: 'k' };
const other = { generation_id: 'o', request_id: 'other' };
const foreign = { generation_id: 'f' };

describe('findGeneration', () => {
  it('finds it among the active and the ended', async () => {
    expect(await find({ active: [other, wanted] })).toEqual({ generationId: 'g' });
    expect(await find({ history: [[foreign, wanted]] })).toEqual({ generationId: 'g' });
  });

  it('looks twice, because the request may still be processed', async () => {
    expect(await find({ history: [[other], [wanted, other]] })).toEqual({ generationId: 'g' });
  });

  it('says that nothing arrived where records have another request’s id', async () => {
    expect(await find({ history: [[other]] })).toBe('never arrived');
    expect(await find({ active: [other], history: [[other]] })).toBe('never arrived');
  });

  it('does not know where records have none, or not all are listed', async () => {
    expect(await find({ history: [[foreign, other]] })).toBe('unknown');
    expect(await find({ active: [foreign], history: [[other]] })).toBe('unknown');
    expect(await find({ history: [[other]], pages: 2 })).toBe('unknown');
    expect(await find({ history: [null] })).toBe('unknown');
    expect(await find({ active: null, owner: 'easel' })).toBe('unknown');
    expect(await find({ history: [[7 as unknown as JsonObject]], owner: 'easel' })).toBe('unknown');
  });

  it('takes empty listings for an answer at an Easel alone', async () => {
    expect(await find({ owner: 'easel' })).toBe('never arrived');
    expect(await find({})).toBe('unknown');
  });
});
