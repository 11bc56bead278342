import { formatNumber } from '../../intl/formats.ts';
import type { FormField, ListField, MediaField, TextListField } from '../form-field.ts';
import { messages } from '../messages.ts';

/** How many entries a list has, or may have: how many it needs, as long as it has fewer than the two or more needed. */
export function itemsHint(field: MediaField | TextListField | ListField, amount: number): string | null {
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

/** The hint of a field that may be left out. */
export function optionalHint(field: FormField): string | null {
  return field.isRequired ? null : messages.optional;
}
