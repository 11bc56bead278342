import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTestVideo } from '../../../media/testing/make-test-video.ts';
import { s3Credentials, startS3Server, type S3Server } from '../../../storage/testing/start-s3-server.ts';
import { mediaKeys } from '../../library/files/media-keys.ts';
import type { MediaVersion } from '../../library/files/serve-media.ts';
import { startTestStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { waitUntil } from '../../../setup/test/wait.ts';
import { firstPersonId } from '../../people/first-person.ts';

let server: S3Server;
let test: TestStudio;
beforeAll(async () => {
  for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value);
  server = await startS3Server();
  test = await startTestStudio({ storageUrl: server.storageUrl });
});
afterAll(async () => {
  await test.close();
  await server.stop();
  vi.unstubAllEnvs();
});

function serve(id: string, version: MediaVersion, headers: Record<string, string> = {}): Promise<Response> {
  return test.studio.media.serve(new Request('http://x/', { headers }), id, { version, isDownload: true });
}

describe('copyResults on S3', () => {
  it('stores a video with its derived files, serves ranges, grabs a frame, and removes everything', async () => {
    const path = join(test.settings.dataDirectory, 'video.mov');
    await makeTestVideo({ path, container: 'mov', audio: { codec: 'pcm_s16le', seconds: 0.5 } });
    const video = await readFile(path);
    const { jobId } = await test.studio.submitter.submit({ model: 'm', prompt: 'a video' }, randomUUID(), {
      ownerId: firstPersonId,
    });
    const { generationId } = await test.jobAs(jobId, 'queued');
    test.upstream.succeed(generationId ?? '', video, 'video/quicktime');
    const [copied] = (await test.jobAs(jobId, 'succeeded')).results;
    const id = copied?.id ?? '';
    await waitUntil(async () => (await test.studio.media.describe(id)).unfinished.length === 0);

    const part = await serve(id, 'original', { range: 'bytes=4-7' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${video.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(video.subarray(4, 8));
    expect(part.headers.get('content-disposition')).toMatch(/^attachment; filename="a video.mov"/);
    const sprite = await serve(id, 'sprite');
    expect(await sharp(await sprite.arrayBuffer()).metadata()).toMatchObject({ format: 'webp' });
    expect((await serve(id, 'sprite', { 'if-none-match': sprite.headers.get('etag') ?? '' })).status).toBe(304);

    const still = await test.studio.media.grabFrame(id, { body: { timeSeconds: 0.25 }, ownerId: firstPersonId });
    expect(still).toMatchObject({ kind: 'image', contentType: 'image/png', width: 160, height: 90 });
    expect(still.name).toBe('a video, frame at 0∶00.25.png');
    expect((await test.studio.media.grabFrame(id, { body: { timeSeconds: 0.26 }, ownerId: firstPersonId })).id).toBe(
      still.id,
    );

    expect((await test.studio.media.remove([id])).removed).toEqual([id]);
    const isGone = async () => {
      for await (const _file of test.studio.context.storage.list(mediaKeys(id).base)) return false;
      return true;
    };
    await waitUntil(isGone);
  });
});
