import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isEaselError } from '../../../contract/error.ts';
import type { MediaReference } from '../dataset/row-cell.ts';
import type { MeasuredMedia } from '../tokens/dataset-figures.ts';

/** An image or video looked into; null when it is counted alone; or what is wrong with it. */
export type Measure = MeasuredMedia | null | string;

/** What looking into media needs. */
export interface MeasureOptions {
  folder: string;
  mostMeasured: number;
  /** Brings what an address holds onto this machine, as a file that is used up; or tells what is wrong with it. */
  fetch: (address: string, path: string) => Promise<string | null>;
}

async function probe(path: string, wanted: 'image' | 'video'): Promise<Measure> {
  try {
    // Loaded for datasets with media alone: it takes longer than a small dataset.
    const { probeMedia } = await import('../../../media/probe-media.ts');
    const facts = await probeMedia(path);
    if (facts.kind !== wanted) return wanted === 'image' ? 'this is not a picture' : 'this is not a film';
    const { size: bytes } = await stat(path);
    return { width: facts.width ?? 0, height: facts.height ?? 0, bytes, seconds: facts.durationSeconds };
  } catch (error) {
    if (isEaselError(error)) return error.message;
    throw error;
  }
}

/** Makes what looks into the images and videos that rows name: each address once, and so many at most. */
export function createMediaMeasure(options: MeasureOptions) {
  const known = new Map<string, Promise<Measure>>();
  let measured = 0;

  async function look(reference: MediaReference, wanted: 'image' | 'video', path: string): Promise<Measure> {
    try {
      if ('bytes' in reference) await writeFile(path, reference.bytes);
      else {
        const fault = await options.fetch(reference.address, path);
        if (fault !== null) return fault;
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
    // Inline images are long names: those are looked at anew.
    if (name !== null && name.length <= 4096) known.set(name, result);
    return result;
  };
}
