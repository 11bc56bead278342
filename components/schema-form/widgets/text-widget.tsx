'use client';

import type { WidgetProps } from '@rjsf/utils';
import { Input } from '@/components/ui/input';
import { widgetAttributes, widgetField } from './widget-field';
import { Textarea } from '@/components/ui/textarea';

/** A text other than the prompt: one line, masked for secrets, or several lines, as for a negative prompt. */
export function TextWidget(props: WidgetProps) {
  const field = widgetField(props, 'text');
  const value: unknown = props.value ?? field.defaultValue;
  const text = typeof value === 'string' ? value : '';
  if (field.shape === 'lines') {
    return (
      <Textarea
        id={props.id}
        name={props.name}
        value={text}
        autoComplete="off"
        className="!min-h-[58px]"
        onChange={(event) => props.onChange(event.target.value)}
        {...widgetAttributes(props)}
      />
    );
  }
  return (
    <Input
      id={props.id}
      name={props.name}
      type={field.isSecret ? 'password' : 'text'}
      value={text}
      autoComplete="off"
      onChange={(event) => props.onChange(event.target.value)}
      {...widgetAttributes(props)}
    />
  );
}
