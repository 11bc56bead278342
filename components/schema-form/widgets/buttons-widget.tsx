'use client';

import type { WidgetProps } from '@rjsf/utils';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { useChoice } from './use-choice';
import { widgetAttributes, widgetField, widgetIds } from './widget-field';

/** A choice of a few short labels, side by side. */
export function ButtonsWidget(props: WidgetProps) {
  const field = widgetField(props, 'choice');
  const { chosen, choose } = useChoice(field, props);
  return (
    <Segmented
      id={props.id}
      value={chosen}
      onValueChange={choose}
      aria-labelledby={widgetIds(props.id).label}
      {...widgetAttributes(props)}
    >
      {field.options.map((option, index) => (
        <SegmentedItem key={option.label} value={String(index)} title={option.label}>
          <span className="truncate">{option.label}</span>
        </SegmentedItem>
      ))}
    </Segmented>
  );
}
