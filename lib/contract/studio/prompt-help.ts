import { z } from 'zod';

/** What a text service can do with a prompt. */
export const promptHelpActions = ['expand', 'shorten', 'translate', 'describe'] as const;
export type PromptHelpAction = (typeof promptHelpActions)[number];

/** Limits of a request for help. */
export const promptHelpLimits = { promptCharacters: 20_000, imageCharacters: 2_000_000 } as const;

const dataUrl = /^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+=*$/;

/** A request for help: a prompt, or for `describe` an image as a data URL. */
export const promptHelpSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.enum(['expand', 'shorten', 'translate']),
    prompt: z
      .string()
      .refine((prompt) => prompt.trim() !== '', 'Write a prompt first.')
      .max(promptHelpLimits.promptCharacters, 'This prompt is too long for help.'),
  }),
  z.object({
    action: z.literal('describe'),
    image: z
      .string()
      .max(promptHelpLimits.imageCharacters, 'This image is too large.')
      .regex(dataUrl, 'Send the image as a data URL: JPEG, PNG or WebP.'),
  }),
]);
export type PromptHelpRequest = z.infer<typeof promptHelpSchema>;

/** A line of the answer, which is a stream of JSON lines: pieces as they come, then the whole prompt, or an error. */
export const promptHelpEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  /** The new prompt, checked, with the list of boxes of the old one. */
  z.object({ type: z.literal('done'), prompt: z.string() }),
  z.object({ type: z.literal('error'), message: z.string() }),
]);
export type PromptHelpEvent = z.infer<typeof promptHelpEventSchema>;
