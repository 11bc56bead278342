import { z } from 'zod';

/** A JSON value. */
export type JsonObject = { [key: string]: unknown };

const money = z.number().nonnegative();

/** The price of a model in US dollars, as far as the service publishes it. */
export const pricingSchema = z.looseObject({
  method: z.string().optional(),
  cost_per_image: money.nullish(),
  cost_per_second: money.nullish(),
  cost_per_generation: money.nullish(),
});
export type Pricing = z.infer<typeof pricingSchema>;

/** What renders results; the built-in renderer declares here that it has no neural model. */
export const rendererSchema = z.object({ name: z.string(), neural: z.boolean(), note: z.string() });

/** A model as the service writes it. The schema is given under both names that clients look for. */
export const modelSchema = z.object({
  id: z.string(),
  object: z.literal('model'),
  created: z.int(),
  owned_by: z.string(),
  display_name: z.string(),
  summary: z.string(),
  description: z.string(),
  /** `custom` for a fine-tuned model. */
  model_type: z.enum(['base', 'custom']),
  /** Path of a synchronous endpoint below `/api/ai`. Both image endpoints accept every image model. */
  endpoint: z.enum(['/images/generate', '/videos/generate']),
  capabilities: z.object({ input: z.array(z.string()), output: z.array(z.string()) }),
  pricing: pricingSchema,
  /** How it can be fine-tuned; null for a model that can't be. */
  fine_tuning: z.object({ actions: z.array(z.string()), cost_per_second: money.nullable() }).nullable(),
  /** Where a custom model is deployed; empty for base models, which always run. */
  deployments: z.array(z.object({ status: z.string() })),
  /** The base model of a custom one. */
  source_model: z.string().nullable(),
  developer: z.object({ name: z.string(), logo: z.string().nullable() }),
  released_at: z.string().nullable(),
  image_url: z.string().nullable(),
  /** Other identifiers that select the same model. */
  aliases: z.array(z.string()),
  renderer: rendererSchema,
  /** What a translated model says in English, which searches and stored names use; absent from a model in English. */
  original: z
    .object({ display_name: z.string(), summary: z.string(), description: z.string(), renderer_note: z.string() })
    .optional(),
  /** The engine that generates for it; null for the service's own renderer. */
  engine: z.object({ name: z.string(), title: z.string(), kind: z.string() }).nullable(),
  /** Why it can't generate now, as a sentence; null when it can. */
  unavailable: z.string().nullable(),
  json_request_schema: z.record(z.string(), z.unknown()),
  request_schema: z.record(z.string(), z.unknown()),
});
export type Model = z.infer<typeof modelSchema>;

const looseText = z.string().nullish().catch(null);
const looseList = z.array(z.string()).catch([]);
const looseSchema = z.record(z.string(), z.unknown()).nullish().catch(null);

/** What renders results, as the studio reads it. */
export const looseRendererSchema = z
  .looseObject({ name: looseText, neural: z.boolean().nullish().catch(null), note: looseText })
  .nullish()
  .catch(null);

/** A model as the studio reads it from any service. Its schema has either of two names. */
export const looseModelSchema = z.looseObject({
  id: z.string().min(1),
  display_name: looseText,
  summary: looseText,
  description: looseText,
  endpoint: looseText,
  capabilities: z.looseObject({ input: looseList, output: looseList }).nullish().catch(null),
  pricing: pricingSchema.nullish().catch(null),
  image_url: looseText,
  aliases: looseList.optional(),
  /** Set by the studio on a model that its settings name and that the service does not list. */
  unlisted: z.boolean().optional().catch(undefined),
  renderer: looseRendererSchema,
  original: z
    .looseObject({ display_name: looseText, summary: looseText, description: looseText, renderer_note: looseText })
    .nullish()
    .catch(null),
  engine: z.looseObject({ name: z.string(), title: z.string() }).nullish().catch(null),
  unavailable: looseText,
  json_request_schema: looseSchema,
  request_schema: looseSchema,
});
export type LooseModel = z.infer<typeof looseModelSchema>;

/** The service's list of models. */
export const modelListSchema = z.object({ object: z.literal('list'), data: z.array(modelSchema) });

/** The list of models as the studio reads it: invalid entries are left out. */
export const looseModelListSchema = z.looseObject({
  data: z.array(z.unknown()).transform((entries) =>
    entries.flatMap((entry) => {
      const model = looseModelSchema.safeParse(entry);
      return model.success ? [model.data] : [];
    }),
  ),
});
