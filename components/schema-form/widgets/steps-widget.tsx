'use client';

import { useRef } from 'react';
import { Slider } from '@/components/ui/slider';
import { messages } from '@/lib/schema-form/messages';
import { optionLabel } from '@/lib/schema-form/kinds/choice/option-label';
import { numberOfOption } from '@/lib/schema-form/kinds/choice/read-choice';
import { AutoSwitch } from './auto-switch';
import { useChoice } from './use-choice';
import { type ControlProps, controlAttributes, controlIds } from '../fields/control-props';
import type { ChoiceField } from '@/lib/schema-form/form-field';

/** A scale of fixed numbers, and a switch for the one option that is a word. */
export function StepsWidget(props: ControlProps<ChoiceField>) {
  const { field } = props;
  const { chosen, value } = useChoice(props);
  const steps = field.options.filter((option) => numberOfOption(option) !== null);
  const word = field.options.find((option) => numberOfOption(option) === null);
  const option = chosen === '' ? undefined : field.options[Number(chosen)];
  const isWord = word !== undefined && option === word;
  const index = option === undefined ? -1 : steps.indexOf(option);
  const before = useRef(0);
  const choose = (at: number) => steps[at] !== undefined && props.onChange(steps[at].value);
  const { 'aria-describedby': described, 'aria-invalid': isInvalid } = controlAttributes(props);
  const toggle = (isOn: boolean) => {
    if (!isOn) choose(before.current);
    else if (word !== undefined) {
      before.current = Math.max(index, 0);
      props.onChange(word.value);
    }
  };
  const isUnlisted = option === undefined && value !== undefined;
  // Then no step is active yet, so that the first one can be chosen too.
  const isUnset = option === undefined && !isUnlisted;
  const scale = (
    <div className="flex min-w-0 items-center gap-3">
      <Slider
        id={props.id}
        min={isUnset ? -1 : 0}
        max={steps.length - 1}
        step={1}
        value={[isUnset ? -1 : Math.max(index, 0)]}
        disabled={isWord}
        aria-labelledby={controlIds(props.id).label}
        aria-valuetext={option?.label ?? messages.notSet}
        onValueChange={([at]) => at !== undefined && choose(at)}
        aria-describedby={described}
        aria-invalid={isInvalid}
      />
      <span className="w-12 shrink-0 text-right tabular-nums">
        {isWord ? '' : isUnlisted ? optionLabel(value) : (option?.label ?? '–')}
      </span>
    </div>
  );
  if (word === undefined) return scale;
  return (
    <AutoSwitch label={field.label} auto={word.label} isOn={isWord} onChange={toggle}>
      {scale}
    </AutoSwitch>
  );
}
