import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
  type CompletedPart,
  type S3Client,
} from '@aws-sdk/client-s3';
import { retryStorage } from './retry-storage.ts';

/** S3 accepts at most 10,000 parts, and 5 GiB in one request. */
const mostParts = 9000;
const smallestPartBytes = 64 * 1024 * 1024;

interface Target {
  bucket: string;
  key: string;
  path: string;
  contentType: string;
}

async function putWhole(client: S3Client, { bucket, key, path, contentType }: Target, bytes: number): Promise<void> {
  await retryStorage(() =>
    client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: createReadStream(path),
        ContentLength: bytes,
        ContentType: contentType,
      }),
    ),
  );
}

async function putInParts(client: S3Client, target: Target, bytes: number, partBytes: number): Promise<void> {
  const { bucket: Bucket, key: Key, path, contentType: ContentType } = target;
  const { UploadId } = await retryStorage(() =>
    client.send(new CreateMultipartUploadCommand({ Bucket, Key, ContentType })),
  );
  try {
    const Parts: CompletedPart[] = [];
    for (let start = 0; start < bytes; start += partBytes) {
      const end = Math.min(start + partBytes, bytes) - 1;
      const PartNumber = Parts.length + 1;
      const { ETag } = await retryStorage(() =>
        client.send(
          new UploadPartCommand({
            Bucket,
            Key,
            UploadId,
            PartNumber,
            Body: createReadStream(path, { start, end }),
            ContentLength: end - start + 1,
          }),
        ),
      );
      Parts.push({ PartNumber, ETag });
    }
    await retryStorage(() =>
      client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } })),
    );
  } catch (error) {
    // Parts of an incomplete upload cost money, so they are removed; if that fails, the bucket's lifecycle rules remove
    // them.
    await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => undefined);
    throw error;
  }
}

/**
 * Uploads a local file to a bucket: streamed, a large one in parts, each retried when the server is unavailable for a
 * moment. The key appears with all of its bytes or not at all.
 *
 * @param partBytes the size of a part; a larger file is uploaded in parts
 */
export async function putS3File(client: S3Client, target: Target, partBytes = smallestPartBytes): Promise<void> {
  const { size } = await stat(target.path);
  if (size <= partBytes) await putWhole(client, target, size);
  else await putInParts(client, target, size, Math.max(partBytes, Math.ceil(size / mostParts)));
}
