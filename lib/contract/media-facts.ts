import { z } from 'zod';

/** The colour space of a file's values, by the names that FFmpeg gives the values of ITU-T H.273; null where a file does not say. */
export const mediaColourSchema = z.object({
  /** As in `bt709`, `bt2020`, `p3-d65`. */
  primaries: z.string().nullable(),
  /** As in `bt709`, `srgb`, `pq`, `hlg`. */
  transfer: z.string().nullable(),
  /** As in `bt709`, `bt2020-ncl`, `rgb`. */
  matrix: z.string().nullable(),
  range: z.enum(['limited', 'full']).nullable(),
});
export type MediaColour = z.infer<typeof mediaColourSchema>;

/** The first audio track of a video, or audio itself. */
export const mediaAudioSchema = z.object({
  codec: z.string(),
  channels: z.number(),
  /** Samples a second. */
  sampleRate: z.number(),
});
export type MediaAudio = z.infer<typeof mediaAudioSchema>;

/** What a probe found in a file, beside its size, duration and codec. */
export const mediaDetailsSchema = z.object({
  /** A video's frames a second, on average; null for images and audio, and where unknown. */
  framesPerSecond: z.number().nullable(),
  /** How a video stores its pixels, as FFmpeg names it (`yuv420p10le`); null for images and audio. */
  pixelFormat: z.string().nullable(),
  /** Bits of one colour component. */
  bitDepth: z.number().nullable(),
  /** Null for audio, and for images without a colour profile; an image's profile gives its name as `primaries` alone. */
  colour: mediaColourSchema.nullable(),
  /** Null without audio. */
  sound: mediaAudioSchema.nullable(),
  /** Whether an image can be transparent; null for videos and audio. */
  hasAlpha: z.boolean().nullable(),
});
export type MediaDetails = z.infer<typeof mediaDetailsSchema>;
