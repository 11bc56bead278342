import { z } from 'zod';
import { snippetLimits } from './snippet-limits.ts';

/**
 * A text for prompts, kept for every browser of the studio:
 * - `snippet`: a text that is inserted where one types.
 * - `style`: words that are added to the end of a prompt, and taken off again.
 * - `prompt`: a whole prompt that was pinned in the history.
 */
export const snippetKinds = ['snippet', 'style', 'prompt'] as const;
export type SnippetKind = (typeof snippetKinds)[number];

const messages = {
  name: 'Enter a name.',
  longName: `A name can have up to ${snippetLimits.nameLength} characters.`,
  text: 'Enter a text.',
  longText: `A text can have up to ${snippetLimits.textLength} characters.`,
};

/** Spaces around a name, and several in a row, have no meaning. */
const name = z
  .string(messages.name)
  .transform((text) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
  .pipe(z.string().min(1, messages.name).max(snippetLimits.nameLength, messages.longName));
const text = z
  .string(messages.text)
  .max(snippetLimits.textLength, messages.longText)
  .refine((value) => value.trim() !== '', messages.text);

/** A snippet as the browser writes it, new or replacing the one of its id. */
export const snippetBodySchema = z.object({
  kind: z.enum(snippetKinds),
  name,
  text,
  /** The result that it is shown with; null for none. */
  mediaId: z.uuid().nullable(),
});
export type SnippetBody = z.infer<typeof snippetBodySchema>;

/** A snippet as lists have it. */
export const snippetSchema = z.object({
  id: z.uuid(),
  kind: z.enum(snippetKinds),
  name: z.string(),
  text: z.string(),
  mediaId: z.uuid().nullable(),
  /** A small image of that result; null while there is none. */
  thumbnailUrl: z.string().nullable(),
});
export type Snippet = z.infer<typeof snippetSchema>;

/** All snippets, by kind and name. */
export const snippetListSchema = z.object({ snippets: z.array(snippetSchema) });
