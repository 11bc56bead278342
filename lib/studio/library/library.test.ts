import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { LibraryFilter } from '../../contract/studio/library.ts';
import { libraryOrders } from '../../contract/studio/library-order.ts';
import { filterParameters } from '../../contract/studio/library-filter.ts';
import { proportionOf } from '../../contract/studio/library-shape.ts';
import { putResult, putUpload } from '../testing/put-into-library.ts';
import { startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';
import { blockSize } from './items/read-index.ts';
import { seedLibrary } from '../testing/seed-library.ts';

let test: TestStudio;
beforeAll(async () => {
  test = await startTestStudio();
});
afterAll(() => test.close());

const nobody = '00000000-0000-4000-8000-000000000000';
const address = (filter: LibraryFilter, more: Record<string, string> = {}) => {
  const parameters = filterParameters(filter);
  for (const [name, value] of Object.entries(more)) parameters.set(name, value);
  return parameters;
};
const found = async (filter: LibraryFilter) => {
  const { items } = await test.studio.library.list(address(filter));
  return items.map(({ caption }) => caption);
};

describe('createLibrary', () => {
  it('finds results by their prompts, and uploads by their names', async () => {
    await putResult(test.studio, { colour: '#101010', prompt: 'A café in fog, at dusk' });
    await putResult(test.studio, { colour: '#202020', prompt: 'Boats in a harbour', model: 'ig-2' });
    await putResult(test.studio, { colour: '#303030', prompt: '霧の中の灯台 ⛵️' });
    await putUpload(test.studio, '#404040', 'harbour map.png');
    expect(await found({ q: 'cafe' })).toEqual(['A café in fog, at dusk']);
    expect((await found({ q: 'harb' })).toSorted()).toEqual(['Boats in a harbour', 'harbour map']);
    expect(await found({ q: 'harbour -boat' })).toEqual(['harbour map']);
    expect(await found({ q: '"in fog"' })).toEqual(['A café in fog, at dusk']);
    expect(await found({ q: '"fog in"' })).toEqual([]);
    expect(await found({ q: '灯台' })).toEqual(['霧の中の灯台 ⛵️']);
    expect(await found({ q: '⛵' })).toEqual(['霧の中の灯台 ⛵️']);
    expect(await found({ q: '🦊' })).toEqual([]);
    expect(await found({ q: String.raw`o'brien \ & | ! ( <->` })).toEqual([]);
    expect(await found({ model: 'ig-2' })).toEqual(['Boats in a harbour']);
    expect(await found({ origin: 'upload', kind: 'image' })).toEqual(['harbour map']);
    expect(await found({ sound: true })).toEqual([]);
  });

  it('refuses invalid filters and cursors', async () => {
    const { library } = test.studio;
    const refused = { code: 'invalid_params' };
    await expect(library.list(new URLSearchParams('kind=smell'))).rejects.toMatchObject(refused);
    await expect(library.list(new URLSearchParams('zone=Mars/Base'))).rejects.toMatchObject(refused);
    await expect(library.list(new URLSearchParams('startingAt=x'))).rejects.toMatchObject(refused);
    await expect(library.list(new URLSearchParams('limit=9999'))).rejects.toMatchObject(refused);
    const forged = [`999999999999999_${nobody}`, `-99999999999999_${nobody}`, `NaN_${nobody}`, '1_x', '_', '1'];
    for (const place of forged) {
      await expect(library.list(address({}, { startingAt: place }))).rejects.toMatchObject(refused);
    }
    const odd = ['q=%00', 'from=0000-01-01', 'zone=A%00', 'zone=Etc/Unknown', 'to=9999-12-31', 'q=a:*%20%25%20-%20%22'];
    for (const parameters of odd) {
      const listed = library.list(new URLSearchParams(parameters)).catch((thrown: unknown) => thrown);
      expect([parameters, await listed]).not.toMatchObject([parameters, { query: expect.anything() as unknown }]);
    }
    await expect(library.read('x', new URLSearchParams())).rejects.toMatchObject({ code: 'resource_not_found' });
  });

  it('undoes any change, for exactly the items that it changed', async () => {
    const { library } = test.studio;
    const one = await putResult(test.studio, { colour: '#515151', prompt: 'undo one' });
    const two = await putResult(test.studio, { colour: '#525252', prompt: 'undo two' });
    await library.change({ selection: { ids: [two.id] }, change: { do: 'star' } });
    const all = { filter: { q: 'undo' }, except: [] };
    const starred = await library.change({ selection: all, change: { do: 'star' } });
    expect(starred.count).toBe(1);
    await library.undo(starred.id);
    expect(await found({ starred: true })).toEqual(['undo two']);

    const trashed = await library.change({
      selection: { filter: { q: 'undo' }, except: [two.id] },
      change: { do: 'trash' },
    });
    expect(await found({ q: 'undo' })).toEqual(['undo two']);
    expect(await found({ trash: true })).toEqual(['undo one']);
    await library.undo(trashed.id);
    await expect(library.undo(trashed.id)).rejects.toMatchObject({ code: 'resource_not_found' });
    expect(await found({ trash: true })).toEqual([]);

    const board = await library.createBoard({ name: ' Ideas ' });
    const added = await library.change({ selection: all, change: { do: 'add_to_board', board: board.id } });
    expect(added.count).toBe(2);
    expect(await library.boards()).toMatchObject([{ name: 'Ideas', count: 2 }]);
    await library.change({ selection: { ids: [one.id] }, change: { do: 'remove_from_board', board: board.id } });
    expect(await found({ board: board.id })).toEqual(['undo two']);
    await library.changeBoard(board.id, { name: 'Plans' });
    await library.deleteBoard(board.id);
    expect(await library.boards()).toEqual([]);
    await library.restoreBoard(board.id);
    expect(await library.boards()).toMatchObject([{ name: 'Plans', count: 1 }]);
    await library.deleteBoard(board.id);
  });

  it('rates, labels and flags items, finds them by it, and gives each its own value back', async () => {
    const { library } = test.studio;
    const one = await putResult(test.studio, { colour: '#535353', prompt: 'marked one' });
    const two = await putResult(test.studio, { colour: '#545454', prompt: 'marked two' });
    const ids = [one.id, two.id];
    await library.change({ selection: { ids: [one.id] }, change: { do: 'rate', rating: 2 } });
    const rated = await library.change({ selection: { ids }, change: { do: 'rate', rating: 4 } });
    expect(rated.count).toBe(2);
    expect((await library.change({ selection: { ids }, change: { do: 'rate', rating: 4 } })).count).toBe(0);
    expect((await found({ rating: 4 })).toSorted()).toEqual(['marked one', 'marked two']);
    await library.undo(rated.id);
    expect(await found({ rating: 1 })).toEqual(['marked one']);
    expect(await found({ rating: 3 })).toEqual([]);

    await library.change({ selection: { ids: [two.id] }, change: { do: 'label', label: 'green' } });
    const cleared = await library.change({ selection: { ids }, change: { do: 'label', label: null } });
    expect([cleared.count, await found({ label: 'green' })]).toEqual([1, []]);
    await library.undo(cleared.id);
    expect(await found({ label: 'green' })).toEqual(['marked two']);

    await library.change({
      selection: { filter: { label: 'green' }, except: [] },
      change: { do: 'flag', flag: 'rejected' },
    });
    expect(await found({ flag: 'rejected' })).toEqual(['marked two']);
    const { items } = await library.list(address({ q: 'marked' }));
    expect(new Map(items.map(({ caption, rating, label, flag }) => [caption, [rating, label, flag]]))).toEqual(
      new Map([
        ['marked one', [2, null, null]],
        ['marked two', [0, 'green', 'rejected']],
      ]),
    );
    const unknown = { selection: { ids }, change: { do: 'rate', rating: 6 } };
    await expect(library.change(unknown)).rejects.toMatchObject({ code: 'invalid_params' });
  });

  it('lists inputs and derived results', async () => {
    const source = await putUpload(test.studio, '#616161');
    const result = await putResult(test.studio, {
      colour: '#626262',
      prompt: 'lineage edit',
      request: { image: `/api/studio/media/${source}`, images: [`http://127.0.0.1:3000/api/studio/media/${source}`] },
    });
    const up = await test.studio.library.read(result.id, new URLSearchParams());
    expect(up.madeFrom.map(({ media }) => media.id)).toEqual([source]);
    expect(up.job).toMatchObject({ id: result.jobId, prompt: 'lineage edit' });
    const down = await test.studio.library.read(source, new URLSearchParams());
    expect(down.becameOf.map(({ media }) => media.id)).toEqual([result.id]);
    expect([down.becameOfCount, down.job]).toEqual([1, null]);
  });

  it('names the neighbours under the filter', async () => {
    const made = [];
    for (const [at, colour] of ['#717171', '#727272', '#737373'].entries()) {
      made.push(
        await putResult(test.studio, { colour, prompt: `row ${at}`, createdAt: new Date(Date.UTC(2026, 1, at + 1)) }),
      );
    }
    const middle = await test.studio.library.read(made[1]?.id ?? '', address({ q: 'row' }));
    expect([middle.newer, middle.older]).toEqual([made[2]?.id, made[0]?.id]);
    expect(await found({ from: '2026-02-02', to: '2026-02-02' })).toEqual(['row 1']);
    const { ids } = await test.studio.library.range(
      address({ q: 'row' }, { one: middle.cursor, other: `${Date.UTC(2026, 1, 1)}_${made[0]?.id ?? ''}` }),
    );
    expect(ids).toEqual([made[1]?.id, made[0]?.id]);
  });

  it('restores an upload from the trash when it is uploaded again', async () => {
    const id = await putUpload(test.studio, '#919191', 'again.png');
    await test.studio.library.change({ selection: { ids: [id] }, change: { do: 'trash' } });
    expect(await putUpload(test.studio, '#919191', 'again.png')).toBe(id);
    expect(await found({ q: 'again' })).toEqual(['again']);
  });

  it('accepts any number of concurrent changes', async () => {
    const { library } = test.studio;
    const made: string[] = [];
    for (let at = 0; at < 6; at += 1) made.push(await putUpload(test.studio, `#aa10${at + 10}`, `storm ${at}.png`));
    const all = { filter: { q: 'storm' }, except: [] };
    const kinds = ['trash', 'restore', 'star', 'unstar'] as const;
    const storm = Array.from({ length: 40 }, async (_, at) => {
      const ids = made.toSorted(() => Math.random() - 0.5);
      const selection = at % 3 === 0 ? all : { ids };
      const changed = await library.change({ selection, change: { do: kinds[at % 4] } });
      if (at % 5 === 0) await library.undo(changed.id);
    });
    await Promise.all(storm);
    await library.change({ selection: { ids: made }, change: { do: 'restore' } });
    expect(await found({ q: 'storm' })).toHaveLength(made.length);
  });

  it('empties the trash permanently', async () => {
    const { id } = await putResult(test.studio, { colour: '#818181', prompt: 'to be gone' });
    await test.studio.library.change({ selection: { ids: [id] }, change: { do: 'trash' } });
    expect(await test.studio.library.emptyTrash(test.studio.media)).toEqual({ removed: 1, kept: 0 });
    await expect(test.studio.media.describe(id)).rejects.toMatchObject({ code: 'resource_not_found' });
    expect(await found({ trash: true })).toEqual([]);
  });
});

describe('readLibraryIndex', () => {
  it('lists the aspect ratio of every item, in blocks with cursors', async () => {
    const seeded = await startTestStudio();
    onTestFinished(seeded.close);
    const { library } = seeded.studio;
    await seedLibrary(seeded.database.connection.database, {
      count: 700,
      newest: new Date('2026-11-20T21:00:00Z'),
      storageKey: 'none',
      thumbnailKey: 'none',
    });
    const parameters = address({ zone: 'Asia/Tokyo' });
    const { sections } = await library.index(parameters);
    expect(sections[0]?.key).toBe('2026-11-21');
    const blocks = sections.flatMap((section) => section.blocks);
    expect(Math.max(...blocks.map(({ shapes }) => shapes.length))).toBe(blockSize);
    const shapes = blocks.map((block) => block.shapes).join('');
    expect(shapes).toHaveLength(700);

    const seen: string[] = [];
    for (const block of blocks) {
      const limit = String(block.shapes.length);
      const { items } = await library.list(address({ zone: 'Asia/Tokyo' }, { startingAt: block.first, limit }));
      const [first] = items;
      const last = items.at(-1);
      expect(block).toMatchObject({
        first: `${Date.parse(first?.createdAt ?? '')}_${first?.media.id}`,
        last: `${Date.parse(last?.createdAt ?? '')}_${last?.media.id}`,
      });
      for (const [at, { media }] of items.entries()) {
        const proportion = (media.width ?? 0) / (media.height ?? 1);
        expect(Math.abs(proportionOf(block.shapes, at) / proportion - 1)).toBeLessThan(0.0025);
        seen.push(media.id);
      }
    }
    expect(new Set(seen).size).toBe(700);
    expect(await library.facets()).toMatchObject({ count: 700, uploads: 0, starred: 17, trashed: 0 });

    const change = (more: object, first: string) =>
      library.change({ selection: { filter: { q: first }, except: [] }, change: more });
    await change({ do: 'rate', rating: 5 }, 'vermilion');
    await change({ do: 'rate', rating: 2 }, 'glacier');
    for (const sort of libraryOrders) {
      const filter: LibraryFilter = { zone: 'Asia/Tokyo', sort };
      const ordered = await library.index(address(filter));
      const whole: string[] = [];
      for (const { key, blocks: some } of ordered.sections) {
        for (const { first, last, shapes: ofBlock } of some) {
          const page = { startingAt: first, limit: String(ofBlock.length) };
          const { items } = await library.list(address(filter, page));
          expect([items[0]?.cursor, items.at(-1)?.cursor, items.at(-1)?.section]).toEqual([first, last, key]);
          whole.push(...items.map(({ media }) => media.id));
        }
      }
      expect(new Set(whole).size).toBe(700);
      const [one = '', two = '', three = ''] = whole;
      expect(await library.read(two, address(filter))).toMatchObject({ newer: one, older: three });
      const cursors = await library.list(address(filter, { limit: '4' }));
      const ends = { one: cursors.items[3]?.cursor ?? '', other: cursors.items[1]?.cursor ?? '' };
      expect(await library.range(address(filter, ends))).toEqual({ ids: whole.slice(1, 4) });
    }
    const { sections: rated } = await library.index(address({ sort: 'rating' }));
    expect(rated.map(({ key }) => key)).toEqual(['5', '2', '0']);
    const byName = await library.list(address({ sort: 'name' }, { limit: '200' }));
    const captions = byName.items.map(({ caption }) => caption.toLowerCase().slice(0, 40));
    expect(captions).toEqual(captions.toSorted());
    await expect(library.list(address({ sort: 'rating' }, { startingAt: `1_${nobody}` }))).rejects.toMatchObject({
      code: 'invalid_params',
    });
  });
});
