import { z } from 'zod';

/** What a model produces, as records and events name it. */
export const mediaTypeSchema = z.enum(['image', 'video']);
export type MediaType = z.infer<typeof mediaTypeSchema>;

/** The kinds of media that models take and produce. */
export const mediaKindSchema = z.enum(['image', 'video', 'audio']);
export type MediaKind = z.infer<typeof mediaKindSchema>;
