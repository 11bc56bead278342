import { z } from 'zod';
import type { JsonObject } from '../../../../contract/model.ts';

/** A value that a request may put into a workflow. An array would be a link, an object anything. */
export const scalarSchema = z.union([z.string(), z.number(), z.boolean()]);
export type Scalar = z.output<typeof scalarSchema>;

/** One node of a workflow: its class, and its inputs, each a literal or a link to an output of another node. */
export const workflowNodeSchema = z.object({
  class_type: z.string().min(1).max(500),
  inputs: z.record(z.string(), z.unknown()).default({}),
  _meta: z
    .object({ title: z.string().optional().catch(undefined) })
    .optional()
    .catch(undefined),
});
export type WorkflowNode = z.output<typeof workflowNodeSchema>;

/** A workflow in API format, as ComfyUI's `POST /prompt` takes it: nodes by id. */
export const workflowSchema = z.record(z.string(), workflowNodeSchema);
export type Workflow = z.output<typeof workflowSchema>;

const targetSchema = z.object({
  node: z.string(),
  input: z.string(),
  /** What a request's value must be. A `seed` without a value in the request gets the seed of the generation. */
  kind: z.enum(['text', 'number', 'integer', 'boolean', 'media', 'seed']),
  /** The engine's values by the parameter's values, as text; without it, a value goes there as it is. */
  values: z.record(z.string(), scalarSchema).optional(),
});
/** One literal that a parameter sets. */
export type PlanTarget = z.output<typeof targetSchema>;

/** What a target takes, for messages. */
export const nounOfKind = {
  text: 'text',
  number: 'a number',
  integer: 'a whole number',
  seed: 'a whole number from 0',
  boolean: 'true or false',
  media: 'a file',
} as const;

/** Whether a target takes a value. */
export function isOfKind(value: unknown, kind: PlanTarget['kind']): value is Scalar {
  if (kind === 'text' || kind === 'media') return typeof value === 'string';
  if (kind === 'boolean') return typeof value === 'boolean';
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value);
  return Number.isSafeInteger(value) && (kind === 'integer' || Number(value) >= 0);
}

const planSchema = z.object({
  workflow: workflowSchema,
  /**
   * The literals that each parameter sets. Several when one value goes to several nodes, such as a seed; the files of a
   * list go to them in order. A `seed` target may belong to no parameter of the schema: it is drawn for each generation.
   */
  targets: z.record(z.string(), z.array(targetSchema)),
  /** Ids of the nodes whose outputs are results, in order. */
  outputs: z.array(z.string()),
});
/** How parameters become a ComfyUI workflow; the plan of an `EngineModel`. */
export type ComfyPlan = z.output<typeof planSchema>;

/** Reads the plan that discovery stored. @throws ZodError for anything else */
export function readPlan(plan: JsonObject): ComfyPlan {
  return planSchema.parse(plan);
}

/** Whether a literal is one that a field can set. */
export function isScalar(value: unknown): value is Scalar {
  return scalarSchema.safeParse(value).success;
}

/** The node and the output that an input is linked to; null for a literal. */
export function readLink(value: unknown): { node: string; output: number } | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [node, output]: unknown[] = value;
  const isNode = typeof node === 'string' || typeof node === 'number';
  return isNode && typeof output === 'number' ? { node: String(node), output } : null;
}

/** The title of a node as its author sees it; null when the file has none. */
export function titleOfNode(node: WorkflowNode): string | null {
  const title = node._meta?.title?.trim() ?? '';
  return title === '' ? null : title.slice(0, 120);
}

/** The ids of a workflow's nodes in the order of their numbers; those of subgraphs (`57:3`) after the node they are in. */
export function nodeIds(workflow: Workflow): string[] {
  return Object.keys(workflow).toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}
