'use client';

import { useState } from 'react';
import { RatioButton, RatioGroup, RatioMoreButton } from './ratio-group';
import { messages } from '@/lib/schema-form/messages';
import { useChoice } from '../widgets/use-choice';
import { type ControlProps, controlAttributes, controlIds } from '../fields/control-props';
import type { ChoiceField } from '@/lib/schema-form/form-field';
import { visibleRatios } from '@/lib/schema-form/sizes/aspect-ratio';

/** Aspect ratios drawn to scale; the rarer ones behind a count. */
export function RatiosWidget(props: ControlProps<ChoiceField>) {
  const { field } = props;
  const { chosen, choose } = useChoice(props);
  const [showsAll, setShowsAll] = useState(false);
  const { columns, indexes, hidden } = visibleRatios(field.options, chosen, showsAll);
  return (
    <RatioGroup
      id={props.id}
      columns={columns}
      value={chosen}
      onValueChange={choose}
      aria-labelledby={controlIds(props.id).label}
      {...controlAttributes(props)}
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
