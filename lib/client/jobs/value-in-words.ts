import { boxesOfPrompt, describePromptBoxes, promptInWords } from '../../schema-form/boxes/shown-boxes.ts';
import { fieldLabel } from '../../schema-form/field-label.ts';
import { factorInWords } from '../../schema-form/kinds/choice/factor.ts';
import { isJsonObject } from '../../schema-form/json.ts';

/**
 * The value of a setting as a person reads it, never as JSON: switches in the given words, lists with commas, structures as names and
 * values, boxes by their count and descriptions.
 */
export function valueInWords(value: unknown, texts: { on: string; off: string }): string {
  if (typeof value === 'boolean') return value ? texts.on : texts.off;
  if (typeof value === 'string') return factorInWords(value) ?? promptInWords(value);
  if (Array.isArray(value)) {
    const list = JSON.stringify(value);
    if (boxesOfPrompt(list).length > 0) return describePromptBoxes(list) ?? '';
    return value.map((entry: unknown) => valueInWords(entry, texts)).join(', ');
  }
  if (isJsonObject(value)) {
    return Object.entries(value)
      .map(([name, entry]) => `${fieldLabel(name, null)} ${valueInWords(entry, texts)}`)
      .join(', ');
  }
  return typeof value === 'number' ? String(value) : '';
}
