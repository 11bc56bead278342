'use client';

import type { WidgetProps } from '@rjsf/utils';
import { Textarea } from '@/components/ui/textarea';
import { jsonText } from '@/lib/schema-form/json-text';
import { widgetAttributes, widgetField } from '../widget-field';

/** Anything that has no drawing of its own, as JSON. The text stays as typed, whether it is JSON yet or not. */
export function JsonWidget(props: WidgetProps) {
  const field = widgetField(props, 'json');
  return (
    <Textarea
      id={props.id}
      name={props.name}
      value={jsonText(props.value ?? field.defaultValue ?? undefined)}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      className="max-h-96 !min-h-[58px] overflow-auto font-mono"
      onChange={(event) => props.onChange(event.target.value)}
      {...widgetAttributes(props)}
    />
  );
}
