'use client';

import { useId } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { nearestLength, type ShotLength } from '@/lib/storyboard/shot-length';
import { storyboardMessages as messages } from '../messages';

const byModel = 'default';

/** The length of a shot, as its model allows it. */
export function LengthField({
  length,
  seconds,
  onChange,
}: {
  length: ShotLength;
  seconds: number | null;
  onChange: (seconds: number | null) => void;
}) {
  const id = useId();
  const nearest = seconds === null ? null : nearestLength(length, seconds);
  if (length.kind === 'choice') {
    return (
      <Field id={id} label={messages.length} className="w-40">
        <Select
          value={nearest === null ? byModel : String(nearest)}
          onValueChange={(value) => onChange(value === byModel ? null : Number(value))}
        >
          <SelectTrigger id={id}>
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            <SelectItem value={byModel}>
              {length.usual === null ? messages.lengthByChoice : messages.lengthDefault({ seconds: length.usual })}
            </SelectItem>
            {length.options.map((option) => (
              <SelectItem key={option.seconds} value={String(option.seconds)}>
                {messages.seconds({ seconds: Math.round(option.seconds * 10) / 10 })}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </Field>
    );
  }
  const range = messages.lengthRange({
    least: Math.ceil(length.least * 10) / 10,
    most: Math.floor(length.most * 10) / 10,
  });
  return (
    <Field id={id} label={messages.length} hint={range} className="w-40">
      <Input
        id={id}
        type="number"
        inputMode="decimal"
        min={length.framesPerSecond === null ? length.least : length.step}
        max={length.most}
        step={length.step}
        value={seconds ?? ''}
        placeholder={
          length.usual === null
            ? messages.lengthByModel
            : messages.lengthDefault({ seconds: Math.round(length.usual * 10) / 10 })
        }
        onChange={({ target }) => {
          const typed = target.valueAsNumber;
          onChange(Number.isFinite(typed) && typed > 0 && typed <= 600 ? typed : null);
        }}
        onBlur={() => onChange(nearest)}
      />
    </Field>
  );
}
