'use client';

import type { ControlProps } from '../fields/control-props';
import type { ChoiceField } from '@/lib/schema-form/form-field';
import { isSameJson } from '@/lib/schema-form/json';

/** A choice for Radix, which requires text: the option's index stands for its value, which may be of any type. */
export function useChoice({ field, ...props }: ControlProps<ChoiceField>) {
  const value = props.value ?? field.defaultValue ?? undefined;
  const index = field.options.findIndex((option) => isSameJson(option.value, value));
  return {
    /** The index of the chosen option, as text; empty for none, or for an unlisted value. */
    chosen: index === -1 ? '' : String(index),
    value,
    choose: (optionIndex: string) => {
      const option = field.options[Number(optionIndex)];
      if (optionIndex !== '' && option !== undefined) props.onChange(option.value);
    },
  };
}
