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

/** S3 takes 10,000 parts at the most, and 5 GiB in one request. */
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
    // Parts that no upload completes are paid for, so they go; what cannot be reached, the bucket's own rules remove.
    await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => undefined);
    throw error;
  }
}

/**
 * Puts a local file into a bucket: streamed, in parts when it is large, each tried again when the server is away for a
 * moment. The key appears with all of its bytes or not at all.
 *
 * @param partBytes how large a part is; a file beyond that goes in parts
 */
export async function putS3File(client: S3Client, target: Target, partBytes = smallestPartBytes): Promise<void> {
  const { size } = await stat(target.path);
  if (size <= partBytes) await putWhole(client, target, size);
  else await putInParts(client, target, size, Math.max(partBytes, Math.ceil(size / mostParts)));
}
