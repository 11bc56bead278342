'use client';

import type { ChangeEvent, KeyboardEvent, ComponentProps, ReactNode } from 'react';
import type { NumberField } from '@/lib/schema-form/form-field';
import {
  blankLabel,
  currentNumber,
  numberFromText,
  numberText,
  stepNumber,
} from '@/lib/schema-form/kinds/number/number-text';
import { type ControlProps, controlAttributes } from '../fields/control-props';
import { classNames } from '@/components/ui/class-names';

/** The frame of a number input, with its unit and the controls beside it. */
export function NumberBox({
  unit,
  attributes,
  before = null,
  after = null,
  className,
}: {
  unit: string | null;
  attributes: ComponentProps<'input'>;
  before?: ReactNode;
  after?: ReactNode;
  className?: string;
}) {
  return (
    <div
      className={classNames(
        '@container flex h-8 min-w-0 overflow-hidden rounded border bg-panel transition-[border-color] focus-within:border-transparent focus-within:outline-2 focus-within:-outline-offset-1 max-desk:h-11',
        attributes.disabled === true && 'opacity-50',
        attributes['aria-invalid'] === true
          ? 'border-bad focus-within:outline-bad'
          : 'border-line-strong hover:border-faint focus-within:outline-accent',
      )}
    >
      {before}
      <label className="flex min-w-0 flex-1 cursor-text items-center px-2">
        <input
          {...attributes}
          className={classNames(
            'w-full min-w-0 bg-transparent tabular-nums outline-none placeholder:text-faint max-desk:text-lg',
            className,
          )}
        />
        {unit !== null && (
          <span aria-hidden className="shrink-0 pl-1 text-sm text-faint">
            {unit}
          </span>
        )}
      </label>
      {after}
    </div>
  );
}

const bigStep = 10;

/**
 * The attributes of a text input for a number: typed text is unchanged, arrow keys step, Page keys take larger steps.
 */
export function useNumberInput(props: ControlProps<NumberField>) {
  const { field, value } = props;
  const step = (steps: number) => props.onChange(stepNumber(field, value, steps));
  const stepOfKey: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: bigStep, PageDown: -bigStep };
  const current = currentNumber(field, value);
  const isOff = props.isDisabled === true;
  return {
    current,
    step,
    attributes: {
      id: props.id,
      name: field.name,
      role: 'spinbutton',
      inputMode: field.isInteger && (field.minimum ?? -1) >= 0 ? ('numeric' as const) : ('decimal' as const),
      autoComplete: 'off',
      spellCheck: false,
      disabled: isOff,
      placeholder: isOff ? field.auto?.label : blankLabel(field),
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
      ...controlAttributes(props),
    },
  };
}
