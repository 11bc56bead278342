import { z } from 'zod';
import { EaselError } from '../../../contract/error.ts';
import { targetSchema } from '../engine-settings.ts';

/** How parameters become a provider's request: kept in an `EngineModel`, read by the engine that made it. */
export const requestPlanSchema = z.object({
  /** The model's name at the provider; empty where the server has only one. */
  model: z.string(),
  /** Where each parameter goes: paths of property names, as in `image_size.width`. Older versions stored one path. */
  targets: z.record(z.string(), z.union([z.array(targetSchema), targetSchema.transform((target) => [target])])),
  /** Values of properties that no parameter sets, by path. */
  fixed: z.record(z.string(), z.unknown()),
  /** Properties that take a list of addresses, by path. */
  lists: z.array(z.string()),
  /** The property that takes a random seed, with the largest one that it takes. */
  seed: z.object({ to: z.string(), maximum: z.number() }).nullable(),
});
export type RequestPlan = z.output<typeof requestPlanSchema>;

/** @throws EaselError when a stored plan has another shape */
export function readRequestPlan(plan: unknown): RequestPlan {
  const parsed = requestPlanSchema.safeParse(plan);
  if (parsed.success) return parsed.data;
  throw new EaselError('unknown_error', 'This model is from another version of the service. Try again in a minute.', {
    cause: parsed.error,
  });
}
