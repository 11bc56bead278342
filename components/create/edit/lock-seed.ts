import type { JsonObject } from '@/lib/contract/model';
import { initialValues } from '@/lib/schema-form/initial-values';
import { withLockedSeed } from '@/lib/schema-form/main-seed';
import { lateMessages } from '../messages-late';

/**
 * Values with a seed that stays from press to press, and what to say of it; null values where the form has no place for it.
 *
 * @param draft what is in the form; null for how it begins
 */
export function lockSeed(
  schema: JsonObject | null,
  draft: JsonObject | null,
  seed: string,
): { values: JsonObject | null; message: string } {
  const locked = schema === null ? null : withLockedSeed(schema, draft ?? initialValues(schema), seed);
  return locked === null
    ? { values: null, message: lateMessages.seedUnfit }
    : { values: locked, message: lateMessages.seedLocked(seed) };
}
