import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Duplicates, LibraryChange, LibraryFilter } from '../../contract/studio/library.ts';
import { filterParameters } from '../../contract/studio/library-filter.ts';
import { libraryBatches, mediaLooks } from '../../database/studio-library-tables.ts';
import { media, mediaWork } from '../../database/studio-tables.ts';
import { readPngChunks, writePngChunks } from '../../media/testing/png-chunks.ts';
import { chunksOf, plainImage, putResult, putUpload } from '../testing/put-into-library.ts';
import { startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';
import { createDuplicates } from './looks/create-duplicates.ts';
import { findSimilar } from './looks/find-similar.ts';
import { firstPersonId } from '../people/first-person.ts';

let test: TestStudio;
beforeAll(async () => {
  test = await startTestStudio();
});
afterAll(() => test.close());

const found = async (filter: LibraryFilter) => {
  const { items } = await test.studio.library.list(filterParameters(filter));
  return items.map(({ caption }) => caption);
};

/** A picture with structure, whose copies are recognised. */
function drawing(width: number, height: number) {
  const block = (left: number, top: number, size: number, background: string) => ({
    input: {
      create: { width: Math.round(size * width), height: Math.round(size * height), channels: 3 as const, background },
    },
    left: Math.round(left * width),
    top: Math.round(top * height),
  });
  return sharp({ create: { width, height, channels: 3, background: '#204a87' } }).composite([
    block(0.1, 0.1, 0.4, '#f57900'),
    block(0.5, 0.5, 0.3, '#4e9a06'),
    block(0.8, 0, 0.1, '#eeeeec'),
  ]);
}

describe('listFolders', () => {
  it('groups boards, and counts an item once', async () => {
    const { library } = test.studio;
    const item = await putUpload(test.studio, '#aa0001', 'in two.png');
    const folder = await library.createFolder({ name: ' Spring campaign ' });
    expect(folder).toMatchObject({ name: 'Spring campaign', count: 0 });
    const one = await library.createBoard({ name: 'One', folder: folder.id });
    const two = await library.createBoard({ name: 'Two' });
    for (const board of [one.id, two.id]) {
      await library.change({ selection: { ids: [item] }, change: { do: 'add_to_board', board } });
    }
    await library.changeBoard(two.id, { folder: folder.id });
    expect(await library.folders()).toMatchObject([{ id: folder.id, name: 'Spring campaign', count: 1 }]);
    expect(await found({ folder: folder.id })).toEqual(['in two']);

    await library.renameFolder(folder.id, { name: 'Summer' });
    await library.deleteFolder(folder.id);
    expect(await library.folders()).toEqual([]);
    expect(await library.boards()).toMatchObject([{ folderId: null }, { folderId: null }]);
    await library.restoreFolder(folder.id);
    expect(await library.boards()).toMatchObject([{ folderId: folder.id }, { folderId: folder.id }]);
    await library.changeBoard(one.id, { folder: null });
    expect(await library.boards()).toMatchObject([{ folderId: null }, { folderId: folder.id }]);

    const gone = { code: 'resource_not_found' };
    const nobody = '00000000-0000-4000-8000-000000000000';
    await expect(library.changeBoard(one.id, { folder: nobody })).rejects.toMatchObject(gone);
    await expect(library.deleteFolder(nobody)).rejects.toMatchObject(gone);
    await expect(library.createFolder({ name: ' ' })).rejects.toMatchObject({ code: 'invalid_params' });
  });
});

describe('filterConditions', () => {
  it('finds results by settings of their requests, whatever the type, and by their seeds', async () => {
    await putResult(test.studio, {
      colour: '#bb0001',
      prompt: 'set one',
      request: { steps: 20, ratio: '16:9', turbo: true },
      seed: '77',
    });
    await putResult(test.studio, { colour: '#bb0002', prompt: 'set two', request: { steps: 30, ratio: '16:9' } });
    const is = (name: string, value: string) => found({ settings: [{ name, value }] });
    expect(await is('steps', '20')).toEqual(['set one']);
    expect((await is('ratio', '16:9')).toSorted()).toEqual(['set one', 'set two']);
    expect(await is('turbo', 'true')).toEqual(['set one']);
    expect(await is('seed', '77')).toEqual(['set one']);
    expect(await is('steps', '2')).toEqual([]);
    const both = {
      settings: [
        { name: 'ratio', value: '16:9' },
        { name: 'steps', value: '30' },
      ],
    };
    expect(await found(both)).toEqual(['set two']);
    const { settings } = await test.studio.library.settings();
    expect(settings.find(({ name }) => name === 'ratio')).toEqual({ name: 'ratio', values: ['16:9'] });
    expect(settings.some(({ name }) => name === 'prompt' || name === 'model')).toBe(false);
    await expect(is('steps', 'a\0')).rejects.toMatchObject({ code: 'invalid_params' });
  });

  it('finds the results of one press', async () => {
    const made = await putResult(test.studio, { colour: '#bb0003', prompt: 'pressed once' });
    const { job } = await test.studio.library.read(made.id, new URLSearchParams());
    expect(await found({ batch: job?.batchId ?? '' })).toEqual(['pressed once']);
  });

  it('finds images of similar colours, once their looks are read', async () => {
    const { database } = test.studio.context;
    const red = await putUpload(test.studio, '#d01c1c', 'red thing.png');
    const green = await putUpload(test.studio, '#1c9c2c', 'green thing.png');
    await expect
      .poll(async () => (await database.select().from(mediaLooks)).map(({ id }) => id))
      .toEqual(expect.arrayContaining([red, green]));
    expect(await found({ colours: ['c92020'], q: 'thing' })).toEqual(['red thing']);
    expect(await found({ colours: ['c92020', '1c9c2c'], q: 'thing' })).toEqual([]);
    const { items } = await test.studio.library.list(filterParameters({ q: 'red thing' }));
    expect(items[0]?.palette).toEqual([expect.stringMatching(/^d01c1/)]);
  });
});

describe('undoChange', () => {
  it('leaves items that were rated, labelled or flagged again since then', async () => {
    const { library } = test.studio;
    const [again, once] = [
      await putUpload(test.studio, '#ab0001', 'again'),
      await putUpload(test.studio, '#ab0002', 'once'),
    ];
    const change = (ids: string[], to: LibraryChange) => library.change({ selection: { ids }, change: to });
    const changes = [
      await change([again, once], { do: 'rate', rating: 2 }),
      await change([again, once], { do: 'flag', flag: 'kept' }),
    ];
    await change([again], { do: 'rate', rating: 5 });
    await change([again], { do: 'flag', flag: null });
    for (const { id } of changes) await library.undo(id);
    const marks = async (id: string) => (await library.read(id, new URLSearchParams())).item;
    expect(await marks(again)).toMatchObject({ rating: 5, flag: null });
    expect(await marks(once)).toMatchObject({ rating: 0, flag: null });
  });

  it('gives items their values back, though the change did not record what it changed to', async () => {
    const { library, context } = test.studio;
    const id = await putUpload(test.studio, '#ab0003', 'before the upgrade');
    const change = (to: LibraryChange) => library.change({ selection: { ids: [id] }, change: to });
    await change({ do: 'rate', rating: 3 });
    const later = await change({ do: 'rate', rating: 1 });
    const asBefore = { valueAfter: null, hasValueAfter: false };
    await context.database.update(libraryBatches).set(asBefore).where(eq(libraryBatches.id, later.id));
    await library.undo(later.id);
    expect((await library.read(id, new URLSearchParams())).item.rating).toBe(3);
  });
});

const idsOf = ({ groups }: Duplicates) => groups.flatMap(({ items }) => items.map(({ media }) => media.id));

describe('createDuplicates', () => {
  it('groups copies of the same look, the largest first, and the same bytes', async () => {
    const { studio } = test;
    const large = await drawing(900, 600).png().toBuffer();
    const small = await drawing(300, 200).jpeg({ quality: 70 }).toBuffer();
    const ids = [];
    for (const [name, bytes] of [
      ['small.jpg', small],
      ['large.png', large],
    ] as const) {
      const { id } = await studio.media.receive(chunksOf(bytes), { name, ownerId: firstPersonId });
      ids.push(id);
    }
    const [smallId = '', largeId = ''] = ids;
    await expect
      .poll(async () => {
        const { groups } = await studio.library.duplicates();
        return groups.map(({ kind, items }) => [kind, ...items.map(({ media }) => media.id)]);
      })
      .toEqual([['similar', largeId, smallId]]);
    await studio.library.change({ selection: { ids: [smallId] }, change: { do: 'rate', rating: 4 } });
    const { groups } = await studio.library.duplicates();
    expect(groups[0]?.items.map(({ media }) => media.id)).toEqual([smallId, largeId]);
    await studio.library.change({ selection: { ids: [smallId] }, change: { do: 'trash' } });
    expect(await studio.library.duplicates()).toEqual({ groups: [], count: 0 });
  });

  it('leaves out an image with what was made of it, and the results of one press', async () => {
    const { studio } = test;
    const put = async (bytes: Buffer, name: string) =>
      (await studio.media.receive(chunksOf(bytes), { name, ownerId: firstPersonId })).id;
    const source = await put(await drawing(800, 600).png().toBuffer(), 'source.png');
    const url = `/api/studio/media/${source}`;
    const results = [];
    for (const [size, request] of [
      [2, { image_url: url }],
      [1.5, { image_url: url, strength: 0.5 }],
    ] as const) {
      const bytes = await drawing(800 * size, 600 * size)
        .png()
        .toBuffer();
      results.push((await putResult(studio, { bytes, prompt: 'larger', request })).id);
    }
    const copy = await put(await drawing(400, 300).png().toBuffer(), 'elsewhere.png');
    await expect.poll(async () => (await studio.library.duplicates()).count).toBe(1);
    await studio.library.change({ selection: { ids: [copy] }, change: { do: 'trash' } });
    expect((await studio.library.duplicates()).count).toBe(0);
    await studio.library.change({ selection: { ids: [source, ...results] }, change: { do: 'trash' } });
  });

  it('answers page by page, so that every group can be reached', async () => {
    const { studio } = test;
    for (const [width, height] of [
      [300, 700],
      [500, 500],
      [900, 300],
    ] as const) {
      for (const size of [1, 0.5]) {
        const bytes = await drawing(width * size, height * size)
          .png()
          .toBuffer();
        await studio.media.receive(chunksOf(bytes), { name: `${width} at ${size}.png`, ownerId: firstPersonId });
      }
    }
    await expect.poll(async () => (await studio.library.duplicates()).count).toBe(3);
    const { database } = studio.context;
    const first = await studio.library.duplicates({ limit: 2 });
    // The database returns a row that was written again at another place, and this is another process.
    const again = eq(mediaLooks.id, idsOf(first)[0] ?? '');
    await database
      .update(mediaLooks)
      .set({ hash: sql`${mediaLooks.hash}` })
      .where(again);
    const rest = await createDuplicates(database)({ personId: firstPersonId, limit: 2, skip: 2 });
    expect([first.count, first.groups.length, rest.groups.length]).toEqual([3, 2, 1]);
    expect(new Set([...idsOf(first), ...idsOf(rest)]).size).toBe(6);
  });

  it('compares the library once for all pages, and again once it has changed', async () => {
    const { studio } = test;
    let comparisons = 0;
    const read = createDuplicates(studio.context.database, (images) => {
      comparisons += 1;
      return findSimilar(images);
    });
    const duplicates = (page = {}) => read({ personId: firstPersonId, ...page });
    const [page] = await Promise.all([duplicates({ limit: 1 }), duplicates({ limit: 1, skip: 1 })]);
    await duplicates({ skip: 2 });
    expect([page.count, comparisons]).toEqual([3, 1]);
    const trashed = page.groups[0]?.items[0]?.media.id ?? '';
    await studio.library.change({ selection: { ids: [trashed] }, change: { do: 'trash' } });
    expect((await duplicates()).count).toBe(2);
    await studio.library.change({ selection: { ids: [trashed] }, change: { do: 'restore' } });
    expect([(await duplicates()).count, comparisons]).toEqual([3, 3]);
  });
});

describe('receiveUpload', () => {
  it('finds an image by the prompt that another program wrote into it', async () => {
    const { studio } = test;
    const text = 'heron over reeds\nSteps: 20, Seed: 31, Model: marsh_v2';
    const chunks = readPngChunks(await plainImage('#334455'));
    chunks.splice(1, 0, { type: 'tEXt', data: Buffer.from(`parameters\0${text}`, 'latin1') });
    const { id } = await studio.media.receive(chunksOf(writePngChunks(chunks)), {
      name: 'IMG 0007.png',
      ownerId: firstPersonId,
    });
    expect(await found({ q: 'heron' })).toEqual(['IMG 0007']);
    expect(await found({ q: 'marsh_v2' })).toEqual(['IMG 0007']);
    const { embedded } = await studio.library.read(id, new URLSearchParams());
    expect(embedded).toMatchObject({ program: 'automatic1111', prompt: 'heron over reeds', seed: '31' });

    // As an upload from before the studio looked for settings, after the migration.
    const { database, wakeMediaWorker } = studio.context;
    await database.update(media).set({ embedded: null }).where(eq(media.id, id));
    expect(await found({ q: 'heron' })).toEqual([]);
    await database.insert(mediaWork).values({ mediaId: id, step: 'settings' });
    wakeMediaWorker();
    await expect.poll(() => found({ q: 'heron' })).toEqual(['IMG 0007']);
  });

  it('says that the library has the bytes already, and finds the file by the name of the copy', async () => {
    const { studio } = test;
    const bytes = await plainImage('#41424f');
    const receive = (name: string) => studio.media.receive(chunksOf(bytes), { name, ownerId: firstPersonId });
    const first = await receive('quay.png');
    expect(first.outcome).toBe('added');
    expect(await receive('quay-copy.png')).toMatchObject({ id: first.id, name: 'quay.png', outcome: 'known' });
    expect(await found({ q: 'quay-copy' })).toEqual(['quay']);

    await studio.library.change({ selection: { ids: [first.id] }, change: { do: 'trash' } });
    expect(await receive('quay.png')).toMatchObject({ id: first.id, outcome: 'restored' });
    expect(await found({ q: 'quay' })).toEqual(['quay']);
  });

  it('returns the result when its bytes are uploaded again', async () => {
    const made = await putResult(test.studio, { colour: '#556677', prompt: 'used again' });
    expect(await putUpload(test.studio, '#556677', 'used again.png')).toBe(made.id);
    expect(await found({ origin: 'upload', q: 'used' })).toEqual([]);
  });
});
