import { createHash, randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LibraryImport } from '../../../contract/studio/library-import.ts';
import { bombPng } from '../../../media/testing/bomb-png.ts';
import { chunksOf, plainImage, putResult, putUpload } from '../../testing/put-into-library.ts';
import { findMedia } from '../files/serve-media.ts';
import { startTestStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { waitFor } from '../../../setup/test/wait.ts';
import { streamZip } from './stream-zip.ts';

let from: TestStudio;
let to: TestStudio;
beforeAll(async () => {
  [from, to] = await Promise.all([startTestStudio(), startTestStudio()]);
});
afterAll(() => Promise.all([from.close(), to.close()]));

async function download(studio: TestStudio['studio'], filter: object): Promise<Buffer> {
  const { url, count } = await studio.library.prepareZip({ selection: { filter, except: [] } });
  expect(count).toBeGreaterThan(0);
  const response = await studio.library.serveZip(new Request('http://x/'), url.split('/').at(-1) ?? '');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="easel .*\.zip"/);
  const zip = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(zip.length));
  return zip;
}

async function imported(zip: Buffer, studio = to.studio): Promise<LibraryImport> {
  const { id } = await studio.library.import(chunksOf(zip), 'a.zip');
  return waitFor(async () => {
    const state = await studio.library.readImport(id);
    expect(state.state).not.toBe('running');
    return state;
  });
}

async function zipOf(files: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream as Readable);
}

