import { z } from 'zod';

/** What a model produces, as records and events name it. */
export const mediaTypeSchema = z.enum(['image', 'video']);
export type MediaType = z.infer<typeof mediaTypeSchema>;

/** What a file is: the media that models take and make. */
export const mediaKindSchema = z.enum(['image', 'video', 'audio']);
export type MediaKind = z.infer<typeof mediaKindSchema>;

/** The kind that a MIME type belongs to, or null when it is none of ours. */
export function mediaKindOfType(contentType: string): MediaKind | null {
  const [family] = contentType.toLowerCase().split('/');
  const kind = mediaKindSchema.safeParse(family);
  return kind.success ? kind.data : null;
}
