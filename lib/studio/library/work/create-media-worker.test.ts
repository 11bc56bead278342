import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, type SQL } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  studioMediaStripSchema,
  studioMediaWaveformSchema,
  type StudioMedia,
} from '../../../contract/studio/studio-media.ts';
import { media, mediaWork } from '../../../database/studio-tables.ts';
import { makeTestVideo, type TestVideo } from '../../../media/testing/make-test-video.ts';
import { startTestStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { mediaKeys } from '../files/media-keys.ts';
import type { MediaVersion } from '../files/serve-media.ts';
import { createMediaWorker } from './create-media-worker.ts';
import { performStep } from './perform-step.ts';
import { waitFor, waitUntil } from '../../../setup/test/wait.ts';
import { storeUpload } from '../uploads/receive-upload.ts';
import { firstPersonId } from '../../people/first-person.ts';

let test: TestStudio;
beforeAll(async () => {
  test = await startTestStudio();
});
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());

let videos = 0;
/** Uploads a video that no other test uses. */
async function uploadVideo(video: Partial<TestVideo> = {}): Promise<StudioMedia> {
  videos += 1;
  const path = join(test.settings.dataDirectory, `video-${videos}`);
  const shade = videos * 20;
  await makeTestVideo({ path, container: 'mov', paint: (x) => [x, shade, 255 - x], ...video });
  return test.studio.media.receive(createReadStream(path), { name: `video ${videos}.mov`, ownerId: firstPersonId });
}

function mediaAs(id: string, isSo: (shown: StudioMedia) => boolean): Promise<StudioMedia> {
  return waitUntil(async () => {
    const shown = await test.studio.media.describe(id);
    return isSo(shown) ? shown : null;
  });
}
const isFinished = ({ unfinished }: StudioMedia) => unfinished.length === 0;

function serve(id: string, version: MediaVersion): Promise<Response> {
  return test.studio.media.serve(new Request('http://x/'), id, { version, isDownload: false });
}

