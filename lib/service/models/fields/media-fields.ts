import { z } from 'zod';
import type { MediaKind } from '../../../contract/media-kind.ts';

/** Extensions of JSON Schema that the form understands; given to a parameter by `.meta({...})`. */
export interface FieldMeta {
  title: string;
  description?: string;
  /** How to draw it. The `…-url` kinds also tell the worker which fields hold addresses of media. */
  renderType?: 'button-group' | 'image-url' | 'video-url' | 'audio-url';
  'x-next-to'?: string;
  'x-hidden'?: boolean;
  'x-workbench-default'?: unknown;
  'x-unit'?: string;
  [extension: string]: unknown;
}

/** One medium of a kind, in words. */
export const kindWords: Record<MediaKind, string> = { image: 'an image', video: 'a video', audio: 'an audio file' };

function addressOf(kind: MediaKind) {
  return z.string().min(1, `enter the URL of ${kindWords[kind]}`);
}

/** A media address as a parameter: `image-url` and its siblings. */
export function mediaAddress(kind: MediaKind, meta: Omit<FieldMeta, 'renderType'>) {
  return addressOf(kind).meta({ ...meta, format: 'uri', renderType: `${kind}-url` });
}

/** A list of media addresses as a parameter. */
export function mediaList(kind: MediaKind, bounds: { min: number; max: number }, meta: Omit<FieldMeta, 'renderType'>) {
  return z
    .array(addressOf(kind).meta({ format: 'uri', renderType: `${kind}-url` }))
    .min(bounds.min)
    .max(bounds.max)
    .meta({ ...meta, renderType: `${kind}-url` });
}
