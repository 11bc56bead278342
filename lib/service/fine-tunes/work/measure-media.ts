import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isEaselError } from '../../../contract/error.ts';
import type { MediaReference } from '../../../datasets/row-cell.ts';
import type { MeasuredMedia } from '../tokens/dataset-figures.ts';

/** A probed image or video; null for one that is only counted; or what is wrong with it. */
export type Measure = MeasuredMedia | null | string;

/** What probing media needs. */
export interface MeasureOptions {
  folder: string;
  mostMeasured: number;
  /** Copies a URL or path to a temporary local file; or returns what is wrong with it. */
  fetch: (address: string, path: string) => Promise<string | null>;
}

async function probe(path: string, wanted: 'image' | 'video'): Promise<Measure> {
  try {
    // Loaded only for datasets with media, because loading takes longer than a small dataset.
    const { probeMedia } = await import('../../../media/probe-media.ts');
    const facts = await probeMedia(path);
    if (facts.kind !== wanted) return wanted === 'image' ? 'the file is not an image' : 'the file is not a video';
    const { size: bytes } = await stat(path);
    return { width: facts.width ?? 0, height: facts.height ?? 0, bytes, seconds: facts.durationSeconds };
  } catch (error) {
    if (isEaselError(error)) return error.message;
    throw error;
  }
}

/** Creates the function that probes the images and videos in rows: each URL once, and a limited number. */
export function createMediaMeasure(options: MeasureOptions) {
  const known = new Map<string, Promise<Measure>>();
  let measured = 0;

  async function look(reference: MediaReference, wanted: 'image' | 'video', path: string): Promise<Measure> {
    try {
      if ('bytes' in reference) await writeFile(path, reference.bytes);
      else {
        const issue = await options.fetch(reference.address, path);
        if (issue !== null) return issue;
      }
      return await probe(path, wanted);
    } finally {
      await rm(path, { force: true });
    }
  }

  return function measure(reference: MediaReference, wanted: 'image' | 'video'): Promise<Measure> {
    const name = 'address' in reference ? `${wanted} ${reference.address}` : null;
    const before = name === null ? undefined : known.get(name);
    if (before !== undefined) return before;
    if (measured >= options.mostMeasured) return Promise.resolve(null);
    measured += 1;
    const result = look(reference, wanted, join(options.folder, `media-${measured}`));
    // Inline images are too long as cache keys: they are probed each time.
    if (name !== null && name.length <= 4096) known.set(name, result);
    return result;
  };
}
