'use client';

import type { WidgetProps } from '@rjsf/utils';
import { Textarea } from '@/components/ui/textarea';
import { messages } from '@/lib/schema-form/messages';
import { widgetAttributes, widgetField } from '../widget-field';

/** The words that say what to make: large, growing with what is written. */
export function PromptWidget(props: WidgetProps) {
  const field = widgetField(props, 'text');
  const value: unknown = props.value ?? field.defaultValue;
  return (
    <Textarea
      id={props.id}
      name={props.name}
      value={typeof value === 'string' ? value : ''}
      placeholder={field.description ?? messages.addPrompt}
      spellCheck
      autoComplete="off"
      className="min-h-[108px] !text-md !leading-[1.6] max-desk:!text-lg"
      onChange={(event) => props.onChange(event.target.value)}
      {...widgetAttributes(props)}
    />
  );
}
