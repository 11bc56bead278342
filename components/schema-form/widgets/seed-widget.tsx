'use client';

import type { WidgetProps } from '@rjsf/utils';
import { Dices, X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { drawSeed } from '@/lib/schema-form/draw-seed';
import { messages } from '@/lib/schema-form/messages';
import { NumberBox } from '../number-box';
import { useNumberInput } from '../use-number-input';
import { widgetField } from '../widget-field';

/** The start of chance: empty for a new one each time, a number to have the same again. */
export function SeedWidget(props: WidgetProps) {
  const field = widgetField(props, 'number');
  const { attributes, current } = useNumberInput(field, props);
  const isSet = attributes.value !== '';
  return (
    <NumberBox
      unit={null}
      attributes={{ ...attributes, placeholder: messages.seedEmpty }}
      after={
        <div className="flex items-center pr-0.5">
          {isSet && (
            <IconButton
              label={messages.seedClear}
              size="sm"
              className="max-desk:size-10"
              onClick={() => props.onChange(current === null || field.defaultValue === null ? undefined : '')}
            >
              <X aria-hidden />
            </IconButton>
          )}
          <IconButton
            label={messages.seedRoll}
            size="sm"
            className="max-desk:size-10"
            onClick={() => props.onChange(drawSeed(field, Math.random()))}
          >
            <Dices aria-hidden />
          </IconButton>
        </div>
      }
    />
  );
}
