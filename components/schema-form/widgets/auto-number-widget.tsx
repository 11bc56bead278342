'use client';

import { useRef } from 'react';
import { currentNumber, fitNumber, isAuto } from '@/lib/schema-form/kinds/number/number-text';
import { numberOf } from '@/lib/schema-form/json';
import { AutoSwitch } from './auto-switch';
import type { ControlProps } from '../fields/control-props';
import type { NumberField } from '@/lib/schema-form/form-field';
import { NumberWidget } from './number-widget';
import { SliderWidget } from './slider-widget';

/**
 * A number that can be left to the model by a switch beside it. Turning the switch off restores the previous number.
 */
export function AutoNumberWidget(props: ControlProps<NumberField>) {
  const { field } = props;
  const isOn = isAuto(field, props.value);
  const current = currentNumber(field, props.value);
  const before = useRef(current);
  const Input = field.shape === 'slider' ? SliderWidget : NumberWidget;
  const toggle = (next: boolean) => {
    before.current = current ?? before.current;
    const start = before.current ?? numberOf(field.defaultValue) ?? field.minimum ?? 0;
    props.onChange(next ? field.auto?.value : fitNumber(field, isAuto(field, start) ? (field.minimum ?? 0) : start));
  };
  return (
    <AutoSwitch label={field.label} auto={field.auto?.label ?? ''} isOn={isOn} onChange={toggle}>
      <Input {...props} isDisabled={isOn} value={isOn ? null : props.value} />
    </AutoSwitch>
  );
}
