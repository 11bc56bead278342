import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { GET as readFileOfLink, HEAD as headFileOfLink } from '../../../../app/api/shared/[token]/media/[id]/route.ts';
import { GET as readStripOfLink } from '../../../../app/api/shared/[token]/media/[id]/strip/route.ts';
import { GET as readThumbnailOfLink } from '../../../../app/api/shared/[token]/media/[id]/thumbnail/route.ts';
import { GET as readShared } from '../../../../app/api/shared/[token]/route.ts';
import { GET as readZip, HEAD as headZip } from '../../../../app/api/shared/[token]/zip/route.ts';
import { type SharedBoard, sharedBoardSchema } from '../../../contract/studio/board-link.ts';
import { boardLinks } from '../../../database/studio-board-tables.ts';
import { people } from '../../../database/studio-people-tables.ts';
import type { Route } from '../../../http/create-routes.ts';
import { readPngChunks, writePngChunks } from '../../../media/testing/png-chunks.ts';
import { waitFor } from '../../../setup/test/wait.ts';
import { setStudio } from '../../instance.ts';
import { plainImage, putResult } from '../../testing/put-into-library.ts';
import { startTestStudio, type TestStudio } from '../../testing/start-test-studio.ts';

/** What nobody may learn by a link: a prompt, a model, a setting, a file's name and a person. */
const canary = 'xyzzy-plugh';
const secrets = {
  prompt: `${canary} prompt`,
  model: `${canary}-model`,
  seed: '918273645546372',
  person: `${canary} Zoe`,
};
const boardName = 'Harbour / at „dusk"';

let test: TestStudio;
let boardId: string;
let linkId: string;
let token: string;
/** The newest first. */
const ids: string[] = [];
let jobId: string;

/** An image with a text as generators write them. */
async function imageWithText(width: number, text: string): Promise<Buffer> {
  const [header, ...rest] = readPngChunks(await plainImage('#336699', width, 30));
  if (header === undefined) throw new Error('The image is empty.');
  return writePngChunks([header, { type: 'tEXt', data: Buffer.from(`parameters\0${text}`, 'latin1') }, ...rest]);
}

beforeAll(async () => {
  test = await startTestStudio();
  setStudio(test.studio);
  const { database } = test.studio.context;
  const zoe = randomUUID();
  await database.insert(people).values({ id: zoe, name: secrets.person, role: 'maker' });
  for (let number = 0; number < 5; number += 1) {
    const made = await putResult(test.studio, {
      bytes: await imageWithText(40 + number, `${secrets.prompt}, Steps: 20`),
      ...secrets,
      request: { negative_prompt: `${canary} negative` },
      createdAt: new Date(Date.UTC(2026, 1, 1 + number)),
      ownerId: zoe,
    });
    jobId = made.jobId;
    ids.unshift(made.id);
  }
  const board = await test.studio.library.createBoard({ name: boardName });
  boardId = board.id;
  const selection = { ids };
  await test.studio.library.change({ selection, change: { do: 'add_to_board', board: board.id } });
  await test.studio.library.change({ selection, change: { do: 'rate', rating: 4 } });
  const link = { label: canary, expiresInDays: 1, hasDownloads: true };
  const { id, url } = await test.studio.library.createLink(board.id, link);
  linkId = id;
  token = url.split('/').at(-1) ?? '';
});
afterAll(async () => {
  setStudio(null);
  await test.close();
});

interface Call {
  id?: string;
  query?: string;
  method?: string;
  headers?: Record<string, string>;
}

function call(route: Route<{ token: string; id: string }>, options: Call = {}): Promise<Response> {
  const { id = '', query = '', method = 'GET', headers = {} } = options;
  const request = new Request(`http://127.0.0.1:3000/api/shared/${token}${query}`, { method, headers });
  return route(request, { params: Promise.resolve({ token, id }) });
}
const page = async (query = '') => (await call(readShared, { query })).json();

async function setDownloads(hasDownloads: boolean): Promise<void> {
  const { database } = test.studio.context;
  await database.update(boardLinks).set({ hasDownloads }).where(eq(boardLinks.id, linkId));
}

/** Everything of a response that reaches the client. */
async function allOf(response: Response): Promise<string> {
  const headers = [...response.headers].map(([name, value]) => `${name}: ${decodeURIComponent(value)}`).join('\n');
  return `${headers}\n${Buffer.from(await response.arrayBuffer()).toString('latin1')}`;
}

function expectNoSecrets(text: string): void {
  for (const secret of [canary, secrets.seed, jobId, canary.toUpperCase()]) expect(text).not.toContain(secret);
}

