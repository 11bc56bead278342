import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { GetObjectCommand, HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { putS3File } from './put-s3-file.ts';
import { s3Credentials, startS3Server, type S3Server } from './testing/start-s3-server.ts';
import { createS3Client } from './s3-storage.ts';

const mebibyte = 1024 * 1024;
let server: S3Server;
let client: S3Client;
let path: string;
let bytes: Buffer;

beforeAll(async () => {
  server = await startS3Server();
  for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value);
  client = createS3Client({ region: 'us-east-1', endpoint: server.endpoint });
  path = join(await mkdtemp(join(tmpdir(), 'easel-put-')), 'file');
  bytes = randomBytes(12 * mebibyte);
  await writeFile(path, bytes);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.stop();
  await rm(join(path, '..'), { recursive: true });
});

const target = (key: string) => ({ bucket: 'easel', key, path, contentType: 'video/mp4' });

async function stored(key: string): Promise<Buffer> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: 'easel', Key: key }));
  return buffer(Body as NodeJS.ReadableStream & AsyncIterable<Buffer>);
}

describe('putS3File', () => {
  it('uploads a file with its type', async () => {
    await putS3File(client, target('whole'));
    expect((await stored('whole')).equals(bytes)).toBe(true);
    const head = await client.send(new HeadObjectCommand({ Bucket: 'easel', Key: 'whole' }));
    expect(head).toMatchObject({ ContentType: 'video/mp4', ContentLength: bytes.length });
  });

  it('uploads a large file in parts', async () => {
    await putS3File(client, target('parts'), 5 * mebibyte);
    expect((await stored('parts')).equals(bytes)).toBe(true);
  });

  it.each([
    ['whole', 64 * mebibyte],
    ['in parts', 5 * mebibyte],
  ])('continues, %s, when the server is killed during the upload and comes back', async (name, partBytes) => {
    const putting = putS3File(client, target(`killed ${name}`), partBytes);
    await server.kill();
    await server.restart();
    await putting;
    expect((await stored(`killed ${name}`)).equals(bytes)).toBe(true);
  });

  it('fails at once when the server rejects the upload', async () => {
    await expect(putS3File(client, { ...target('a'), bucket: 'nobody' })).rejects.toMatchObject({
      name: 'NoSuchBucket',
    });
  });

  it('stores a key that a signed address serves, in part too, until it expires', async () => {
    await putS3File(client, target('signed'));
    const command = new GetObjectCommand({ Bucket: 'easel', Key: 'signed' });
    const address = await getSignedUrl(client, command, { expiresIn: 60 });
    const answer = await fetch(address, { headers: { range: 'bytes=10-19' } });
    expect(answer.status).toBe(206);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes.subarray(10, 20))).toBe(true);
    const changed = address.replace(/X-Amz-Signature=./, 'X-Amz-Signature=z');
    expect((await fetch(changed)).status).toBe(403);
    const past = await getSignedUrl(client, command, { expiresIn: 60, signingDate: new Date(Date.now() - 120_000) });
    expect((await fetch(past)).status).toBe(403);
  });
});
