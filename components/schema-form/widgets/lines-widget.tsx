'use client';

import type { WidgetProps } from '@rjsf/utils';
import { Textarea } from '@/components/ui/textarea';
import { widgetAttributes, widgetField } from './widget-field';

/** Several lines of text beside the prompt, as what to leave out. */
export function LinesWidget(props: WidgetProps) {
  const field = widgetField(props, 'text');
  const value: unknown = props.value ?? field.defaultValue;
  return (
    <Textarea
      id={props.id}
      name={props.name}
      value={typeof value === 'string' ? value : ''}
      autoComplete="off"
      className="!min-h-[58px]"
      onChange={(event) => props.onChange(event.target.value)}
      {...widgetAttributes(props)}
    />
  );
}
