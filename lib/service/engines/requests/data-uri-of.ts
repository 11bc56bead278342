import { readFile, stat } from 'node:fs/promises';
import type { EngineInput } from '../engine.ts';

/**
 * Files up to this size travel inside the request; larger ones are uploaded first. Replicate asks for it
 * (https://replicate.com/docs/topics/predictions/input-files).
 */
export const mostInlineBytes = 256_000;

/** A small file as a `data:` URI; null for a larger one. */
export async function dataUriOf({ path, contentType }: EngineInput): Promise<string | null> {
  const { size } = await stat(path);
  if (size > mostInlineBytes) return null;
  return `data:${contentType};base64,${await readFile(path, 'base64')}`;
}
