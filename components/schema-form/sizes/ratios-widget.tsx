'use client';

import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { RatioButton, RatioGroup, RatioMoreButton } from './ratio-group';
import { messages } from '@/lib/schema-form/messages';
import { useChoice } from '../widgets/use-choice';
import { widgetAttributes, widgetField, widgetIds } from '../widgets/widget-field';
import { visibleRatios } from '@/lib/schema-form/sizes/aspect-ratio';

/** Aspect ratios drawn to scale; the rarer ones behind a count. */
export function RatiosWidget(props: WidgetProps) {
  const field = widgetField(props, 'choice');
  const { chosen, choose } = useChoice(field, props);
  const [showsAll, setShowsAll] = useState(false);
  const { columns, indexes, hidden } = visibleRatios(field.options, chosen, showsAll);
  return (
    <RatioGroup
      id={props.id}
      columns={columns}
      value={chosen}
      onValueChange={choose}
      aria-labelledby={widgetIds(props.id).label}
      {...widgetAttributes(props)}
    >
      {indexes.map((index) => {
        const option = field.options[index];
        return option && <RatioButton key={index} value={String(index)} label={option.label} ratio={option.ratio} />;
      })}
      {hidden > 0 && (
        <RatioMoreButton label={messages.moreRatiosLabel({ amount: hidden })} onClick={() => setShowsAll(true)}>
          {messages.moreRatios({ amount: hidden })}
        </RatioMoreButton>
      )}
    </RatioGroup>
  );
}
