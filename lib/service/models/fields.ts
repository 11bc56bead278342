import { z } from 'zod';

/** The prompt, as every profile that takes words has it. `example` prefills an empty form. */
export function promptField(meta: { description: string; example: string }) {
  return z
    .string()
    .trim()
    .min(1, 'write what it should show')
    .max(32_000)
    .meta({ title: 'Prompt', description: meta.description, 'x-workbench-default': meta.example });
}

/** The seed of everything that chance decides: left out, one is drawn and told in the record. */
export const seedField = z
  .int()
  .min(0)
  .max(2_147_483_647)
  .optional()
  .meta({ title: 'Seed', description: 'The same seed and settings give the same result. Leave empty for a new one.' });

/** One of a few words, drawn as buttons side by side. */
export function choiceField<const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: Values[number],
  meta: { title: string; description?: string; 'x-next-to'?: string },
) {
  return z
    .enum(values)
    .default(fallback)
    .meta({ ...meta, renderType: values.length <= 5 ? 'button-group' : undefined });
}
