import { z } from 'zod';
import type { JsonObject } from '../../../../contract/model.ts';

const nodeSchema = z.object({
  class_type: z.string(),
  inputs: z.record(z.string(), z.unknown()),
  _meta: z.object({ title: z.string().optional() }).optional(),
});

const targetSchema = z.object({
  node: z.string(),
  input: z.string(),
  kind: z.enum(['text', 'number', 'integer', 'boolean', 'media', 'seed']),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
});

const planSchema = z.object({
  workflow: z.record(z.string(), nodeSchema),
  targets: z.record(z.string(), targetSchema),
  outputs: z.array(z.string()),
});

/** How parameters become a ComfyUI workflow; kept in `EngineModel.plan`. */
export type ComfyPlan = z.output<typeof planSchema>;

/** Reads a plan that the database stored. */
export function readPlan(plan: JsonObject): ComfyPlan {
  return planSchema.parse(plan);
}
