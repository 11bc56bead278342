import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { MediaStorage } from './media-storage.ts';

const prefix = 'service/';

/**
 * Bytes in a bucket of S3, or of a service that speaks it. Credentials come from the usual AWS variables.
 *
 * @param url `s3://bucket?endpoint=…&region=…`
 */
export function createBucketStorage(url: URL): MediaStorage {
  const bucket = url.hostname;
  const endpoint = url.searchParams.get('endpoint');
  const client = new S3Client({
    region: url.searchParams.get('region') ?? 'us-east-1',
    // Services other than AWS itself seldom have a host name for each bucket.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
  });
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));

  return {
    async put(key, path, contentType) {
      const { size } = await stat(path);
      await disk.putStream(prefix + key, createReadStream(path), { contentType, contentLength: size });
      await rm(path);
    },
    async open(key, range) {
      const { Body: body } = await client.send(
        new GetObjectCommand({
          Bucket: bucket,
          Key: prefix + key,
          ...(range === null ? {} : { Range: `bytes=${range.start}-${range.end}` }),
        }),
      );
      if (!(body instanceof Readable)) throw new Error(`The storage gave no bytes for ${key}.`);
      return body;
    },
    delete: (key) => disk.delete(prefix + key),
  };
}
