import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LibraryChange } from '../../contract/studio/library.ts';
import type { Role } from '../../contract/studio/permissions.ts';
import type { Database } from '../../database/connect.ts';
import { people } from '../../database/studio-people-tables.ts';
import type { Caller } from '../context/caller.ts';
import { chunksOf, plainImage, putResult, putUpload } from '../testing/put-into-library.ts';
import { startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';
import type { Library } from './create-library.ts';
import { changeItems } from './items/change-items.ts';
import { callerOf } from '../testing/caller-of.ts';

const ids = {
  ann: '00000000-0000-4000-8000-00000000000a',
  ben: '00000000-0000-4000-8000-00000000000b',
  cleo: '00000000-0000-4000-8000-00000000000c',
};
type Name = keyof typeof ids;
const roles: Record<Name, Role> = { ann: 'maker', ben: 'maker', cleo: 'administrator' };

let test: TestStudio;
let ofAnn: string;
let ofBen: string;

beforeAll(async () => {
  test = await startTestStudio();
  const rows = (['ann', 'ben', 'cleo'] as const).map((name) => ({ id: ids[name], name, role: roles[name] }));
  await test.studio.context.database.insert(people).values(rows);
});
afterAll(() => test.close());
beforeEach(async () => {
  const all = await of('cleo').list(new URLSearchParams());
  const kept = all.items.map(({ media }) => media.id);
  if (kept.length > 0) await change('cleo', { do: 'trash' }, kept);
  await of('cleo').emptyTrash(test.studio.media);
  ofAnn = await putUpload(test.studio, 'teal', 'reef.png', ids.ann);
  ofBen = (await putResult(test.studio, { colour: 'plum', prompt: 'an orchard', ownerId: ids.ben })).id;
});

function callerNamed(name: Name): Caller {
  return callerOf(ids[name], roles[name]);
}
function of(name: Name): Library {
  return test.studio.for(callerNamed(name)).library;
}
const change = (name: Name, what: LibraryChange, items: string[]) =>
  of(name).change({ selection: { ids: items }, change: what });
const found = async (name: Name, filter: Record<string, string>) => {
  const { items } = await of(name).list(new URLSearchParams(filter));
  return items.map(({ media }) => media.id).toSorted();
};
const both = () => [ofAnn, ofBen].toSorted();

describe('the items of a library', () => {
  it('say whose they are, and are found by it', async () => {
    expect(await found('ann', {})).toEqual(both());
    expect(await found('ann', { owner: 'me' })).toEqual([ofAnn]);
    expect(await found('ben', { owner: 'me' })).toEqual([ofBen]);
    expect(await found('cleo', { owner: ids.ben })).toEqual([ofBen]);
    expect(await found('cleo', { owner: 'me' })).toEqual([]);
    expect((await of('ann').read(ofBen, new URLSearchParams())).item.owner).toEqual({ id: ids.ben, name: 'ben' });
    await expect(of('ann').list(new URLSearchParams({ owner: 'ben' }))).rejects.toThrow('owner');
  });

  it('are counted by owner', async () => {
    await change('ann', { do: 'star' }, [ofAnn, ofBen]);
    expect(await of('ann').facets()).toMatchObject({
      count: 2,
      starred: 2,
      mine: { count: 1, uploads: 1, starred: 1, trashed: 0 },
      owners: [
        { id: ids.ann, name: 'ann', count: 1 },
        { id: ids.ben, name: 'ben', count: 1 },
      ],
    });
    expect(await of('cleo').facets()).toMatchObject({ starred: 0, mine: { count: 0, starred: 0 } });
  });

  it('belong to whoever submitted the request, however it is retried', async () => {
    const request = { model: 'm', prompt: randomUUID() };
    const { jobId } = await test.studio.submitter.submit(request, randomUUID(), { ownerId: ids.ben });
    const { generationId } = await test.jobAs(jobId, 'queued');
    test.upstream.succeed(generationId ?? '', await plainImage('navy'));
    const job = await test.jobAs(jobId, 'succeeded');
    expect(job.owner.name).toBe('ben');
    expect(await found('ben', { owner: 'me' })).toContain(job.results[0]?.id);
  });

  it('stay whose they are when somebody else uploads the same file', async () => {
    const again = await test.studio.media.receive(chunksOf(await plainImage('teal')), {
      name: 'my reef.png',
      ownerId: ids.ben,
    });
    expect([again.id, again.outcome]).toEqual([ofAnn, 'known']);
    expect(await found('ben', { owner: 'me' })).toEqual([ofBen]);
  });
});

describe('stars', () => {
  it('are each person’s own', async () => {
    const { id } = await change('ann', { do: 'star' }, [ofBen]);
    await change('ben', { do: 'star' }, [ofAnn, ofBen]);
    expect(await found('ann', { starred: '1' })).toEqual([ofBen]);
    expect(await found('ben', { starred: '1' })).toEqual(both());
    expect(await found('cleo', { starred: '1' })).toEqual([]);
    await of('ann').undo(id);
    expect(await found('ann', { starred: '1' })).toEqual([]);
    expect(await found('ben', { starred: '1' })).toEqual(both());
    expect((await change('ben', { do: 'unstar' }, [ofAnn])).count).toBe(1);
    expect(await found('ben', { starred: '1' })).toEqual([ofBen]);
  });
});

describe('the trash', () => {
  it.each(['trash', 'restore'] as const)('takes only one’s own: %s', async (what) => {
    if (what === 'restore') await change('cleo', { do: 'trash' }, both());
    await expect(change('ann', { do: what }, both())).rejects.toThrow('One of these items belongs to somebody else.');
    await expect(change('ann', { do: what }, [ofBen])).rejects.toMatchObject({ code: 'forbidden' });
    expect(await found('cleo', { trash: '1' })).toEqual(what === 'restore' ? both() : []);
    expect((await change('ann', { do: what }, [ofAnn])).count).toBe(1);
    expect((await change('cleo', { do: what }, [ofBen])).count).toBe(1);
  });

  it('stays closed to an item of somebody else that the filter comes to match meanwhile', async () => {
    await change('ann', { do: 'rate', rating: 5 }, [ofAnn]);
    const { database } = test.studio.context;
    const racing: Pick<Database, 'transaction'> = {
      transaction: (run) =>
        database.transaction((transaction) => {
          const execute: typeof transaction.execute = (query) =>
            // After the check, and before the update.
            change('ben', { do: 'rate', rating: 5 }, [ofBen]).then(() => transaction.execute(query)) as never;
          return run(Object.assign(Object.create(transaction) as typeof transaction, { execute }));
        }),
    };
    const body = { selection: { filter: { rating: 5 }, except: [] }, change: { do: 'trash' } };
    const { count } = await changeItems(racing as Database, body, callerNamed('ann'));
    expect([count, await found('cleo', { trash: '1' })]).toEqual([1, [ofAnn]]);
    expect(await found('cleo', { rating: '5' })).toEqual([ofBen]);
  });

  it('is emptied of one’s own items, by administrators of all', async () => {
    await change('cleo', { do: 'trash' }, both());
    expect(await of('ann').emptyTrash(test.studio.media)).toEqual({ removed: 1, kept: 0 });
    expect(await found('cleo', { trash: '1' })).toEqual([ofBen]);
    expect(await of('cleo').emptyTrash(test.studio.media)).toEqual({ removed: 1, kept: 0 });
  });
});

describe('undo', () => {
  it('is for whoever made the change', async () => {
    const { id } = await change('ann', { do: 'rate', rating: 3 }, [ofBen]);
    await expect(of('cleo').undo(id)).rejects.toMatchObject({ code: 'resource_not_found' });
    await of('ann').undo(id);
    expect((await of('ben').read(ofBen, new URLSearchParams())).item.rating).toBe(0);
  });

  it('leaves the items of others where they are, for somebody who is no administrator any more', async () => {
    await change('ben', { do: 'trash' }, [ofBen]);
    const { id } = await change('cleo', { do: 'restore' }, [ofBen]);
    const { library } = test.studio.for({ ...callerNamed('cleo'), role: 'maker' });
    await expect(library.undo(id)).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('One of these items belongs to somebody else.') as unknown,
    });
    expect(await found('ben', {})).toContain(ofBen);
    await of('cleo').undo(id);
    expect(await found('ben', { trash: '1' })).toEqual([ofBen]);
  });
});