describe('streamZip', () => {
  it('contains each file with its settings, which another studio imports with their history', async () => {
    const source = await putUpload(from.studio, '#112233', 'sketch.png');
    const made = await putResult(from.studio, {
      colour: '#223344',
      prompt: 'A CON: "quoted"/../name',
      request: { image: `/api/studio/media/${source}`, strength: 7 },
      seed: '18446744073709551615',
      createdAt: new Date('2026-03-04T05:06:07Z'),
    });
    const board = await from.studio.library.createBoard({ name: 'Best' });
    const selection = { ids: [made.id] };
    await from.studio.library.change({ selection, change: { do: 'star' } });
    await from.studio.library.change({ selection, change: { do: 'add_to_board', board: board.id } });

    const zip = await download(from.studio, {});
    const names: string[] = [];
    for await (const entry of (await fromBufferPromise(zip)).eachEntry()) names.push(entry.fileName);
    const files = names.filter((name) => !name.endsWith('.json'));
    expect(names.toSorted()).toEqual([...files, ...files.map((name) => `${name}.json`)].toSorted());
    expect(names.join()).not.toMatch(/[/\\:"]/);

    expect(await imported(zip)).toMatchObject({ state: 'done', total: 2, added: 2, known: 0, refused: 0 });
    const { library } = to.studio;
    const detail = await library.read(made.id, new URLSearchParams());
    expect(detail).toMatchObject({
      item: {
        isStarred: true,
        createdAt: '2026-03-04T05:06:07.000Z',
        model: 'ig-1',
        media: { seed: '18446744073709551615' },
      },
      job: {
        id: made.jobId,
        request: { strength: 7 },
        seed: '18446744073709551615',
        status: 'succeeded',
        prompt: 'A CON: "quoted"/../name',
      },
      madeFrom: [{ media: { id: source } }],
      boards: [{ name: 'Best' }],
    });
    expect(await imported(zip)).toMatchObject({ added: 0, known: 2 });
  });

  it('imports a file that is being removed, and once when it is imported twice', async () => {
    const { library, media, context } = from.studio;
    const { id } = await putResult(from.studio, { colour: '#123123', prompt: 'there and back' });
    const zip = await download(from.studio, { q: 'there and back' });
    await library.change({ selection: { ids: [id] }, change: { do: 'trash' } });
    const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const remove = context.storage.delete.bind(context.storage);
    const slow = vi.spyOn(context.storage, 'delete').mockImplementation(async (key) => {
      reached.resolve();
      await goOn.promise;
      await remove(key);
    });
    expect(await library.emptyTrash(media)).toEqual({ removed: 1, kept: 0 });
    await reached.promise;
    const both = Promise.all([imported(zip, from.studio), imported(zip, from.studio)]);
    goOn.resolve();
    const states = await both;
    slow.mockRestore();
    expect(states.map(({ added, known, refused }) => added + known - refused)).toEqual([1, 1]);
    expect(states.reduce((sum, { added }) => sum + added, 0)).toBe(1);
    const [item] = (await library.list(new URLSearchParams('q=there+and+back'))).items;
    expect(item).toMatchObject({ media: { id }, isTrashed: false });
    const served = await media.serve(new Request('http://x/'), id, { version: 'original', isDownload: false });
    expect((await served.arrayBuffer()).byteLength).toBe(item?.media.bytes);
  });

  it('imports the media of any zip as uploads, and ignores other files', async () => {
    const zip = await zipOf({
      'trip/day 1/beach.png': await plainImage('#334455'),
      'trip/broken.png': 'no image',
      'trip/wide.png': bombPng({ width: 90_000_000, height: 1 }),
      'trip/notes.txt': 'hello',
      '__MACOSX/trip/._beach.png': 'x',
    });
    const state = await imported(zip);
    expect(state).toMatchObject({ state: 'done', total: 3, added: 1, refused: 2 });
    expect(state.faults).toMatchObject([
      { name: 'broken.png' },
      { name: 'wide.png', message: expect.stringMatching(/90000000 × 1 pixels is too large/) as string },
    ]);
    const { items } = await to.studio.library.list(new URLSearchParams('origin=upload&q=beach'));
    expect(items).toMatchObject([{ caption: 'beach', jobId: null }]);
  });

  it('ignores settings that do not belong to the file beside them', async () => {
    const sidecar = {
      format: 'easel-item-1',
      id: '3f1b2c4d-0000-4000-8000-000000000001',
      kind: 'image',
      origin: 'result',
      sha256: 'a'.repeat(64),
      createdAt: '2020-01-01T00:00:00Z',
      isStarred: true,
      boards: [],
      generation: null,
    };
    const zip = await zipOf({ 'x.png': await plainImage('#445566'), 'x.png.json': JSON.stringify(sidecar) });
    expect(await imported(zip)).toMatchObject({ added: 1 });
    const { items } = await to.studio.library.list(new URLSearchParams('origin=upload&q=x'));
    expect(items).toMatchObject([{ isStarred: false }]);
  });

  it.each([
    ['half of a character', '#556677', '\uD800', false],
    ['NUL', '#556688', '\0', false],
    ['nothing odd but words of NUL', '#556699', String.raw`Write \u0000`, true],
  ])('takes a file with settings that hold %s', async (_what, colour, prompt, isKept) => {
    const content = await plainImage(colour);
    const [id, createdAt] = [randomUUID(), '2020-01-01T00:00:00Z'];
    const generation = {
      jobId: randomUUID(),
      position: 0,
      model: 'ig-1',
      modelName: null,
      mediaType: 'image',
      prompt,
      createdAt,
      request: { prompt },
      startedAt: null,
      completedAt: null,
    };
    const sidecar = {
      format: 'easel-item-1',
      id,
      kind: 'image',
      origin: 'result',
      createdAt,
      isStarred: false,
      boards: [],
      sha256: createHash('sha256').update(content).digest('hex'),
      generation,
    };
    const zip = await zipOf({ 'x.png': content, 'x.png.json': JSON.stringify(sidecar) });
    expect(await imported(zip)).toMatchObject({ state: 'done', added: 1, refused: 0 });
    const { items } = await to.studio.library.list(new URLSearchParams());
    const captions = items.filter(({ jobId }) => jobId === generation.jobId).map(({ caption }) => caption);
    expect(captions).toEqual(isKept ? [prompt] : []);
  });

  it('refuses files that are no zip, have outside paths, or claim more than they contain', async () => {
    const refused = { code: 'unsupported_media_type' };
    await expect(to.studio.library.import(chunksOf(Buffer.from('PK, but no zip')), 'x')).rejects.toMatchObject(refused);
    const zip = await zipOf({ 'aa/evil.png': await plainImage('#556677') });
    const evil = Buffer.from(zip.toString('latin1').replaceAll('aa/evil.png', '../evil.png'), 'latin1');
    await expect(to.studio.library.import(chunksOf(evil), 'x')).rejects.toMatchObject(refused);
    const bomb = await zipOf({ 'big.png': 'small' });
    // The size of the first file in the central directory.
    bomb.writeUInt32LE(3_000_000_000, bomb.indexOf('PK\u0001\u0002') + 24);
    await expect(to.studio.library.import(chunksOf(bomb), 'x')).rejects.toMatchObject(refused);
  });

  it('sends its length first, also for HEAD, and leaves no temporary files', async () => {
    const { library, context } = from.studio;
    await putResult(from.studio, { colour: '#99aabb', prompt: 'how long?' });
    const zip = await download(from.studio, { q: 'how long' });
    const { url } = await library.prepareZip({ selection: { filter: { q: 'how long' }, except: [] } });
    const head = await library.serveZip(new Request('http://x/', { method: 'HEAD' }), url.split('/').at(-1) ?? '');
    expect([head.body, head.headers.get('content-length')]).toEqual([null, String(zip.length)]);
    const run = vi.spyOn(context, 'runMediaTask');
    const converted = new Request('http://x/?format=jpeg', { method: 'HEAD' });
    const { headers } = await library.serveZip(converted, url.split('/').at(-1) ?? '');
    expect(headers.get('content-length')).toBeNull();
    expect(run.mock.calls.filter(([{ kind }]) => kind === 'convert')).toEqual([]);
    run.mockRestore();
    await expect.poll(() => readdir(context.temporaryDirectory)).toEqual([]);
  });

  it('computes the length of a zip with a long central directory, which readers understand', async () => {
    const { context } = from.studio;
    const { id } = await putResult(from.studio, { colour: '#aabbcc', prompt: 'one of many' });
    const row = await findMedia(context, id);
    const files = Array.from({ length: 700 }, (_, index) => ({
      name: `${index} ${'long name '.repeat(5)}.png`,
      bytes: row.bytes,
      createdAt: row.createdAt,
      sidecar: { start: 0, bytes: 2 },
      open: () => context.storage.open(row.storageKey, null),
    }));
    const plan = { files, missing: [], readSidecar: async () => Buffer.from('{}'), close: async () => undefined };
    const { bytes, stream } = await streamZip(context, plan);
    const zip = await buffer(stream);
    expect(zip.length).toBe(bytes);
    const { entryCount } = await fromBufferPromise(zip);
    expect(entryCount).toBe(1400);
  });

  it('converts, names and numbers files as asked, with or without their settings', async () => {
    const { library, context } = from.studio;
    for (const colour of ['#010203', '#040506']) {
      await putResult(from.studio, { colour, prompt: 'as asked', seed: colour === '#010203' ? '3' : '6' });
    }
    const { url } = await library.prepareZip({ selection: { filter: { q: 'as asked' }, except: [] } });
    const namesOf = async (query: string) => {
      const response = await library.serveZip(new Request(`http://x/?${query}`), url.split('/').at(-1) ?? '');
      const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()));
      const names: string[] = [];
      for await (const { fileName } of zip.eachEntry()) names.push(fileName);
      return { names, length: response.headers.get('content-length') };
    };
    const plain = await namesOf('name={number} {prompt}&settings=remove');
    expect(plain.names).toEqual(['1 as asked.png', '2 as asked.png']);
    expect(Number(plain.length)).toBeGreaterThan(0);
    const converted = await namesOf('format=jpeg&edge=16');
    expect(converted.names.toSorted()).toEqual(
      expect.arrayContaining([expect.stringMatching(/\.jpg$/), expect.stringMatching(/\.jpg\.json$/)]),
    );
    expect(converted).toMatchObject({ names: { length: 4 }, length: null });
    await expect.poll(() => readdir(context.temporaryDirectory)).toEqual([]);
    await expect(namesOf('format=gif')).rejects.toThrow('This download is not possible: format');
  });

  it('leaves out an image that cannot be converted, and says so', async () => {
    const { library, context } = from.studio;
    const ids = [];
    for (const colour of ['#0a0b0c', '#0d0e0f', '#101112'])
      ids.push((await putResult(from.studio, { colour, prompt: 'one is damaged' })).id);
    const { storageKey } = await findMedia(context, ids[1] ?? '');
    await writeFile(context.storage.localPath(storageKey) ?? '', 'no image any more');
    const { url } = await library.prepareZip({ selection: { ids } });
    const response = await library.serveZip(
      new Request('http://x/?format=jpeg&name={number}&settings=keep'),
      url.split('/').at(-1) ?? '',
    );
    const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()));
    const texts = new Map<string, string>();
    for await (const entry of zip.eachEntry()) {
      texts.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString());
    }
    expect([...texts.keys()]).toEqual(['1.jpg', '1.jpg.json', '3.jpg', '3.jpg.json', 'missing files.txt']);
    expect(texts.get('missing files.txt')).toMatch(/could not be converted:\n\n2\.jpg: ./);
    expect(JSON.parse(texts.get('3.jpg.json') ?? '')).toMatchObject({ generation: { prompt: 'one is damaged' } });
    await expect.poll(() => readdir(context.temporaryDirectory)).toEqual([]);
  });

  it('lists missing files, and ends when the reader leaves', async () => {
    const { id } = await putResult(from.studio, { colour: '#778899', prompt: 'lost' });
    const row = await from.studio.media.describe(id);
    await from.studio.context.storage.delete(`media/${id.slice(0, 2)}/${id}.png`);
    const zip = await download(from.studio, { q: 'lost' });
    expect(zip.toString('latin1')).toContain('missing files.txt');
    expect(row.kind).toBe('image');
    const { url } = await from.studio.library.prepareZip({ selection: { filter: {}, except: [] } });
    const response = await from.studio.library.serveZip(new Request('http://x/'), url.split('/').at(-1) ?? '');
    await response.body?.cancel();
  });
});
