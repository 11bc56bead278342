import { readablePrompt } from '../../../contract/prompt/readable-prompt.ts';
import { nameByPattern } from '../../../contract/studio/file-name-pattern.ts';
import { baseName } from '../files/base-name.ts';
import { safeName } from '../files/safe-name.ts';
import type { FileWithSidecar } from '../zip/read-sidecars.ts';

/**
 * The name of a downloaded file, with the extension of its content type.
 *
 * @param pattern as in `nameByPattern`; null for the name that the file has
 * @param number its number in the download, from 1
 */
export function exportName(
  { file, sidecar: { generation } }: FileWithSidecar,
  { pattern, number, contentType }: { pattern: string | null; number: number; contentType: string },
): string {
  if (pattern === null || pattern.trim() === '') return safeName(file.name, contentType);
  const title = baseName(file.name);
  const prompt = generation?.prompt ?? null;
  const name = nameByPattern(pattern, {
    // The name goes into a path: a slash would cut it.
    prompt: (prompt === null ? title : readablePrompt(prompt)).replaceAll(/[\s/\\]+/g, ' ').trim(),
    model: generation === null ? null : (generation.modelName ?? generation.model).replaceAll(/[/\\]/g, ' '),
    seed: file.seed,
    date: file.createdAt.toISOString().slice(0, 10),
    number: String(number),
  });
  // A dot near the end of the prompt is not an extension.
  return safeName(`${name === '' ? title : name}.x`, contentType);
}
