import { z } from 'zod';
import { personNameSchema } from './person.ts';
import { presetLimits } from './preset-limits.ts';

const messages = {
  model: 'Choose a model for the preset.',
  name: 'Enter a name for the preset.',
  longName: `A name can have up to ${presetLimits.nameLength} characters.`,
  values: 'values must be an object with the values of the form.',
};

const model = z
  .string(messages.model)
  .min(1, messages.model)
  .max(300, 'The model id is too long. The limit is 300 characters.');
const values = z.record(z.string(), z.unknown(), messages.values);
/** Spaces around a name, and several in a row, have no meaning. */
const name = z
  .string(messages.name)
  .transform((text) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
  .pipe(z.string().min(1, messages.name).max(presetLimits.nameLength, messages.longName));

/** The result that it is shown with; null for none. */
const mediaId = z.uuid().nullable().default(null);

/** Whose it becomes, where an administrator restores a deleted preset of somebody else; without it, the sender's. */
const ownerId = z.uuid('ownerId must be the id of a person.').optional();

/** A preset as the browser writes it, new or replacing the one of its id, whose owner stays. */
export const presetBodySchema = z.object({ model, name, values, mediaId, ownerId });
export type PresetBody = z.infer<typeof presetBodySchema>;

/** A change of a preset: its name, its values, or both; its image with them. */
export const presetChangeSchema = z
  .object({ name: name.optional(), values: values.optional(), mediaId: z.uuid().nullable().optional() })
  .refine((change) => change.name !== undefined || change.values !== undefined, {
    path: ['name'],
    error: 'Send name, values or both.',
  });
export type PresetChange = z.infer<typeof presetChangeSchema>;

/** A preset as a list names it. */
export const presetSummarySchema = z.object({
  id: z.uuid(),
  owner: personNameSchema,
  model: z.string(),
  name: z.string(),
  /** The beginning of its prompt; null where it has none. */
  prompt: z.string().nullable(),
  /** The result that it is shown with, and a small image of it; null for none. */
  mediaId: z.uuid().nullable(),
  thumbnailUrl: z.string().nullable(),
  updatedAt: z.iso.datetime(),
});
export type PresetSummary = z.infer<typeof presetSummarySchema>;

/** A preset with its values. */
export const studioPresetSchema = presetSummarySchema.extend({
  /** The form's values, exactly as typed. */
  values: z.record(z.string(), z.unknown()),
  /** Addresses among the values whose files the studio no longer has. */
  goneMedia: z.array(z.string()),
});
export type StudioPreset = z.infer<typeof studioPresetSchema>;

/** The presets of a model, by name. */
export const presetListSchema = z.object({ presets: z.array(presetSummarySchema) });
