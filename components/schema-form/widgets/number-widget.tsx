'use client';

import type { WidgetProps } from '@rjsf/utils';
import { Minus, Plus } from 'lucide-react';
import { messages } from '@/lib/schema-form/messages';
import { useNumberInput, NumberBox } from './number-box';
import { widgetField } from './widget-field';

const stepperClasses =
  'grid w-8 shrink-0 place-items-center text-muted transition-colors hover:bg-sunken hover:text-text disabled:opacity-40 max-desk:w-11 max-desk:@max-[190px]:hidden [&_svg]:size-3.5';

/** A number with a button on each side to step it. */
export function NumberWidget(props: WidgetProps) {
  const field = widgetField(props, 'number');
  const { attributes, current, step } = useNumberInput(field, props);
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
          disabled={isLowest || props.disabled === true}
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
          disabled={isHighest || props.disabled === true}
          className={stepperClasses}
          onClick={() => step(1)}
        >
          <Plus aria-hidden />
        </button>
      }
    />
  );
}
