import { z } from 'zod';
import { fineTuneWords } from './words';

const { required, noSlash } = fineTuneWords;

function part(missing: string) {
  return z
    .string()
    .trim()
    .min(1, missing)
    .refine((text) => !text.includes('/'), noSlash);
}

/** What names a repository: two parts, neither empty. */
export const repositorySchema = z.object({
  namespace: part(required.namespace),
  repository: part(required.repository),
});

/** What names one fine-tune in its repository. */
export const idSchema = z.object({ id: z.string().trim().min(1, required.id) });
