import type { JsonObject } from '@/lib/contract/model';
import { withLockedSeed } from '@/lib/schema-form/main-seed';

/** Values with a seed that stays from press to press, and what to say of it; null values where the form has no place for it. */
export function lockSeed(
  schema: JsonObject | null,
  values: JsonObject | null,
  seed: string,
): { values: JsonObject | null; message: string } {
  const locked = schema === null || values === null ? null : withLockedSeed(schema, values, seed);
  return locked === null
    ? { values: null, message: 'This model can’t use this seed.' }
    : { values: locked, message: `Seed ${seed} is locked in the form.` };
}
