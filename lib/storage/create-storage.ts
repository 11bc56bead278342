import type { FileStorage } from './file-storage.ts';

/**
 * Opens a program's part of the storage that a `STORAGE_URL` names. Loads the S3 client for S3 only.
 *
 * @param options.url `file:///folder` or `s3://bucket?endpoint=…&region=…`
 * @param options.prefix the program's part: a folder, or the prefix of every key in a bucket
 */
export async function createStorage(options: { url: string; prefix: string }): Promise<FileStorage> {
  const { url, prefix } = options;
  if (url.startsWith('s3:')) {
    const { createS3Storage } = await import('./s3-storage.ts');
    return createS3Storage(new URL(url), `${prefix}/`);
  }
  const { createFolderStorage } = await import('./folder-storage.ts');
  return createFolderStorage(new URL(`${prefix}/`, url.endsWith('/') ? url : `${url}/`));
}
