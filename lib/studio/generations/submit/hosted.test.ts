import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { media } from '../../../database/studio-tables.ts';
import { canaryKey, startTestStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { firstPersonId } from '../../people/first-person.ts';

let test: TestStudio;
let image: Buffer;

beforeAll(async () => {
  test = await startTestStudio();
  const { baseUrl } = test.settings.mediaApi;
  test.studio.context.settings.mediaApi = { baseUrl, key: canaryKey, isEmbedded: false, sendsUser: false };
  image = await sharp({ create: { width: 100, height: 100, channels: 3, background: 'red' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
});
afterAll(() => test.close());

const submit = (request: Record<string, unknown>) =>
  test.studio.submitter.submit({ model: 'm', ...request }, randomUUID(), { ownerId: firstPersonId });

describe('resolveMediaUrls for a remote service', () => {
  it('sends images inside the request', async () => {
    const { url } = await test.studio.media.receive(Readable.from([image]), { name: 'a.png', ownerId: firstPersonId });
    await submit({ prompt: 'inside', nested: { input_image: [url] } });
    const sent = test.upstream.seen.findLast(({ body }) => body.includes('inside'))?.body ?? '';
    expect(JSON.parse(sent)).toEqual({
      model: 'm',
      prompt: 'inside',
      nested: { input_image: [`data:image/png;base64,${image.toString('base64')}`] },
    });
  });

  it('reports images that are too large together at the field, with a remedy', async () => {
    const more = await sharp(image).negate().resize(180).png({ compressionLevel: 0 }).toBuffer();
    const [one, other] = await Promise.all(
      [image, more].map((bytes) =>
        test.studio.media.receive(Readable.from([bytes]), { name: 'a.png', ownerId: firstPersonId }),
      ),
    );
    const { status, body } = await submit({ prompt: 'too much', input_image: [one?.url, other?.url] });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: { fields: [{ pointer: '/input_image/1', message: expect.stringContaining('STORAGE_URL') as string }] },
    });
  });

  it('reports videos, which cannot be sent, at the field', async () => {
    const { id } = await test.studio.media.receive(Readable.from([image]), { name: 'a.png', ownerId: firstPersonId });
    await test.studio.context.database.update(media).set({ kind: 'video' });
    const { body } = await submit({ prompt: 'video', input_video: `/api/studio/media/${id}` });
    expect(body).toMatchObject({
      error: { fields: [{ pointer: '/input_video', message: expect.stringContaining('videos') as string }] },
    });
  });
});
