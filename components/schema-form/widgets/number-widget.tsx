'use client';

import { Minus, Plus } from 'lucide-react';
import { messages } from '@/lib/schema-form/messages';
import { useNumberInput, NumberBox } from './number-box';
import type { ControlProps } from '../fields/control-props';
import type { NumberField } from '@/lib/schema-form/form-field';

const stepperClasses =
  'grid w-8 shrink-0 place-items-center text-muted transition-colors hover:bg-sunken hover:text-text disabled:opacity-40 max-desk:w-11 max-desk:@max-[190px]:hidden [&_svg]:size-3.5';

/** A number with a button on each side to step it. */
export function NumberWidget(props: ControlProps<NumberField>) {
  const { field } = props;
  const { attributes, current, step } = useNumberInput(props);
  const isLowest = current !== null && field.minimum !== null && current <= field.minimum;
  const isHighest = current !== null && field.maximum !== null && current >= field.maximum;
  return (
    <NumberBox
      unit={field.unit}
      attributes={attributes}
      className="text-center"
      before={
        <button
          type="button"
          tabIndex={-1}
          aria-label={messages.decrease({ label: field.label })}
          disabled={isLowest || props.isDisabled === true}
          className={stepperClasses}
          onClick={() => step(-1)}
        >
          <Minus aria-hidden />
        </button>
      }
      after={
        <button
          type="button"
          tabIndex={-1}
          aria-label={messages.increase({ label: field.label })}
          disabled={isHighest || props.isDisabled === true}
          className={stepperClasses}
          onClick={() => step(1)}
        >
          <Plus aria-hidden />
        </button>
      }
    />
  );
}
