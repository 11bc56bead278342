'use client';

import type { NumberField } from '@/lib/schema-form/form-field';
import { AutoNumberWidget } from '../widgets/auto-number-widget';
import { NumberWidget } from '../widgets/number-widget';
import { SeedWidget } from '../widgets/seed-widget';
import { SliderWidget } from '../widgets/slider-widget';
import type { ControlProps } from './control-props';
import type { FieldDefinition } from './field-definition';

export const numberField: FieldDefinition<NumberField> = { Control: NumberControl, takesLabel: () => true };

const widgets = { slider: SliderWidget, plain: NumberWidget, seed: SeedWidget };

/** A number, which may be left to the model. */
function NumberControl(props: ControlProps<NumberField>) {
  const { auto, shape } = props.field;
  const Widget = auto === null ? widgets[shape] : AutoNumberWidget;
  return <Widget {...props} />;
}
