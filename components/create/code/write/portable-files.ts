import type { JsonObject } from '@/lib/contract/model';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { isJsonObject } from '@/lib/schema-form/json';
import { isStudioMediaPath } from '@/lib/schema-form/media-field/media-address';
import { RequestError, requestJson } from '@/lib/client/request';

/** The total size of images that are embedded in the code: code of this size can still be pasted anywhere. */
const insideLimitBytes = 4_000_000;

/** A file of this studio, as code that runs elsewhere can refer to it. */
export interface PortableFile {
  /** Its path in the studio, as in the form. */
  path: string;
  name: string;
  bytes: number;
  /**
   * `inside`: embedded as a `data:` address; `address`: a URL that the media service can fetch for a day; `none`: a
   * placeholder, and `why`.
   */
  how: 'inside' | 'address' | 'none';
  address: string;
  why: string | null;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change)]));
}

/** A body with every string mapped, at any depth. */
export function changeTexts(body: JsonObject, change: (text: string) => string): JsonObject {
  return mapTexts(body, change) as JsonObject;
}

/** The files of this studio in a body, each once. */
export function studioPaths(body: JsonObject): string[] {
  const found = new Set<string>();
  changeTexts(body, (text) => {
    if (isStudioMediaPath(text)) found.add(text);
    return text;
  });
  return [...found];
}

/**
 * Makes files of this studio portable: images are embedded while they are small enough together, other files get the
 * address that the studio itself would send.
 */
export async function makeFilesPortable(paths: readonly string[], signal: AbortSignal): Promise<PortableFile[]> {
  let roomBytes = insideLimitBytes;
  const files: PortableFile[] = [];
  for (const path of paths) {
    const { kind, bytes, name } = await requestJson<StudioMedia>(`${path}/info`, { signal });
    const isInside = kind === 'image' && bytes <= roomBytes;
    if (isInside) roomBytes -= bytes;
    const facts = { path, name, bytes };
    files.push(
      isInside ? { ...facts, ...(await inside(path, signal)) } : { ...facts, ...(await byAddress(path, name, signal)) },
    );
  }
  return files;
}

async function inside(path: string, signal: AbortSignal) {
  const response = await fetch(path, { signal });
  const blob = await response.blob();
  return { how: 'inside' as const, address: await readDataUrl(blob), why: null };
}

function readDataUrl(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
  reader.addEventListener('error', () => reject(new Error('An image could not be read.')));
  reader.readAsDataURL(blob);
  return promise;
}

async function byAddress(path: string, name: string, signal: AbortSignal) {
  try {
    const answer = await requestJson<{ file: string }>('/api/studio/outgoing', {
      method: 'POST',
      body: { file: path },
      signal,
    });
    const isWhole = answer.file.startsWith('data:');
    return { how: isWhole ? ('inside' as const) : ('address' as const), address: answer.file, why: null };
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 400) throw error;
    return {
      how: 'none' as const,
      address: `https://your-files.example/${encodeURIComponent(name)}`,
      why: error.message,
    };
  }
}

/** A `data:` address, shortened for display: `data:image/png;base64,iVBORw0K… 1.2 MB …`. */
export function shortened(address: string, sizeText: string): string {
  const comma = address.indexOf(',');
  return `${address.slice(0, comma + 13)}… ${sizeText} …`;
}
