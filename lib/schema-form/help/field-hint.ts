import { shownItems } from '../values/edit-list.ts';
import { type FormField, staysUnset } from '../form-field.ts';
import { formatNumber } from '../../intl/formats.ts';
import { textsOf } from '../json.ts';
import { messages } from '../messages.ts';
import { characterCount } from '../kinds/read-text.ts';
import { splitPrompt } from '../../contract/prompt/readable-prompt.ts';

/** The short text at the right of a field's label: a count, or the allowed range; null for none. */
export function fieldHint(field: FormField, value: unknown): string | null {
  switch (field.kind) {
    case 'text':
      return textHint(field.maxLength, field.shape, value);
    case 'media': {
      if (!field.isMany) return optionalHint(field);
      const amount = Array.isArray(value) ? value.length : 0;
      if (amount > 0) return countHint(amount, field.maxItems);
      return field.maxItems === null ? optionalHint(field) : messages.upTo({ most: field.maxItems });
    }
    case 'text-list': {
      const amount = textsOf(value ?? field.defaultValue).length;
      if (amount === 0 && field.maxItems !== null) return messages.upTo({ most: field.maxItems });
      return amount === 0 ? optionalHint(field) : countHint(amount, field.maxItems);
    }
    case 'list': {
      const amount = shownItems(field, value).length;
      if (amount === 0 && field.maxItems !== null) return messages.upTo({ most: field.maxItems });
      return amount === 0 ? optionalHint(field) : countHint(amount, field.maxItems);
    }
    case 'map':
    case 'branch':
      return optionalHint(field);
    case 'choice': {
      // A list says so itself.
      const isSideBySide = field.shape === 'ratios' || field.shape === 'buttons';
      return isSideBySide && value == null && staysUnset(field) ? messages.notSet : null;
    }
    case 'json':
      return messages.jsonHint;
    default:
      return null;
  }
}

function countHint(amount: number, most: number | null): string {
  return most === null ? formatNumber(amount) : messages.countOf({ amount, most });
}

function textHint(most: number | null, shape: string, value: unknown): string | null {
  const text = typeof value === 'string' ? value : '';
  const length = characterCount(text);
  if (most !== null && length > most * 0.8) return messages.characters({ length, most });
  const words = shape === 'prompt' ? (splitPrompt(text).words.match(/\S+/g)?.length ?? 0) : 0;
  return words > 0 ? messages.words({ amount: words }) : null;
}

function optionalHint(field: FormField): string | null {
  return field.isRequired ? null : messages.optional;
}
