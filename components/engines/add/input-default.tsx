'use client';

import { ChevronDown } from 'lucide-react';
import { Input, inputClasses } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { WorkflowInput } from '@/lib/contract/engines';
import { addMessages } from '../messages';
import { typedText } from './field-drafts';

/** A control without a frame until it is pointed at: a table of frames would be hard to read. */
export const inPlaceClasses =
  'border-transparent! hover:border-line-strong! max-desk:border-line-strong! aria-invalid:border-bad!';

type Scalar = string | number | boolean;

/** The default of an input, edited by a control that fits its kind. */
export function InputDefault({
  input,
  value,
  label,
  wrong,
  onChange,
}: {
  input: WorkflowInput;
  value: Scalar | null;
  label: string;
  /** The attributes of a control with an issue. */
  wrong: { 'aria-invalid'?: boolean; 'aria-describedby'?: string };
  onChange: (value: Scalar) => void;
}) {
  const { kind, choices } = input;
  if (choices !== null || kind === 'boolean') {
    const options = choices ?? [true, false];
    // A workflow may name a file that the engine no longer has.
    const all = value === null || options.includes(value) ? options : [value, ...options];
    return (
      <span className="relative block min-w-0">
        {/* The browser's own list: there may be thousands of files to choose from. */}
        <select
          aria-label={label}
          value={all.indexOf(value ?? '')}
          {...wrong}
          className={`${inputClasses} ${inPlaceClasses} h-8 appearance-none truncate pr-7 pl-2.5 max-desk:h-11`}
          onChange={(event) => onChange(all[Number(event.target.value)] ?? '')}
        >
          {all.map((option, index) => (
            <option key={String(option)} value={index}>
              {typeof option === 'boolean' ? (option ? addMessages.on : addMessages.off) : String(option)}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-muted"
        />
      </span>
    );
  }
  if (kind === 'text') {
    return (
      <Textarea
        aria-label={label}
        rows={1}
        value={String(value ?? '')}
        {...wrong}
        className={`${inPlaceClasses} max-h-24! min-h-8! overflow-y-auto px-2.5! py-1.5! leading-snug! max-desk:min-h-11!`}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <Input
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typedText(value)}
      {...wrong}
      className={`${inPlaceClasses} tabular-nums`}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