describe('createMediaWorker', () => {
  it('creates poster, strip, waveform and preview of a stored video', async () => {
    const taken = await uploadVideo({ audio: { codec: 'pcm_s16le', seconds: 0.5 } });
    expect(taken).toMatchObject({
      previewUrl: null,
      details: { framesPerSecond: 24, pixelFormat: 'yuv420p', bitDepth: 8 },
    });
    expect(taken.details?.colour).toEqual({ primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', range: 'limited' });
    expect(taken.details?.sound).toEqual({ codec: 'pcm_s16le', channels: 1, sampleRate: 48_000 });
    const url = `/api/studio/media/${taken.id}`;
    expect(await mediaAs(taken.id, isFinished)).toMatchObject({
      thumbnailUrl: `${url}/thumbnail`,
      posterUrl: `${url}/poster`,
      stripUrl: `${url}/strip`,
      waveformUrl: `${url}/waveform`,
      previewUrl: `${url}/preview`,
    });
    const strip = studioMediaStripSchema.parse(await test.studio.media.readStrip(taken.id));
    expect(strip).toMatchObject({ spriteUrl: `${url}/strip/sprite`, tileWidth: 160, tileHeight: 90 });
    expect(strip.times).toHaveLength(12);
    const waveform = studioMediaWaveformSchema.parse(await (await serve(taken.id, 'waveform')).json());
    expect(waveform.peaks).toHaveLength(25);
    for (const [version, type] of [
      ['poster', 'image/webp'],
      ['sprite', 'image/webp'],
      ['preview', 'video/mp4'],
    ] as const) {
      const served = await serve(taken.id, version);
      expect([served.headers.get('content-type'), served.headers.get('cache-control')]).toEqual([
        type,
        'private, max-age=31536000, immutable',
      ]);
      expect((await served.arrayBuffer()).byteLength).toBe(Number(served.headers.get('content-length')));
    }
  });

  it('polls once more when it is woken during a poll that finds nothing', async () => {
    const { context } = test.studio;
    const { database } = context;
    const { promise: isCalled, resolve: letFind } = Promise.withResolvers<void>();
    let looks = 0;
    const heldBack = Object.create(database, {
      execute: {
        value: async (query: SQL) => {
          const found = await database.execute(query);
          looks += 1;
          await isCalled;
          return found;
        },
      },
    }) as typeof database;
    // Only `wake` ends a sleep here.
    const { setTimeout } = globalThis;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((wakeUp: () => void, milliseconds?: number) =>
      setTimeout(wakeUp, milliseconds === 30_000 ? 2 ** 31 - 1 : milliseconds)) as typeof setTimeout);
    const worker = createMediaWorker({ ...context, database: heldBack });
    const lanes = 3;
    await waitFor(() => expect(looks).toBe(lanes));
    worker.wake();
    letFind();
    await waitFor(() => expect(looks).toBe(2 * lanes));
    await worker.stop();
  });

  it('publishes its progress to browsers', async () => {
    const leaving = new AbortController();
    const reader = test.studio.openEvents(null, leaving.signal).getReader();
    const decoder = new TextDecoder();
    const { id } = await uploadVideo();
    let received = '';
    const finished = new RegExp(
      `event: studio_media_updated\ndata: [^\n]*"${id}"[^\n]*"previewUrl":"[^\n]*"unfinished":\\[\\]`,
    );
    while (!finished.test(received)) {
      const { value } = await reader.read();
      if (value === undefined) throw new Error(`The stream ended with ${received}`);
      received += decoder.decode(value, { stream: true });
    }
    expect(received).toContain('event: studio_media_updated');
    leaving.abort();
  });

  it('shows the failure and the time of the next attempt, and retries at once on request', async () => {
    const { storage } = test.studio.context;
    const put = storage.put;
    vi.spyOn(storage, 'put').mockImplementation((key, ...rest) =>
      key.includes('.strip.')
        ? Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' }))
        : put(key, ...rest),
    );
    const { id } = await uploadVideo();
    const failed = await mediaAs(id, ({ unfinished }) => unfinished.some(({ attempts }) => attempts > 0));
    expect(failed.unfinished.find(({ step }) => step === 'strip')).toMatchObject({
      state: 'waiting',
      message: expect.stringContaining('studio’s disk is full') as string,
      nextAttemptAt: expect.any(String) as string,
    });
    vi.restoreAllMocks();
    await test.studio.media.retry(id);
    expect((await mediaAs(id, isFinished)).stripUrl).not.toBeNull();
  });

  it('gives up on an invalid file, leaves the original, and retries on request', async () => {
    const { id } = await uploadVideo();
    const finished = await mediaAs(id, isFinished);
    const { database, storage } = test.studio.context;
    const [row] = await database.select().from(media).where(eq(media.id, id));
    const path = join(test.settings.dataDirectory, 'damaged');
    await writeFile(path, 'no video at all');
    await storage.put(row?.storageKey ?? '', path, 'video/quicktime');
    await database.insert(mediaWork).values({ mediaId: id, step: 'waveform', attempts: 1 });
    test.studio.context.wakeMediaWorker();
    const given = await mediaAs(id, ({ unfinished }) => unfinished[0]?.state === 'failed');
    expect(given).toMatchObject({ ...finished, unfinished: [{ step: 'waveform', attempts: 2, nextAttemptAt: null }] });
    expect(given.unfinished[0]?.message).toContain('file type is not known');
    expect(await (await serve(id, 'original')).text()).toContain('no video');
    await test.studio.media.retry(id);
    await mediaAs(id, ({ unfinished }) => unfinished[0]?.attempts === 1);
  });

  it('continues the work of a killed studio when its lease ends', async () => {
    const { id } = await uploadVideo();
    await mediaAs(id, isFinished);
    const { database } = test.studio.context;
    // The state after the kill: the strip is in storage, its key not yet in the row.
    await database.update(media).set({ stripKey: null, strip: null }).where(eq(media.id, id));
    const nextAttemptAt = new Date(Date.now() + 1_000);
    await database.insert(mediaWork).values({ mediaId: id, step: 'strip', nextAttemptAt });
    test.studio.context.wakeMediaWorker();
    const shown = await mediaAs(id, isFinished);
    expect(shown.stripUrl).not.toBeNull();
    expect(Date.now()).toBeGreaterThanOrEqual(nextAttemptAt.getTime());
  });

  it('leaves no stored files when a file is removed during its work', async () => {
    const { storage, database } = test.studio.context;
    const mediaId = randomUUID();
    const path = join(test.settings.dataDirectory, 'late');
    await writeFile(path, 'late');
    const key = `media/${mediaId.slice(0, 2)}/${mediaId}.strip.webp`;
    await storage.put(key, path, 'image/webp');
    await database.insert(mediaWork).values({ mediaId, step: 'strip' });
    test.studio.context.wakeMediaWorker();
    await waitUntil(
      async () => (await database.select().from(mediaWork).where(eq(mediaWork.mediaId, mediaId))).length === 0,
    );
    await expect(storage.size(key)).rejects.toMatchObject({ code: 'resource_not_found' });
  });

  it('removes derived files at once when their file was removed meanwhile', async () => {
    const { context } = test.studio;
    const mediaId = randomUUID();
    const [work] = await context.database
      .insert(mediaWork)
      .values({ mediaId, step: 'preview', nextAttemptAt: new Date(Date.now() + 3_600_000) })
      .returning();
    if (work === undefined) throw new Error('The work was not written');
    const wakeMediaWorker = vi.fn<() => void>();
    const { runMediaTask } = context;
    await performStep({ ...context, wakeMediaWorker }, work, { runMediaTask, signal: new AbortController().signal });
    expect(wakeMediaWorker).toHaveBeenCalledOnce();
    context.wakeMediaWorker();
    await waitFor(async () =>
      expect(await context.database.select().from(mediaWork).where(eq(mediaWork.mediaId, mediaId))).toEqual([]),
    );
  });

  it('removes the stored files of an upload when the studio was killed before its row existed', async () => {
    const { context } = test.studio;
    const { storage, database } = context;
    const path = join(test.settings.dataDirectory, 'cut-off.png');
    await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } }).toFile(path);
    const { size: bytes } = await stat(path);
    const dying = Object.create(database, {
      transaction: { value: () => Promise.reject(new Error('killed')) },
    }) as typeof database;
    const file = { path, bytes, sha256: 'a'.repeat(64), name: 'cut off', ownerId: firstPersonId };
    await expect(storeUpload({ ...context, database: dying }, file)).rejects.toThrow('killed');

    // Recent files are left alone: their rows may be about to be written.
    const [left] = await database.select().from(mediaWork).where(eq(mediaWork.step, 'removal'));
    const mediaId = left?.mediaId ?? '';
    expect(left?.nextAttemptAt?.getTime()).toBeGreaterThan(Date.now() + 30 * 60_000);
    const stored = async () => {
      const keys: string[] = [];
      for await (const { key } of storage.list(mediaKeys(mediaId).base)) keys.push(key);
      return keys;
    };
    expect(await stored()).not.toEqual([]);
    await database.update(mediaWork).set({ nextAttemptAt: new Date() }).where(eq(mediaWork.mediaId, mediaId));
    context.wakeMediaWorker();
    await expect.poll(stored).toEqual([]);
  });
});
