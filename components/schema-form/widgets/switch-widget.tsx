'use client';

import type { WidgetProps } from '@rjsf/utils';
import { Switch } from '@/components/ui/switch';
import { widgetAttributes, widgetField } from './widget-field';

/** On or off. */
export function SwitchWidget(props: WidgetProps) {
  const field = widgetField(props, 'switch');
  const value: unknown = props.value ?? field.defaultValue;
  return (
    <div className="flex items-center max-desk:min-h-11">
      <Switch
        id={props.id}
        checked={value === true}
        onCheckedChange={(isOn) => props.onChange(isOn)}
        {...widgetAttributes(props)}
      />
    </div>
  );
}
