'use client';

import type { WidgetProps } from '@rjsf/utils';
import type { ChangeEvent, KeyboardEvent } from 'react';
import type { NumberField } from '@/lib/schema-form/form-field';
import { messages } from '@/lib/schema-form/messages';
import { currentNumber, numberFromText, numberText, stepNumber } from '@/lib/schema-form/kinds/number-text';
import { widgetAttributes } from './widget-field';

const bigStep = 10;

/** The attributes of a text input that edits a number: typed text is kept as it is, arrow keys step, Page keys leap. */
export function useNumberInput(field: NumberField, props: WidgetProps) {
  const value: unknown = props.value;
  const step = (steps: number) => props.onChange(stepNumber(field, value, steps));
  const stepOfKey: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: bigStep, PageDown: -bigStep };
  const current = currentNumber(field, value);
  const isOff = props.disabled === true;
  return {
    current,
    step,
    attributes: {
      id: props.id,
      name: props.name,
      role: 'spinbutton',
      inputMode: field.isInteger && (field.minimum ?? -1) >= 0 ? ('numeric' as const) : ('decimal' as const),
      autoComplete: 'off',
      spellCheck: false,
      disabled: isOff,
      placeholder: field.auto?.label ?? messages.noNumber,
      value: isOff ? '' : numberText(value ?? field.defaultValue),
      'aria-valuenow': isOff ? undefined : (current ?? undefined),
      'aria-valuemin': field.minimum ?? undefined,
      'aria-valuemax': field.maximum ?? undefined,
      'aria-valuetext': current !== null && field.unit !== null ? `${current} ${field.unit}` : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => props.onChange(numberFromText(event.target.value)),
      onBlur: () => {
        if (value === '') props.onChange(undefined);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const steps = stepOfKey[event.key];
        if (steps === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        step(event.shiftKey ? steps * bigStep : steps);
      },
      ...widgetAttributes(props),
    },
  };
}
