import { z } from 'zod';
import { mediaKindSchema } from './media-kind.ts';

/** A file that the studio keeps: an upload or a result. All addresses are paths on the studio itself. */
export const studioMediaSchema = z.object({
  id: z.uuid(),
  kind: mediaKindSchema,
  /** The original bytes. */
  url: z.string(),
  /** A small picture of it, for strips and grids; null while there is none. */
  thumbnailUrl: z.string().nullable(),
  /** A version every browser shows, where the original is one that few can (ProRes, HEVC, HDR); null when not needed. */
  previewUrl: z.string().nullable(),
  contentType: z.string(),
  /** Size of the original in bytes. */
  bytes: z.number(),
  /** Pixels as shown; null where unknown or without meaning. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  durationSeconds: z.number().nullable(),
  /** Codec of a video's picture, as in `h264`, `hevc`, `prores`. */
  codec: z.string().nullable(),
  /** How high dynamic range is coded, null for standard range. */
  dynamicRange: z.enum(['pq', 'hlg']).nullable(),
  /** A safe file name, for downloads. */
  name: z.string(),
});
export type StudioMedia = z.infer<typeof studioMediaSchema>;
