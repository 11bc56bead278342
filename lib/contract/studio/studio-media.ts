import { z } from 'zod';
import { mediaDetailsSchema } from '../media-facts.ts';
import { mediaKindSchema } from '../media-kind.ts';

/**
 * What the studio derives from a stored file.
 * - `thumbnail`: a small image of it, and a video's poster.
 * - `waveform`: its loudness over time, where there is audio.
 * - `strip`: a sheet of a video's frames, for scrubbing.
 * - `preview`: a version that every browser plays, for formats that few play.
 */
export const mediaSteps = ['thumbnail', 'waveform', 'strip', 'preview'] as const;
export type MediaStep = (typeof mediaSteps)[number];

/** A step that is not done: it is queued, waits for a retry, or failed for good. */
export const unfinishedStepSchema = z.object({
  step: z.enum(mediaSteps),
  state: z.enum(['waiting', 'failed']),
  /** Failed attempts so far. */
  attempts: z.number(),
  /** The error of the last attempt, as a sentence; null before the first. */
  message: z.string().nullable(),
  /** When it is retried; null when only a user can retry it (`POST …/retry`). */
  nextAttemptAt: z.iso.datetime().nullable(),
});
export type UnfinishedStep = z.infer<typeof unfinishedStepSchema>;

/** A file that the studio stores: an upload or a result. All addresses are paths on the studio itself. */
export const studioMediaSchema = z.object({
  id: z.uuid(),
  kind: mediaKindSchema,
  /** The original bytes; with `?download`, as an attachment. */
  url: z.string(),
  /** A small image of it, for grids and the jobs bar; null while there is none. */
  thumbnailUrl: z.string().nullable(),
  /** A video's poster, at up to 1920 pixels; null for images and audio, and while there is none. */
  posterUrl: z.string().nullable(),
  /** A sheet of a video's frames for scrubbing, as a `StudioMediaStrip`; null while there are none. */
  stripUrl: z.string().nullable(),
  /** Its loudness over time, as a `StudioMediaWaveform`; null without audio and while there is none. */
  waveformUrl: z.string().nullable(),
  /** A version that every browser plays, where few play the original (ProRes, HEVC, HDR); null when not needed. */
  previewUrl: z.string().nullable(),
  contentType: z.string(),
  /** Size of the original in bytes. */
  bytes: z.number(),
  /** Pixels as shown; null where unknown or without meaning. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  durationSeconds: z.number().nullable(),
  /** Codec of an image or of a video stream, as in `h264`, `hevc`, `prores`. */
  codec: z.string().nullable(),
  /** How high dynamic range is coded, null for standard range. */
  dynamicRange: z.enum(['pq', 'hlg']).nullable(),
  /** Frame rate, pixel format, colour, audio; null when the file was not probed. */
  details: mediaDetailsSchema.nullable(),
  /** Derived files that are pending or failed; empty when all are done. */
  unfinished: z.array(unfinishedStepSchema),
  /** The seed of a result, in decimal digits; null for uploads, and where unknown. */
  seed: z.string().nullable(),
  /** A safe file name, for downloads. */
  name: z.string(),
});
export type StudioMedia = z.infer<typeof studioMediaSchema>;

/**
 * A file after its upload. `known`: the studio had these bytes, and returns the file that has them; `restored`: that one
 * was in the trash.
 */
export const uploadedMediaSchema = studioMediaSchema.extend({ outcome: z.enum(['added', 'known', 'restored']) });
export type UploadedMedia = z.infer<typeof uploadedMediaSchema>;

/** A video's frames in one image: tiles in rows from left to right, in order of time. */
export const studioMediaStripSchema = z.object({
  /** The image that holds the tiles, a WebP. */
  spriteUrl: z.string(),
  columns: z.number(),
  rows: z.number(),
  tileWidth: z.number(),
  tileHeight: z.number(),
  /** When each tile's frame is shown, rising; as many as there are tiles, 40 at most. */
  times: z.array(z.number()),
});
export type StudioMediaStrip = z.infer<typeof studioMediaStripSchema>;

/** The loudness of audio in evenly spaced slices, all channels together. */
export const studioMediaWaveformSchema = z.object({
  durationSeconds: z.number(),
  /** Largest deflection in each slice, 0 to 1. */
  peaks: z.array(z.number()),
  /** Root mean square of each slice, 0 to 1. */
  levels: z.array(z.number()),
});
export type StudioMediaWaveform = z.infer<typeof studioMediaWaveformSchema>;

/** Requests a still of a video (`POST …/frame`): the frame shown at a time of the original, stored as an upload. */
export const frameGrabSchema = z.object({ timeSeconds: z.number().min(0).max(1_000_000) });
