import { z } from 'zod';
import { exportFormats } from './export-formats.ts';
import { longestPattern } from './file-name-pattern.ts';

/** The longest side that can be asked for, in pixels; the shortest is 16. */
export const longestExportEdge = 16_384;

/** How files are downloaded. */
export const mediaExportSchema = z.object({
  /** Of images; videos and audio files are never converted. */
  format: z.enum(exportFormats).default('original'),
  /** Of JPEG and WebP. */
  quality: z.coerce.number().int().min(1).max(100).default(90),
  /** The longest side in pixels; smaller images keep their size. Null for the size that they have. */
  edge: z.coerce.number().int().min(16).max(longestExportEdge).nullable().default(null),
  /** Whether the settings go along: inside a converted image, beside each file of a zip. */
  settings: z.enum(['keep', 'remove']).default('keep'),
  /** Of videos: the original, or the version that every browser plays. */
  version: z.enum(['original', 'preview']).default('original'),
  /** The pattern of names, see `nameByPattern`; null for the names that the files have. */
  name: z.string().max(longestPattern).nullable().default(null),
});
export type MediaExport = z.infer<typeof mediaExportSchema>;
