'use client';

import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { useChoice } from './use-choice';
import { type ControlProps, controlAttributes, controlIds } from '../fields/control-props';
import type { ChoiceField } from '@/lib/schema-form/form-field';

/** A choice of a few short labels, side by side. */
export function ButtonsWidget(props: ControlProps<ChoiceField>) {
  const { field } = props;
  const { chosen, choose } = useChoice(props);
  return (
    <Segmented
      id={props.id}
      value={chosen}
      onValueChange={choose}
      aria-labelledby={controlIds(props.id).label}
      {...controlAttributes(props)}
    >
      {field.options.map((option, index) => (
        <SegmentedItem key={option.label} value={String(index)} title={option.label}>
          <span className="truncate">{option.label}</span>
        </SegmentedItem>
      ))}
    </Segmented>
  );
}
