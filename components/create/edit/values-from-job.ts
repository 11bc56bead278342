import { valuesOfRequest } from '@/lib/client/read-request';
import type { JsonObject } from '@/lib/contract/model';
import { seedNameOf } from '@/lib/contract/seed';
import { freshSeeds, setFresh } from '@/lib/schema-form/fresh-seeds';
import { initialValues } from '@/lib/schema-form/initial-values';
import { withLockedSeed } from '@/lib/schema-form/main-seed';
import { lateMessages } from '../messages-late';

/**
 * The values of a form in which an old request is changed. Its seed stays from press to press only where the form has it locked
 * already: else a press drew it, and the next one draws another.
 *
 * @param draft what is in the form; null for nothing
 */
export function editValues(request: JsonObject, draft: JsonObject | null): JsonObject {
  const values = valuesOfRequest(request);
  const name = seedNameOf(values);
  if (name === null) return values;
  const pointer = `/${name}`;
  const isLocked = draft !== null && draft[name] === values[name] && !freshSeeds(draft).includes(pointer);
  return setFresh(values, pointer, !isLocked);
}

/**
 * Values with a seed that stays from press to press, and the notice about it; null values where the form has no field for it.
 *
 * @param draft what is in the form; null for its defaults
 * @param seed in decimal digits
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
