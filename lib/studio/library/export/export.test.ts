import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { putResult, putUpload } from '../../testing/put-into-library.ts';
import { startTestStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { describeSettings, xmpOfSettings } from './describe-settings.ts';
import { pngWithXmp } from './png-settings.ts';

let test: TestStudio;
beforeAll(async () => {
  test = await startTestStudio();
});
afterAll(() => test.close());

async function download(id: string, query: string) {
  const response = await test.studio.media.export(new Request('http://x/'), id, new URLSearchParams(query));
  const disposition = response.headers.get('content-disposition') ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  return { name: /filename="([^"]*)"/.exec(disposition)?.[1], type: response.headers.get('content-type'), bytes };
}

/** The chunks of a PNG, whole. */
function chunksOf(png: Buffer): Buffer[] {
  const chunks: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const end = at + 12 + png.readUInt32BE(at);
    chunks.push(png.subarray(at, end));
    at = end;
  }
  return chunks;
}

describe('serveExport', () => {
  it('converts a result, with its settings or without, and leaves no temporary files', async () => {
    const { id } = await putResult(test.studio, {
      colour: '#223344',
      prompt: 'a <kite> & a dog',
      request: { steps: 30, image: '/api/studio/media/x' },
      seed: '42',
    });
    const { name, type, bytes } = await download(id, 'format=jpeg&edge=24&name={prompt}');
    expect([name, type]).toEqual(['a kite & a dog 42.jpg', 'image/jpeg']);
    const { width, xmp } = await sharp(bytes).metadata();
    expect(width).toBe(24);
    expect(xmp?.toString()).toContain('a &lt;kite&gt; &amp; a dog\nsteps: 30, seed: 42, model: IG-1');
    const without = await download(id, 'format=webp&settings=remove');
    expect((await sharp(without.bytes).metadata()).xmp).toBeUndefined();
    await expect.poll(() => readdir(test.studio.context.temporaryDirectory)).toEqual([]);
  });

  it('serves the stored file byte for byte while nothing is to be converted', async () => {
    const id = await putUpload(test.studio, '#334455', 'sketch.png');
    const { name, bytes } = await download(id, '');
    expect(name).toBe('sketch.png');
    const media = await test.studio.media.describe(id);
    expect(bytes.length).toBe(media.bytes);
    expect((await download(id, 'name={date} {prompt}')).name).toMatch(/^\d{4}-\d{2}-\d{2} sketch 1\.png$/);
    expect((await download(id, 'edge=16')).name).toBe('sketch.png');
  });

  it('adds the settings to an own PNG without touching its other chunks, or leaves it as it is stored', async () => {
    const { id } = await putResult(test.studio, { colour: '#667788', prompt: 'a jetty in fog', seed: '43' });
    const stored = await download(id, 'settings=remove');
    expect(stored.bytes.length).toBe((await test.studio.media.describe(id)).bytes);
    const { name, bytes } = await download(id, '');
    expect(name).toBe(stored.name);
    const chunks = chunksOf(bytes);
    const texts = chunks.filter((chunk) => chunk.includes('iTXt'));
    expect(texts).toHaveLength(1);
    expect(Buffer.concat(chunks.filter((chunk) => !texts.includes(chunk)))).toEqual(stored.bytes.subarray(8));
    const { xmp, width } = await sharp(bytes).metadata();
    expect(xmp?.toString()).toContain('a jetty in fog\nseed: 43');
    expect(width).toBeGreaterThan(0);
    // An upload has no settings, and a file with a packet gets no second one.
    const upload = await putUpload(test.studio, '#667799', 'plain.png');
    expect(chunksOf((await download(upload, '')).bytes).some((chunk) => chunk.includes('iTXt'))).toBe(false);
    const open = async () => Readable.from([bytes]);
    expect(await pngWithXmp({ open }, { key: 'a', bytes: bytes.length }, '<x/>')).toBeNull();
  });

  it('converts nothing for a HEAD request', async () => {
    const id = await putUpload(test.studio, '#223355', 'head.png');
    const run = vi.spyOn(test.studio.context, 'runMediaTask');
    onTestFinished(() => run.mockRestore());
    const request = new Request('http://x/', { method: 'HEAD' });
    const { headers, body } = await test.studio.media.export(request, id, new URLSearchParams('format=jpeg'));
    expect([headers.get('content-type'), headers.get('content-length'), body]).toEqual(['image/jpeg', null, null]);
    expect(run.mock.calls.filter(([{ kind }]) => kind === 'convert')).toEqual([]);
  });

  it('names boxes of a prompt by their words', async () => {
    const boxes = '[{"id":"box_1","bbox":[0,0,500,500],"desc":"a cat"}]';
    const { id } = await putResult(test.studio, { colour: '#445566', prompt: `a poster ${boxes}`, seed: '5' });
    expect((await download(id, 'name={prompt}')).name).toBe('a poster 5.png');
  });

  it.each(['format=gif', 'quality=0', 'edge=1', 'settings=maybe'])('refuses %s, and names it', async (query) => {
    const id = await putUpload(test.studio, '#556677', 'a.png');
    await expect(download(id, query)).rejects.toThrow(query.split('=')[0]);
  });

  it('refuses files that are not there', async () => {
    await expect(download('6f1d0c52-4a0f-4c5f-9d0e-0d2d2f9a5b01', '')).rejects.toThrow('This file does not exist.');
  });
});

const generation = {
  jobId: '6f1d0c52-4a0f-4c5f-9d0e-0d2d2f9a5b01',
  position: 0,
  model: 'ig-1',
  modelName: null,
  mediaType: 'image' as const,
  prompt: null,
  seed: null,
  request: { model: 'ig-1', seed: 7, input: 'https://e.com/a.png', list: [1] },
  createdAt: '',
  startedAt: null,
  completedAt: null,
};

describe('describeSettings', () => {
  it('lists plain settings, and no addresses', () => {
    expect(describeSettings(generation)).toBe('seed: 7, model: ig-1');
  });
});

describe('xmpOfSettings', () => {
  it('contains nothing that XML forbids', () => {
    expect(xmpOfSettings({ ...generation, prompt: 'a\u0000b\uD800' })).toContain('ab\uFFFD\n');
  });
});
