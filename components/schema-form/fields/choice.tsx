'use client';

import type { ChoiceField } from '@/lib/schema-form/form-field';
import { RatiosWidget } from '../sizes/ratios-widget';
import { ButtonsWidget } from '../widgets/buttons-widget';
import { ListWidget } from '../widgets/list-widget';
import { StepsWidget } from '../widgets/steps-widget';
import type { ControlProps } from './control-props';
import type { FieldDefinition } from './field-definition';

export const choiceField: FieldDefinition<ChoiceField> = {
  Control: ChoiceControl,
  takesLabel: ({ shape }) => shape === 'list',
};

const widgets = { ratios: RatiosWidget, buttons: ButtonsWidget, steps: StepsWidget, list: ListWidget };

/** One of several values. */
function ChoiceControl(props: ControlProps<ChoiceField>) {
  const Widget = widgets[props.field.shape];
  return <Widget {...props} />;
}
