import { isJsonObject } from '../../../schema-form/json.ts';

const mostResults = 32;
const deepest = 8;

/** Whether a text is the address of a file: `http:`, `https:` or `data:`. */
function isAddress(text: string): boolean {
  return /^(https?:\/\/|data:)/i.test(text);
}

/**
 * All addresses in the output of a model, in order: in a text, a list, or an object of them, at any depth.
 *
 * @returns at most 32, each once
 */
export function findAddresses(output: unknown): string[] {
  return limited(addressesIn(output, deepest));
}

function addressesIn(value: unknown, levels: number): string[] {
  if (typeof value === 'string') return isAddress(value) ? [value] : [];
  if (typeof value !== 'object' || value === null || levels === 0) return [];
  return Object.values(value).flatMap((entry) => addressesIn(entry, levels - 1));
}

function limited(addresses: string[]): string[] {
  return [...new Set(addresses)].slice(0, mostResults);
}

/**
 * The addresses of files in an answer that describes each as an object, such as `{ url, content_type, width }`: those
 * under the first of the names that has any, else those anywhere.
 *
 * @param names properties of the answer that hold results, the likeliest first
 * @returns at most 32, each once, in order
 */
export function findFileAddresses(answer: unknown, names: readonly string[]): string[] {
  const named = isJsonObject(answer)
    ? names.map((name) => filesIn(answer[name], deepest)).find((found) => found.length > 0)
    : undefined;
  return limited(named ?? filesIn(answer, deepest));
}

const isMediaType = /^(image|video|audio)\/|^application\/(octet-stream|mp4|ogg)$/i;

function filesIn(value: unknown, levels: number): string[] {
  if (typeof value !== 'object' || value === null || levels === 0) return [];
  if (isJsonObject(value) && typeof value['url'] === 'string' && isAddress(value['url'])) {
    const type = value['content_type'];
    return typeof type !== 'string' || isMediaType.test(type) ? [value['url']] : [];
  }
  return Object.values(value).flatMap((entry) => filesIn(entry, levels - 1));
}
