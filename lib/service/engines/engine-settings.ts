import { z } from 'zod';

/** The kinds of engines, in the order of the documentation. */
export const engineKinds = ['comfyui', 'media-api', 'openai', 'fal', 'replicate'] as const;
export type EngineKind = (typeof engineKinds)[number];

const name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be at most 40 lower-case letters, digits and hyphens');
const secret = z
  .string()
  .regex(
    /^\$[A-Z][A-Z0-9_]*$/,
    'must name an environment variable, as "$FAL_KEY"; put the key itself into that variable',
  );
const address = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' });

/** One engine of the settings file. */
export const engineSettingsSchema = z.strictObject({
  kind: z.enum(engineKinds),
  /** Its name on the screen; by default the name of the entry. */
  title: z.string().min(1).max(80).optional(),
  /** Its address; fal and Replicate have one by default. */
  url: address.optional(),
  /** The environment variable of its key, as `"$NAME"`. */
  key: secret.optional(),
  /** Further headers, such as those of a proxy; values that begin with `$` name environment variables. */
  headers: z
    .record(z.string().regex(/^[\w-]{1,100}$/, 'must be the name of a header'), z.string().max(2000))
    .default({}),
  /** How many generations it may work on at once. */
  concurrency: z.int().min(1).max(100).default(1),
  /** How many requests may be sent to it per day (UTC). */
  maxPerDay: z.int().min(0).optional(),
  /** Whether sending twice may cost twice; by default true for all kinds but `comfyui`. */
  paid: z.boolean().optional(),
});
export type EngineSettings = z.output<typeof engineSettingsSchema>;

/** The price of one model, in US dollars. */
export const priceSchema = z.strictObject({
  perGeneration: z.number().nonnegative().optional(),
  perImage: z.number().nonnegative().optional(),
  perSecond: z.number().nonnegative().optional(),
});
export type Price = z.output<typeof priceSchema>;

const value = z.union([z.string(), z.number(), z.boolean()]);

/** How one input of a workflow, or one property of a provider's schema, is shown. */
export const fieldSettingsSchema = z.strictObject({
  /** The parameter's name in requests. */
  name: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,63}$/, 'must be at most 64 lower-case letters, digits and underscores')
    .optional(),
  title: z.string().min(1).max(120).optional(),
  description: z.string().max(2000).optional(),
  /** False fixes it at its default. */
  show: z.boolean().default(true),
  /** Whether the form shows it at first, above the further settings. */
  basic: z.boolean().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  default: value.optional(),
});
export type FieldSettings = z.output<typeof fieldSettingsSchema>;

/** Where a parameter of a bound model goes, and which of the engine's values its values are. */
export const targetSchema = z.union([
  z.string().min(1),
  z.strictObject({ to: z.string().min(1), values: z.record(z.string(), value).optional() }),
]);
export type Target = z.output<typeof targetSchema>;

/** Where each parameter and each measure, as in `$width`, of a bound model goes: one place, or several. */
export const mapSchema = z.record(z.string(), z.union([targetSchema, z.array(targetSchema).min(1).max(20)]));
export type ParameterMap = z.output<typeof mapSchema>;

/** A mode: a request may fill the fields of one mode only. */
export const modeSchema = z.strictObject({
  title: z.string().min(1).max(60),
  fields: z.array(z.string().min(1).max(120)).min(1).max(40),
});
const modesSchema = z
  .array(modeSchema)
  .min(2)
  .max(8)
  .refine((modes) => isWithoutRepetition(modes.flatMap(({ fields }) => fields)), 'must not have a field twice')
  .refine((modes) => isWithoutRepetition(modes.map(({ title }) => title)), 'must not have a title twice');

function isWithoutRepetition(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}

/** One model of the settings file. */
export const modelSettingsSchema = z.strictObject({
  engine: name,
  title: z.string().min(1).max(120).optional(),
  summary: z.string().max(200).optional(),
  description: z.string().max(4000).optional(),
  /** Of kind `comfyui`: a workflow as API JSON, or a PNG or video that ComfyUI saved; relative to the settings file. */
  workflow: z.string().min(1).max(400).optional(),
  /** Of the other kinds: the model's name at the engine. */
  model: z.string().min(1).max(300).optional(),
  /** What it generates, where the engine does not say. */
  mediaType: z.enum(['image', 'video']).optional(),
  /**
   * Of kind `comfyui`: which inputs are shown, by their address such as `3.steps`; all that are suitable when absent. Of
   * the other kinds: changes to fields, by the provider's name of the property; all others stay as they are.
   */
  fields: z.record(z.string(), fieldSettingsSchema).optional(),
  /** For a model that the catalogue has already: where each of its parameters goes; those with the same names when absent. */
  map: mapSchema.optional(),
  /** Of kind `openai`: JSON Schema properties that are passed through. */
  extra: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  /** Fields that exclude each other, where the engine says so only in its descriptions. */
  modes: modesSchema.optional(),
  price: priceSchema.optional(),
});
export type ModelSettings = z.output<typeof modelSettingsSchema>;

/** The settings file of engines. */
export const enginesFileSchema = z.strictObject({
  engines: z.record(name, engineSettingsSchema).default({}),
  models: z
    .record(
      z.string().regex(/^[\w][\w./:-]{0,119}$/, 'must be at most 120 letters, digits and _ . / : -'),
      modelSettingsSchema,
    )
    .default({}),
});
export type EnginesFile = z.output<typeof enginesFileSchema>;
