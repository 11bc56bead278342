import { shownItems } from '../values/edit-list.ts';
import type { FormField, ListField, MediaField, TextListField } from '../form-field.ts';
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
    case 'media':
      return field.isMany ? amountHint(field, Array.isArray(value) ? value.length : 0) : optionalHint(field);
    case 'text-list':
      return amountHint(field, textsOf(value ?? field.defaultValue).length);
    case 'list':
      return amountHint(field, shownItems(field, value).length);
    case 'map':
    case 'branch':
      return optionalHint(field);
    case 'json':
      return messages.jsonHint;
    default:
      return null;
  }
}

/** How many entries a list has, or may have: how many it needs, as long as it has fewer than the two or more needed. */
function amountHint(field: MediaField | TextListField | ListField, amount: number): string | null {
  const { minItems, maxItems } = field;
  if (minItems >= 2 && amount < minItems) {
    if (maxItems === minItems) return messages.exactly({ amount: minItems });
    return maxItems === null
      ? messages.needs({ least: minItems })
      : messages.fromTo({ least: minItems, most: maxItems });
  }
  if (amount > 0) return maxItems === null ? formatNumber(amount) : messages.countOf({ amount, most: maxItems });
  return maxItems === null ? optionalHint(field) : messages.upTo({ most: maxItems });
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
