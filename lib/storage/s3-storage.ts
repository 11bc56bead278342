import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { isPublicAddress } from '../network/is-public-address.ts';
import { missingFile, type FileStorage } from './file-storage.ts';

/**
 * Files in a bucket of S3 or of a service that speaks it. Credentials come from the usual AWS variables.
 *
 * @param url `s3://bucket?endpoint=…&region=…`
 * @param prefix put before every key
 */
export function createS3Storage(url: URL, prefix: string): FileStorage {
  const bucket = url.hostname;
  const endpoint = url.searchParams.get('endpoint');
  const client = new S3Client({
    region: url.searchParams.get('region') ?? 'us-east-1',
    // Services other than AWS itself seldom have a host name for each bucket.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
  });
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));

  return {
    kind: 's3',
    async put(key, path, contentType) {
      const { size } = await stat(path);
      await disk.putStream(prefix + key, createReadStream(path), { contentType, contentLength: size });
      await rm(path);
    },
    async open(key, range) {
      const get = new GetObjectCommand({
        Bucket: bucket,
        Key: prefix + key,
        ...(range === null ? {} : { Range: `bytes=${range.start}-${range.end}` }),
      });
      const { Body: body } = await client.send(get).catch(explainMissing);
      if (!(body instanceof Readable)) throw new Error(`The storage gave no bytes for ${key}.`);
      return body;
    },
    async size(key) {
      const head = new HeadObjectCommand({ Bucket: bucket, Key: prefix + key });
      return (await client.send(head).catch(explainMissing)).ContentLength ?? 0;
    },
    delete: (key) => disk.delete(prefix + key),
    publicAddress: async (key, expiresInSeconds) =>
      isPublicEndpoint(endpoint) ? disk.getSignedUrl(prefix + key, { expiresIn: expiresInSeconds }) : null,
  };
}

/** Amazon's own endpoint is public; another one unless its name or number says that it lies inside. */
function isPublicEndpoint(endpoint: string | null): boolean {
  if (endpoint === null) return true;
  const host = new URL(endpoint).hostname.replace(/^\[|\]$/g, '');
  if (/^[\d.]+$/.test(host) || host.includes(':')) return isPublicAddress(host);
  return host.includes('.') && !/\.(?:local|internal|localhost|lan)$/.test(host);
}

function explainMissing(error: unknown): never {
  const isMissing = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
  throw isMissing ? missingFile(error) : error;
}
