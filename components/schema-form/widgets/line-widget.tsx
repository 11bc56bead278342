'use client';

import type { WidgetProps } from '@rjsf/utils';
import { Input } from '@/components/ui/input';
import { widgetAttributes, widgetField } from './widget-field';

/** One line of text, covered where it is a secret. */
export function LineWidget(props: WidgetProps) {
  const field = widgetField(props, 'text');
  const value: unknown = props.value ?? field.defaultValue;
  return (
    <Input
      id={props.id}
      name={props.name}
      type={field.isSecret ? 'password' : 'text'}
      value={typeof value === 'string' ? value : ''}
      autoComplete="off"
      onChange={(event) => props.onChange(event.target.value)}
      {...widgetAttributes(props)}
    />
  );
}
