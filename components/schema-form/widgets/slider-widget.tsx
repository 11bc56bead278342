'use client';

import { classNames } from '@/components/ui/class-names';
import { Slider } from '@/components/ui/slider';
import { fitNumber, isBlankRefused } from '@/lib/schema-form/kinds/number/number-text';
import { useNumberInput, NumberBox } from './number-box';
import { type ControlProps, controlIds } from '../fields/control-props';
import type { NumberField } from '@/lib/schema-form/form-field';

/** Room for a number with its unit, or for “Required” where the number has no default. It never changes in a field. */
function widthOf(field: NumberField): string {
  if (isBlankRefused(field)) return 'w-26 max-desk:w-30';
  return field.unit === null ? 'w-14' : 'w-18';
}

/** A number between two bounds: a slider, and an input. */
export function SliderWidget(props: ControlProps<NumberField>) {
  const { field } = props;
  const { attributes, current } = useNumberInput(props);
  const { minimum, maximum } = field.range ?? { minimum: 0, maximum: 1 };
  // Without a number the thumb stands before the first one, faded, so that the first one can be chosen too.
  const isUnset = current === null && props.isDisabled !== true;
  const lowest = isUnset ? minimum - field.step : minimum;
  const position = Math.min(maximum, Math.max(lowest, current ?? lowest));
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Slider
        min={lowest}
        max={maximum}
        step={field.step}
        value={[position]}
        disabled={props.isDisabled === true}
        aria-labelledby={controlIds(props.id).label}
        aria-describedby={attributes['aria-describedby']}
        aria-valuetext={isUnset ? attributes.placeholder : undefined}
        className={isUnset ? '**:[[role=slider]]:opacity-50' : undefined}
        onValueChange={([value]) => value !== undefined && props.onChange(fitNumber(field, value))}
      />
      <div className={classNames('shrink-0', widthOf(field))}>
        <NumberBox unit={attributes.value === '' ? null : field.unit} attributes={attributes} />
      </div>
    </div>
  );
}
