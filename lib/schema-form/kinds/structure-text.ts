import { isJsonObject } from '../json.ts';

/** The object or list that a text writes as JSON; null for any other text. */
export function readStructureText(text: string): unknown {
  if (!/^[[{]/.test(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) || isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** The entries of a list that a text writes, as JSON or between separators. */
export function splitListText(text: string, separator: RegExp): string[] {
  const json = readStructureText(text);
  const parts: unknown[] = Array.isArray(json) ? json : text.split(separator);
  return parts.map((part) => String(part).trim()).filter((part) => part !== '');
}
