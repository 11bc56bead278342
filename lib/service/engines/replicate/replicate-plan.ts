import { z } from 'zod';
import { readRequestPlan, type RequestPlan } from '../requests/request-plan.ts';

/** A plan, with the version that models of the community are run by. */
export interface ReplicatePlan extends RequestPlan {
  /** Its id; null when the model has none that may be run by its id. */
  version: string | null;
  /** Whether the settings name the version, so that a newer one must not run. */
  isPinned: boolean;
}

const versionPart = z.object({ version: z.string().nullable(), isPinned: z.boolean() });

/** @throws EaselError when a stored plan has another shape */
export function readReplicatePlan(plan: unknown): ReplicatePlan {
  return { ...readRequestPlan(plan), ...versionPart.catch({ version: null, isPinned: false }).parse(plan) };
}
