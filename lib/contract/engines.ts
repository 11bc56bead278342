import { z } from 'zod';
import { mediaKindSchema, mediaTypeSchema } from './media-kind.ts';

const amountSchema = z.object({
  /** How many generations were sent. */
  sent: z.int(),
  /** US dollars, by the prices of the settings or those that the engine publishes. */
  cost: z.number(),
});

/** A model of an engine; `unavailable` says why it can't generate now. */
export const engineModelStateSchema = z.object({
  id: z.string(),
  title: z.string(),
  media_type: mediaTypeSchema,
  unavailable: z.string().nullable(),
  /** Whether it generates under a name of this service, with that model's form. */
  is_bound: z.boolean(),
});
export type EngineModelState = z.infer<typeof engineModelStateSchema>;

/** An engine as the service sees it. */
export const engineSchema = z.object({
  name: z.string(),
  title: z.string(),
  kind: z.string(),
  /** Name and version of its program; null until it answered. */
  software: z.string().nullable(),
  state: z.enum(['ready', 'away']),
  /** Why it is away, as a sentence. */
  reason: z.string().nullable(),
  /** Unix seconds: since when it is in this state, and when it was last asked. */
  since: z.int(),
  checked_at: z.int(),
  concurrency: z.int(),
  is_paid: z.boolean(),
  max_per_day: z.int().nullable(),
  /** Its models in the catalogue. */
  models: z.array(engineModelStateSchema),
  /** Whether it was connected in the studio, and can be removed there. */
  is_removable: z.boolean().default(false),
  /** Generations of all keys: those that it works on, and those that wait for it. */
  running: z.int(),
  waiting: z.int(),
  /** Of the present day and the present month (UTC). */
  spent: z.object({ today: amountSchema, month: amountSchema }),
});
export type EngineState = z.infer<typeof engineSchema>;

/** The engines of a service, and whether the caller's key may change them. */
export const engineListSchema = z.object({ engines: z.array(engineSchema), can_change: z.boolean() });
export type EngineList = z.infer<typeof engineListSchema>;

/** An input of a workflow, with what the engine says about it. */
export const workflowInputSchema = z.object({
  /** The node and the input, as in `3.steps`: its address in settings. */
  address: z.string(),
  /** The node's title and class, for people. */
  node: z.string(),
  input: z.string(),
  kind: z.enum(['text', 'number', 'integer', 'boolean', 'choice', 'media']),
  media: mediaKindSchema.nullable(),
  /** What it is recognised as: `prompt`, `negative prompt`, `seed`, `width`, `height`, `media`; null for anything else. */
  role: z.string().nullable(),
  /** The value in the workflow. */
  value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  minimum: z.number().nullable(),
  maximum: z.number().nullable(),
  choices: z.array(z.union([z.string(), z.number(), z.boolean()])).nullable(),
  help: z.string().nullable(),
  /** How a form would show it without further choices. Inputs that are shown under one name are one field. */
  suggestion: z.object({ name: z.string(), title: z.string(), show: z.boolean(), basic: z.boolean() }),
});
export type WorkflowInput = z.infer<typeof workflowInputSchema>;

/** How an input is shown; what is absent stays as suggested. */
export const workflowFieldSchema = z.strictObject({
  /** The parameter's name in requests. */
  name: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,63}$/, 'must be at most 64 lower-case letters, digits and underscores')
    .optional(),
  title: z.string().min(1).max(120).optional(),
  description: z.string().max(2000).optional(),
  /** False fixes it at its default. */
  show: z.boolean().optional(),
  basic: z.boolean().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
});
export type WorkflowField = z.infer<typeof workflowFieldSchema>;

const hasPlainSegments = (id: string) =>
  id.split('/').every((segment) => !['', '.', '..', '__proto__'].includes(segment));

/** A model to be added: everything but the workflow, which is a file. */
export const newEngineModelSchema = z.strictObject({
  /** Its name in the catalogue. */
  id: z
    .string()
    .regex(/^\w[\w./:-]{0,119}$/, {
      error: 'must be at most 120 letters, digits and _ . / : -, and begin with none of . / : -',
      abort: true,
    })
    .refine(hasPlainSegments, 'must not have empty parts, ".", ".." or "__proto__" between slashes'),
  title: z.string().min(1).max(120).optional(),
  /** One line for a list. */
  summary: z.string().max(200).optional(),
  description: z.string().max(4000).optional(),
  media_type: mediaTypeSchema.optional(),
  /** By the address of the input. */
  fields: z.record(z.string(), workflowFieldSchema).default({}),
});
export type NewEngineModel = z.infer<typeof newEngineModelSchema>;

/** What a workflow file becomes on an engine. */
export const workflowInspectionSchema = z.object({
  /** The workflow without the rest of its file. As JSON, it can be sent as the file of further requests. */
  workflow: z.record(z.string(), z.unknown()),
  /** Every input, in the order of a form. */
  inputs: z.array(workflowInputSchema),
  node_count: z.int(),
  /** Node classes and files that the engine lacks, as sentences; empty when it can run. */
  missing: z.array(z.string()),
  media_type: mediaTypeSchema,
  /** A title and an id that are free, from the file's name. */
  suggested: z.object({ id: z.string(), title: z.string() }),
  /** The form that the present choice of fields gives. */
  json_request_schema: z.record(z.string(), z.unknown()),
});
export type WorkflowInspection = z.infer<typeof workflowInspectionSchema>;

/** A run that the engine remembers, from which a model can be made. */
export const engineRunSchema = z.object({
  id: z.string(),
  /** Unix seconds; null where the engine does not say. */
  finished_at: z.int().nullable(),
  title: z.string(),
});
export type EngineRun = z.infer<typeof engineRunSchema>;
export const engineRunListSchema = z.object({ runs: z.array(engineRunSchema) });

/** A model that was added before: what it was saved with, and what its workflow gives now. */
export const engineModelSchema = z.object({ settings: newEngineModelSchema, inspection: workflowInspectionSchema });
export type EngineModelAnswer = z.infer<typeof engineModelSchema>;

/** The answer to a try: the generation to follow. */
export const workflowTrySchema = z.object({ generation_id: z.string() });

/** The address of a ComfyUI server. */
export const newConnectionSchema = z.strictObject({
  url: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address', abort: true })
    .max(2000)
    .refine((url) => {
      const { username, password, search, hash } = new URL(url);
      return [username, password, search, hash].every((part) => part === '');
    }, 'must not contain a user name, a password, “?” or “#”'),
});
export type NewConnection = z.infer<typeof newConnectionSchema>;

/** What the program at an address is. */
export const connectionTestSchema = z.object({
  /** Its name and version. */
  software: z.string(),
  /** What it lacks for Easel, as sentences. */
  lacks: z.array(z.string()),
});
export type ConnectionTest = z.infer<typeof connectionTestSchema>;

/** The answer to a new connection: the name of its engine. */
export const connectionSchema = z.object({ name: z.string() });
