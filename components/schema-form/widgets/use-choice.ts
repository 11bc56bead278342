'use client';

import type { WidgetProps } from '@rjsf/utils';
import type { ChoiceField } from '@/lib/schema-form/form-field';
import { isSameJson } from '@/lib/schema-form/json';

/** A choice as Radix wants it, by text: the option's index. Values of any type stay what they are. */
export function useChoice(field: ChoiceField, props: WidgetProps) {
  const value: unknown = props.value ?? field.defaultValue ?? undefined;
  const index = field.options.findIndex((option) => isSameJson(option.value, value));
  return {
    /** The index of what is chosen, as text; empty when nothing, or something unlisted, is. */
    chosen: index === -1 ? '' : String(index),
    value,
    choose: (optionIndex: string) => {
      const option = field.options[Number(optionIndex)];
      if (optionIndex !== '' && option !== undefined) props.onChange(option.value);
    },
  };
}
