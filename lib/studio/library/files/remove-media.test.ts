import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { storyboards, storyboardTakes } from '../../../database/studio-storyboard-tables.ts';
import { presets } from '../../../database/studio-saved-tables.ts';
import { media, mediaWork } from '../../../database/studio-tables.ts';
import { startTestStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { mediaKeys } from './media-keys.ts';
import { waitUntil } from '../../../setup/test/wait.ts';
import { firstPersonId } from '../../people/first-person.ts';

let test: TestStudio;
beforeAll(async () => {
  test = await startTestStudio();
});
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());

let images = 0;
async function upload(): Promise<string> {
  images += 1;
  const background = { r: images * 10, g: 80, b: 90 };
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
  return (await test.studio.media.receive(bytesOf(bytes), { name: 'image', ownerId: firstPersonId })).id;
}
async function* bytesOf(bytes: Uint8Array) {
  yield bytes;
}
async function stored(id: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of test.studio.context.storage.list(mediaKeys(id).base)) keys.push(key);
  return keys;
}
const isEmpty = async (id: string) => (await stored(id)).length === 0;

describe('removeMedia', () => {
  it('removes rows at once, and stored files soon after', async () => {
    const [gone, stays] = [await upload(), await upload()];
    expect(await stored(gone)).toHaveLength(2);
    expect(await test.studio.media.remove([gone, randomUUID(), 'no id', gone])).toEqual({ removed: [gone], kept: [] });
    await expect(test.studio.media.describe(gone)).rejects.toMatchObject({ code: 'resource_not_found' });
    await waitUntil(() => isEmpty(gone));
    expect(await stored(stays)).toHaveLength(2);
  });

  it('keeps files that presets or open jobs use, and results of open jobs', async () => {
    const [inPreset, inRequest, free] = [await upload(), await upload(), await upload()];
    const { database } = test.studio.context;
    const id = randomUUID();
    const values = { images: [{ url: `/api/studio/media/${inPreset}` }] };
    await database.insert(presets).values({ id, ownerId: firstPersonId, model: 'm', name: 'n', nameKey: 'n', values });
    const request = { model: 'm', prompt: 'p', input_image: `http://127.0.0.1:3000/api/studio/media/${inRequest}` };
    const { jobId } = await test.studio.submitter.submit(request, randomUUID(), { ownerId: firstPersonId });
    const job = await test.jobAs(jobId, 'queued');
    expect(await test.studio.media.remove([inPreset, inRequest, free])).toEqual({
      removed: [free],
      kept: expect.arrayContaining([
        { id: inPreset, neededBy: 'preset' },
        { id: inRequest, neededBy: 'job' },
      ]) as unknown,
    });
    await database.update(media).set({ jobId }).where(eq(media.id, inPreset));
    expect((await test.studio.media.remove([inPreset])).kept).toEqual([{ id: inPreset, neededBy: 'job' }]);
    await test.studio.jobs.cancel(job.id);
    await test.jobAs(jobId, 'cancelled');
    await database.delete(presets);
    expect((await test.studio.media.remove([inPreset, inRequest])).removed).toHaveLength(2);
  });

  it('keeps the files that a waiting take of a storyboard starts with', async () => {
    const { database } = test.studio.context;
    const [inRequest, made, clip] = [await upload(), await upload(), await upload()];
    const { jobId } = await test.studio.submitter.submit({ model: 'm', prompt: 'p' }, randomUUID(), {
      ownerId: firstPersonId,
    });
    await test.jobAs(jobId, 'queued');
    await test.studio.jobs.cancel(jobId);
    await test.jobAs(jobId, 'cancelled');
    await database.update(media).set({ jobId }).where(eq(media.id, made));
    const storyboardId = randomUUID();
    const content = { name: '', model: null, imageModel: null, settings: {}, references: [], shots: [] };
    await database.insert(storyboards).values({ id: storyboardId, revision: 1, content, deletedAt: new Date() });
    const take = {
      storyboardId,
      ownerId: firstPersonId,
      shotId: randomUUID(),
      purpose: 'shot' as const,
      batchId: randomUUID(),
    };
    const provider = randomUUID();
    await database.insert(storyboardTakes).values([
      { ...take, id: provider, state: 'sent', request: {}, jobId },
      {
        ...take,
        id: randomUUID(),
        state: 'waiting',
        request: { last_image: `/api/studio/media/${inRequest}` },
        inputs: [
          { name: 'first_image', take: provider },
          { name: 'middle_image', clip: `/api/studio/media/${clip}`, edge: 'end' },
        ],
      },
    ]);
    const { kept } = await test.studio.media.remove([inRequest, made, clip]);
    expect(new Set(kept)).toEqual(
      new Set([
        { id: inRequest, neededBy: 'storyboard' },
        { id: made, neededBy: 'storyboard' },
        { id: clip, neededBy: 'storyboard' },
      ]),
    );
    await database.update(storyboardTakes).set({ state: 'cancelled' });
    expect((await test.studio.media.remove([inRequest, made, clip])).kept).toEqual([]);
  });

  it('leaves files that were restored from the trash meanwhile', async () => {
    const [out, inside] = [await upload(), await upload()];
    await test.studio.library.change({ selection: { ids: [inside] }, change: { do: 'trash' } });
    const removal = await test.studio.media.remove([out, inside], { isTrashed: true });
    expect(removal).toEqual({ removed: [inside], kept: [] });
  });

  it('continues after an interruption', async () => {
    const id = await upload();
    const { storage, database } = test.studio.context;
    vi.spyOn(storage, 'delete').mockRejectedValueOnce(new Error('away'));
    await test.studio.media.remove([id]);
    await waitUntil(() => isEmpty(id));
    await waitUntil(
      async () => (await database.select().from(mediaWork).where(eq(mediaWork.mediaId, id))).length === 0,
    );
    expect(await stored(id)).toEqual([]);
  });

  it('leaves stored files that another row uses', async () => {
    const [gone, other] = [await upload(), await upload()];
    const { database } = test.studio.context;
    const [row] = await database.select().from(media).where(eq(media.id, gone));
    await database
      .update(media)
      .set({ storageKey: row?.storageKey ?? '' })
      .where(eq(media.id, other));
    await test.studio.media.remove([gone]);
    await waitUntil(async () => (await stored(gone)).length < 2);
    expect(await stored(gone)).toEqual([row?.storageKey]);
  });
});
