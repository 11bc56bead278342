import { ownKey } from '@/lib/client/own-key';
import type { JsonObject } from '@/lib/contract/model';

/** The start of the storage keys of one's own drafts. */
const prefix = () => ownKey('easel:draft:');

/** One's own stored draft of a model; null when there is none, or it can't be read. */
export function readDraft(storage: Pick<Storage, 'getItem'>, model: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(prefix() + model) ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
  } catch {
    return null;
  }
}

/** The model of a storage key of one's own draft; null for any other key. */
export function modelOfDraft(key: string): string | null {
  return key.startsWith(prefix()) ? key.slice(prefix().length) : null;
}

/**
 * Stores the draft of a model; null removes it. With a full or disabled storage, only the draft is lost, not the form.
 *
 * @returns whether it was stored
 */
export function writeDraft(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  model: string,
  values: JsonObject | null,
): boolean {
  try {
    if (values === null) storage.removeItem(prefix() + model);
    else storage.setItem(prefix() + model, JSON.stringify(values));
    return true;
  } catch {
    return false;
  }
}
