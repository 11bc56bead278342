import { z } from 'zod';
import { fineTuneWords } from './words';

function part(missing: string) {
  return z
    .string()
    .trim()
    .min(1, missing)
    .refine((text) => !text.includes('/'), fineTuneWords.noSlash);
}

/** What addresses a fine-tune: three names, none empty. */
export const addressSchema = z.object({
  namespace: part(fineTuneWords.required.namespace),
  repository: part(fineTuneWords.required.repository),
  id: part(fineTuneWords.required.id),
});
export type Address = z.infer<typeof addressSchema>;
