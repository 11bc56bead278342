import { createHash } from 'node:crypto';

/** JSON with the keys of every object in one order, so that equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry;
    return Object.fromEntries(Object.entries(entry).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}

/** SHA-256 of a request's canonical form, in hexadecimal. */
export function hashRequest(request: unknown): string {
  return createHash('sha256').update(canonicalJson(request)).digest('hex');
}
