import { z } from 'zod';
import type { MediaKind } from '../../../contract/media-kind.ts';

/** Extensions of JSON Schema that the form understands; set on a parameter by `.meta({...})`. */
export interface FieldMeta {
  title: string;
  description?: string;
  /** The field kind. The `…-url` kinds also mark the fields that contain media URLs for the worker. */
  renderType?: 'button-group' | 'image-url' | 'video-url' | 'audio-url';
  'x-next-to'?: string;
  'x-hidden'?: boolean;
  'x-workbench-default'?: unknown;
  'x-unit'?: string;
  [extension: string]: unknown;
}

/** Names for one file of a kind. */
export const kindWords: Record<MediaKind, string> = { image: 'an image', video: 'a video', audio: 'an audio file' };

function addressOf(kind: MediaKind) {
  return z.string().min(1, `enter the URL of ${kindWords[kind]}`);
}

/** A parameter with a media URL: `image-url` and the like. */
export function mediaAddress(kind: MediaKind, meta: Omit<FieldMeta, 'renderType'>) {
  return addressOf(kind).meta({ ...meta, format: 'uri', renderType: `${kind}-url` });
}

/** A parameter with a list of media URLs. */
export function mediaList(kind: MediaKind, bounds: { min: number; max: number }, meta: Omit<FieldMeta, 'renderType'>) {
  return z
    .array(addressOf(kind).meta({ format: 'uri', renderType: `${kind}-url` }))
    .min(bounds.min)
    .max(bounds.max)
    .meta({ ...meta, renderType: `${kind}-url` });
}
