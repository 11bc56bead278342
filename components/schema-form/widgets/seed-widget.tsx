'use client';

import { Dices, Lock, LockOpen } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { messages } from '@/lib/schema-form/messages';
import { setAt } from '@/lib/schema-form/set-at';
import { useFormScope } from '../scope/form-scope';
import { useFormValue } from '../scope/use-form-value';
import { useNumberInput, NumberBox } from './number-box';
import type { ControlProps } from '../fields/control-props';
import type { NumberField } from '@/lib/schema-form/form-field';
import { freshSeeds, setFresh } from '@/lib/schema-form/reserved-values';
import { drawSeed } from '@/lib/schema-form/values/seeds';

/**
 * The seed. Empty: each press draws one. Unlocked: each press draws one and shows it here. Locked: it stays. A seed
 * that the user types or draws is locked.
 */
export function SeedWidget(props: ControlProps<NumberField>) {
  const { field } = props;
  const scope = useFormScope();
  const isFresh = useFormValue((values) => freshSeeds(values).includes(field.pointer));
  const keep = (value: unknown) => {
    if (isFresh) scope.setValues(setFresh(setAt(scope.getValues(), field.pointer, value), field.pointer, false));
    else props.onChange(value);
  };
  const { attributes } = useNumberInput({ ...props, onChange: keep });
  const isLocked = attributes.value !== '' && !isFresh;
  const toggle = () => {
    if (isLocked) scope.setValues(setFresh(scope.getValues(), field.pointer, true));
    else keep(isFresh ? props.value : drawSeed(field, Math.random()));
  };
  const Sign = isLocked ? Lock : LockOpen;
  return (
    <NumberBox
      unit={null}
      attributes={{ ...attributes, placeholder: messages.seedEmpty }}
      {...(isFresh ? { className: 'text-muted' } : {})}
      after={
        <div className="flex items-center gap-px pr-0.5">
          {isFresh && (
            <span aria-hidden className="pr-1 text-sm whitespace-nowrap text-faint">
              {messages.seedFresh}
            </span>
          )}
          <IconButton
            label={messages.seedRoll}
            size="sm"
            className="max-desk:size-10"
            onClick={() => keep(drawSeed(field, Math.random()))}
          >
            <Dices aria-hidden />
          </IconButton>
          <IconButton
            label={messages.seedLock}
            title={isLocked ? messages.seedStays : messages.seedChanges}
            aria-pressed={isLocked}
            size="sm"
            className="max-desk:size-10"
            onClick={toggle}
          >
            <Sign aria-hidden />
          </IconButton>
        </div>
      }
    />
  );
}
