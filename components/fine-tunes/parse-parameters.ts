import type { JsonObject } from '@/lib/contract/model';

/** Parameters typed as JSON; nothing typed is none. Null for what is no JSON object. */
export function parseParameters(text: string): JsonObject | null {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
  } catch {
    return null;
  }
}
