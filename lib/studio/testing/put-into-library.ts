import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import type { JsonObject } from '../../contract/model.ts';
import { media } from '../../database/studio-tables.ts';
import type { Studio } from '../create-studio.ts';
import { firstPersonId } from '../people/first-person.ts';
import { restoreJob } from '../generations/records/restore-job.ts';

/** A small image of one colour. */
export function plainImage(colour: string, width = 48, height = 32): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
}

/** Uploads a small image of one colour. Returns its id. */
export async function putUpload(
  studio: Studio,
  colour: string,
  name = `${colour}.png`,
  ownerId = firstPersonId,
): Promise<string> {
  const bytes = await plainImage(colour);
  const { id } = await studio.media.receive(chunksOf(bytes), { name, ownerId });
  return id;
}

/** Adds a result, by default a small image of one colour, as if a model had generated it. Returns its id and its job's id. */
export async function putResult(
  studio: Studio,
  result: ({ colour: string } | { bytes: Buffer }) & {
    prompt: string;
    model?: string;
    request?: JsonObject;
    seed?: string;
    createdAt?: Date;
    ownerId?: string;
  },
): Promise<{ id: string; jobId: string }> {
  const { database } = studio.context;
  const { prompt, model = 'ig-1', ownerId = firstPersonId } = result;
  const bytes = 'bytes' in result ? result.bytes : await plainImage(result.colour);
  const { id } = await studio.media.receive(chunksOf(bytes), { name: 'result.png', ownerId });
  const createdAt = (result.createdAt ?? new Date()).toISOString();
  const { jobId, seed } = await restoreJob(
    database,
    {
      jobId: randomUUID(),
      position: 0,
      model,
      modelName: model.toUpperCase(),
      mediaType: 'image',
      prompt,
      seed: result.seed ?? null,
      request: { model, prompt, ...result.request },
      createdAt,
      startedAt: createdAt,
      completedAt: createdAt,
    },
    ownerId,
  );
  const [row] = await database.delete(media).where(eq(media.id, id)).returning();
  if (row === undefined) throw new Error('The upload is gone.');
  await database.insert(media).values({ ...row, origin: 'result', jobId, seed, createdAt: new Date(createdAt) });
  return { id, jobId };
}

/** Bytes as a stream. */
export async function* chunksOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
