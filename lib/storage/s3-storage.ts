import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3ServiceException,
  S3Client,
} from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { isPublicAddress } from '../network/is-public-address.ts';
import { missingFile, type FileStorage } from './file-storage.ts';
import { putS3File } from './put-s3-file.ts';
import { retryStorage } from './retry-storage.ts';

const connectMs = 5000;
const silenceMs = 30_000;
const say = () => undefined;

/**
 * A client of S3, or of a compatible service. Credentials come from the usual AWS variables.
 *
 * @param options.endpoint address of a service other than Amazon's
 */
export function createS3Client(options: { region: string; endpoint: string | null }): S3Client {
  return new S3Client({
    region: options.region,
    // Services other than AWS itself seldom have a host name for each bucket.
    ...(options.endpoint === null ? {} : { endpoint: options.endpoint, forcePathStyle: true }),
    // Many of them do not support checksums in trailers, so these are sent only where an operation requires one.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs },
    // Failures are thrown; by default, the client also writes them to the console.
    logger: { debug: say, info: say, warn: say, error: say },
  });
}

/**
 * Files in a bucket of S3 or of a compatible service.
 *
 * @param url `s3://bucket?endpoint=…&region=…`; `reachable=true` declares an internal endpoint reachable for browsers
 * @param prefix put before every key
 */
export function createS3Storage(url: URL, prefix: string): FileStorage {
  const bucket = url.hostname;
  const endpoint = url.searchParams.get('endpoint');
  const client = createS3Client({ region: url.searchParams.get('region') ?? 'us-east-1', endpoint });
  const isReachable = url.searchParams.get('reachable') === 'true' || isPublicEndpoint(endpoint);
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));

  return {
    kind: 's3',
    async put(key, path, contentType) {
      await putS3File(client, { bucket, key: prefix + key, path, contentType });
      await rm(path);
    },
    async open(key, range) {
      const get = new GetObjectCommand({
        Bucket: bucket,
        Key: prefix + key,
        ...(range === null ? {} : { Range: `bytes=${range.start}-${range.end}` }),
      });
      const { Body: body } = await client.send(get).catch(explainMissing);
      if (!(body instanceof Readable)) throw new Error(`The storage returned no data for ${key}.`);
      return body;
    },
    async size(key) {
      const head = new HeadObjectCommand({ Bucket: bucket, Key: prefix + key });
      return (await client.send(head).catch(explainMissing)).ContentLength ?? 0;
    },
    localPath: () => null,
    delete: (key) => retryStorage(() => disk.delete(prefix + key)),
    async *list(beginning) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + beginning });
      for await (const { Contents: objects = [] } of pages) {
        for (const { Key: key, Size: bytes = 0, LastModified: modifiedAt } of objects) {
          if (key !== undefined && modifiedAt !== undefined) yield { key: key.slice(prefix.length), bytes, modifiedAt };
        }
      }
    },
    publicAddress: async (key, expiresInSeconds) =>
      isReachable ? disk.getSignedUrl(prefix + key, { expiresIn: expiresInSeconds }) : null,
  };
}

/** Amazon's own endpoint is public; another one unless its name or address is internal. */
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
