import type { JsonObject } from '../../contract/model.ts';
import { readablePrompt } from '../../contract/prompt/readable-prompt.ts';
import { settingLines } from './read-request.ts';

/** A result whose settings are compared with those of others. */
export interface ComparedResult {
  id: string;
  /** The name of its model; null for an upload. */
  model: string | null;
  prompt: string | null;
  seed: string | null;
  /** Its pixels, as text; null where unknown. */
  size: string | null;
  /** What was sent, with the names in the model's schema; null for an upload. */
  request: JsonObject | null;
  schema: JsonObject | null;
}

/** One setting in which results differ: their values in their order, null where a result has none. */
export interface SettingDifference {
  name: string;
  label: string;
  values: readonly (string | null)[];
}

/** The labels of what is no setting of a model, and the values of switches. */
export interface DifferenceLabels {
  model: string;
  prompt: string;
  seed: string;
  size: string;
  on: string;
  off: string;
}

/** Settings that are the size in other words. */
const sizeNames = new Set(['width', 'height', 'size', 'image_size']);

/** What results differ in, nothing that they have in common: model, seed, size, their other settings, and the prompt. */
export function settingDifferences(results: readonly ComparedResult[], labels: DifferenceLabels): SettingDifference[] {
  const row = (name: 'model' | 'seed' | 'size' | 'prompt'): SettingDifference => ({
    name,
    label: labels[name],
    values: results.map(({ [name]: value }) => (name === 'prompt' && value !== null ? readablePrompt(value) : value)),
  });
  const lines = results.map(({ request, schema }) => (request === null ? [] : settingLines(request, schema, labels)));
  const names = new Set(lines.flatMap((some) => some.map(({ name }) => name)));
  const settings = [...names]
    .filter((name) => name !== 'seed' && !sizeNames.has(name))
    .map((name): SettingDifference => {
      const found = lines.map((some) => some.find((line) => line.name === name) ?? null);
      return {
        name,
        label: found.find((line) => line !== null)?.label ?? name,
        values: found.map((line) => line?.value ?? null),
      };
    });
  return [row('model'), row('seed'), row('size'), ...settings, row('prompt')].filter(
    ({ values }) => new Set(values).size > 1,
  );
}

/**
 * A short label for each result that no other one has: by the first setting that tells all apart, else by several
 * together, else by its number.
 *
 * @param differences as `settingDifferences` returns them, for `count` results
 */
export function distinctLabels(differences: readonly SettingDifference[], count: number): string[] {
  const short = differences.filter(({ name }) => name !== 'prompt');
  const texts = Array.from({ length: count }, (): string[] => []);
  for (const { name, label, values } of short) {
    const isWordy = name === 'model' || name === 'size';
    const named = values.map((value) => (value === null ? null : isWordy ? value : `${label} ${value}`));
    if (isDistinct(named)) return named.map((text, at) => text ?? String(at + 1));
    for (const [at, text] of named.entries()) if (text !== null) texts[at]?.push(text);
    const together = texts.map((parts) => parts.join(' · '));
    if (isDistinct(together)) return together.map((text, at) => (text === '' ? String(at + 1) : text));
  }
  return texts.map((parts, at) => [String(at + 1), ...parts].join(' · '));
}

/** Whether no two texts are equal. */
function isDistinct(texts: readonly (string | null)[]): boolean {
  return new Set(texts).size === texts.length;
}
