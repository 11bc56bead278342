/**
 * Reads a `Retry-After` header, which holds seconds or a date.
 *
 * @returns seconds from now, at least 0, or null when the header is absent or invalid
 */
export function readRetryAfter(value: string | null | undefined, now = Date.now()): number | null {
  if (value === null || value === undefined || value.trim() === '') return null;
  if (/^\d+$/.test(value.trim())) return Number(value.trim());
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? null : Math.max(0, Math.ceil((instant - now) / 1000));
}
