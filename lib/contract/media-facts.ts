import { z } from 'zod';

/** What a picture's numbers mean, by the names that FFmpeg gives the values of ITU-T H.273; null where a file does not say. */
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

/** The first sound track of a film, or a sound itself. */
export const mediaAudioSchema = z.object({
  codec: z.string(),
  channels: z.number(),
  /** Samples a second. */
  sampleRate: z.number(),
});
export type MediaAudio = z.infer<typeof mediaAudioSchema>;

/** What a look into a file told beside its size, duration and codec. */
export const mediaDetailsSchema = z.object({
  /** A film's frames a second, on average; null for pictures and sounds, and where it is not told. */
  framesPerSecond: z.number().nullable(),
  /** How a film stores its pixels, as FFmpeg names it (`yuv420p10le`); null for pictures and sounds. */
  pixelFormat: z.string().nullable(),
  /** Bits of one colour component. */
  bitDepth: z.number().nullable(),
  /** Null for sounds, and for pictures without a colour profile; one that has one tells its name as its primaries alone. */
  colour: mediaColourSchema.nullable(),
  /** Null without sound. */
  sound: mediaAudioSchema.nullable(),
  /** Whether a picture can be transparent; null for films and sounds. */
  hasAlpha: z.boolean().nullable(),
});
export type MediaDetails = z.infer<typeof mediaDetailsSchema>;
