import { z } from 'zod';
import { mediaKindSchema } from '../media-kind.ts';
import { flagSchema, labelSchema, mediaOrigins, ratingSchema } from './library.ts';
import { seedPattern } from '../seed.ts';

/** The format that a sidecar declares, to distinguish it from other programs' JSON. */
export const sidecarFormat = 'easel-item-1';

/**
 * The settings beside each file of a downloaded zip, as `<name of the file>.json`: everything needed to generate it
 * again, and to import it into a studio.
 */
export const librarySidecarSchema = z.object({
  format: z.literal(sidecarFormat),
  id: z.uuid(),
  kind: mediaKindSchema,
  origin: z.enum(mediaOrigins),
  sha256: z.string().regex(/^[\da-f]{64}$/),
  createdAt: z.iso.datetime(),
  isStarred: z.boolean(),
  /** Absent in earlier sidecars, like the label and the flag. */
  rating: ratingSchema.default(0),
  label: labelSchema.nullable().default(null),
  flag: flagSchema.nullable().default(null),
  /** Names of the boards it lies on. */
  boards: z.array(z.string().min(1).max(80)).max(500),
  /** The generation that produced it; null for an upload. */
  generation: z
    .object({
      jobId: z.uuid(),
      position: z.number().int().min(0).max(1000),
      model: z.string().min(1).max(500),
      modelName: z.string().max(500).nullable(),
      mediaType: z.enum(['image', 'video']).nullable(),
      prompt: z.string().nullable(),
      /** The random seed, in decimal digits; null where unknown, absent in earlier sidecars. */
      seed: z.string().regex(seedPattern).nullish(),
      /** The request body as it was sent. */
      request: z.record(z.string(), z.unknown()),
      createdAt: z.iso.datetime(),
      startedAt: z.iso.datetime().nullable(),
      completedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type LibrarySidecar = z.infer<typeof librarySidecarSchema>;
