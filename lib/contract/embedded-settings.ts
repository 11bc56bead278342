import { z } from 'zod';

/** Programs whose settings in image files are understood. */
export const embeddingPrograms = ['automatic1111', 'comfyui', 'easel'] as const;

/** The settings that a program wrote into an image: what it was made with, as far as that could be read. */
export const embeddedSettingsSchema = z.object({
  program: z.enum(embeddingPrograms),
  prompt: z.string().nullable(),
  negativePrompt: z.string().nullable(),
  /** In decimal digits. */
  seed: z.string().nullable(),
  model: z.string().nullable(),
  /** The other settings by the names that the program gives them, as in `Sampler`. */
  settings: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type EmbeddedSettings = z.infer<typeof embeddedSettingsSchema>;

/** A text that an image file holds under a keyword, such as a PNG’s `tEXt` and `iTXt` chunks. */
export interface EmbeddedText {
  keyword: string;
  text: string;
}
