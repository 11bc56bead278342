import { valuesOfRequest } from '@/lib/client/read-request';
import type { JsonObject } from '@/lib/contract/model';
import { seedNameOf } from '@/lib/contract/seed';
import { freshSeeds, setFresh } from '@/lib/schema-form/fresh-seeds';

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