describe('readSharedBoard', () => {
  it('shows the items of the board in pages, the newest first, with their numbers', async () => {
    const first = sharedBoardSchema.parse(await page('?limit=2'));
    const name = 'Harbour at „dusk 1.png';
    expect(first).toMatchObject({ name: boardName, hasDownloads: true, count: 5, items: [{ media: { name } }, {}] });
    const read: SharedBoard['items'] = [];
    for (let next: SharedBoard | null = first; next !== null;) {
      read.push(...next.items);
      next =
        next.nextCursor === null ? null : sharedBoardSchema.parse(await page(`?limit=2&startingAt=${next.nextCursor}`));
    }
    expect(read.map(({ media }) => media.id)).toEqual(ids);
    expect(read.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  it('leaves out items in the trash', async () => {
    const selection = { ids: [ids[0] ?? ''] };
    await test.studio.library.change({ selection, change: { do: 'trash' } });
    expect(await page()).toMatchObject({ count: 4, items: [{ number: 1, media: { id: ids[1] } }, {}, {}, {}] });
    expect((await call(readFileOfLink, { id: ids[0] ?? '' })).status).toBe(404);
    await test.studio.library.change({ selection, change: { do: 'restore' } });
    expect(await page()).toMatchObject({ count: 5 });
  });

  it('refuses invalid pages', async () => {
    for (const query of ['?limit=0', '?limit=101', '?limit=x', '?startingAt=x', '?startingAt=9_9']) {
      const response = await call(readShared, { query });
      expect(response.status).toBe(400);
    }
  });

  it('tells nothing but the board, its owner and the looks of its items', async () => {
    const response = await call(readShared);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expectNoSecrets(await allOf(response));
    const board = (await page()) as SharedBoard;
    expect(Object.keys(board).toSorted()).toEqual(
      ['by', 'count', 'expiresAt', 'hasDownloads', 'items', 'name', 'nextCursor'].toSorted(),
    );
    for (const { media } of board.items) expect(media.url).toBe(`/api/shared/${token}/media/${media.id}`);
  });
});

describe('serve', () => {
  it('serves an image without what programs wrote into it, pixel by pixel the same', async () => {
    const id = ids[0] ?? '';
    const own = await test.studio.media.serve(new Request('http://x/'), id, { version: 'original', isDownload: false });
    const original = Buffer.from(await own.arrayBuffer());
    expect(original.toString('latin1')).toContain(canary);
    const [response, again] = await Promise.all([call(readFileOfLink, { id }), call(readFileOfLink, { id })]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const bytes = Buffer.from(await response.clone().arrayBuffer());
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer());
    expect(Buffer.from(await again.arrayBuffer())).toEqual(bytes);
    expectNoSecrets(await allOf(response));
  });

  it('serves ranges and heads of the same bytes, and 304 for those that a browser has', async () => {
    const id = ids[1] ?? '';
    const whole = Buffer.from(await (await call(readFileOfLink, { id })).arrayBuffer());
    const part = await call(readFileOfLink, { id, headers: { range: 'bytes=8-15' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 8-15/${whole.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(8, 16));
    const head = await call(headFileOfLink, { id, method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(whole.length)]);
    const known = await call(readFileOfLink, { id, headers: { 'if-none-match': head.headers.get('etag') ?? '' } });
    expect(known.status).toBe(304);
    expect((await call(readFileOfLink, { id, headers: { range: 'bytes=999999-' } })).status).toBe(416);
  });

  it('serves only what is on the board now', async () => {
    const other = await putResult(test.studio, { colour: '#111111', prompt: 'elsewhere' });
    for (const id of [other.id, randomUUID(), 'x']) {
      for (const route of [readFileOfLink, readThumbnailOfLink, readStripOfLink]) {
        const response = await call(route, { id });
        expect(response.status).toBe(404);
        expect(await response.text()).toContain('This file is not on the board any more.');
      }
    }
    expectNoSecrets(await allOf(await call(readThumbnailOfLink, { id: ids[0] ?? '' })));
  });

  it('names a download after the board, and refuses it by a link for viewing', async () => {
    const download = { id: ids[2] ?? '', query: '?download' };
    const response = await call(readFileOfLink, download);
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toMatch(
      /^attachment;.*Harbour at „dusk 3\.png$/,
    );
    expectNoSecrets(await allOf(response));
    await setDownloads(false);
    const refusal = await call(readFileOfLink, download);
    expect(refusal.status).toBe(403);
    expect(await refusal.text()).toContain(
      'This link is for viewing only. Ask whoever sent it for one with downloads.',
    );
    expect((await call(readFileOfLink, { id: ids[2] ?? '' })).status).toBe(200);
    expect((await call(readZip)).status).toBe(403);
    await setDownloads(true);
  });

  it('removes its copies with the file', async () => {
    const made = await putResult(test.studio, { colour: '#010203', prompt: secrets.prompt });
    await test.studio.library.change({
      selection: { ids: [made.id] },
      change: { do: 'add_to_board', board: boardId },
    });
    expect((await call(readFileOfLink, { id: made.id })).status).toBe(200);
    const { storage } = test.studio.context;
    const beginning = `media/${made.id.slice(0, 2)}/${made.id}`;
    async function stored(): Promise<string[]> {
      const keys: string[] = [];
      for await (const { key } of storage.list(beginning)) keys.push(key);
      return keys;
    }
    const keys = await stored();
    expect(keys.some((key) => key.includes('.clean-'))).toBe(true);
    await test.studio.library.change({ selection: { ids: [made.id] }, change: { do: 'trash' } });
    await test.studio.library.emptyTrash(test.studio.media);
    await waitFor(async () => expect(await stored()).toEqual([]));
  });
});

describe('serveZip', () => {
  it('contains all items in order, named after the board, without settings', async () => {
    const response = await call(readZip);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain('.zip');
    const bytes = Buffer.from(await response.arrayBuffer());
    expectNoSecrets(bytes.toString('latin1'));
    const names: string[] = [];
    for await (const entry of (await fromBufferPromise(bytes)).eachEntry()) names.push(entry.fileName);
    expect(names).toEqual([1, 2, 3, 4, 5].map((number) => `Harbour at „dusk ${number}.png`));
    const head = await call(headZip, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('says that there is nothing on an empty board', async () => {
    const { library } = test.studio;
    const board = await library.createBoard({ name: 'Empty' });
    const { url } = await library.createLink(board.id, { label: '', expiresInDays: 1, hasDownloads: true });
    const own = url.split('/').at(-1) ?? '';
    const params = Promise.resolve({ token: own });
    const read = await readShared(new Request('http://127.0.0.1:3000/x'), { params });
    expect(await read.json()).toMatchObject({ count: 0, items: [], nextCursor: null });
    const response = await readZip(new Request('http://127.0.0.1:3000/x'), { params });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('There is nothing on this board yet.');
  });
});
