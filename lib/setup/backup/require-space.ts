import { statfs } from 'node:fs/promises';
import { EaselError } from '../../contract/error.ts';
import { describeBytes } from './progress.ts';

/**
 * Finds out before hours of copying that they would end with a full disk.
 *
 * @param folder on the disk to be written to
 * @throws EaselError `insufficient_storage` with what is needed and what is free
 */
export async function requireSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= bytes) return;
  const message = `${folder} has ${describeBytes(free)} free, but ${describeBytes(bytes)} are needed. Free some space, or use another disk. Nothing was written.`;
  throw new EaselError('insufficient_storage', message);
}
