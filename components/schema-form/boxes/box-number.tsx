'use client';

import { useState } from 'react';
import { inputClasses } from '@/components/ui/input';
import { classNames } from '@/components/ui/class-names';

/** A coordinate that one types: what is typed stays while one types, and counts as soon as it is a whole number. */
export function BoxNumber({
  label,
  value,
  onFocus,
  onChange,
}: {
  label: string;
  value: number;
  onFocus: () => void;
  onChange: (value: number) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={draft ?? value}
      className={classNames(inputClasses, 'h-8 px-1 text-center tabular-nums max-desk:h-11 max-desk:text-md')}
      onChange={(event) => {
        setDraft(event.target.value);
        if (/^\d{1,4}$/.test(event.target.value.trim())) onChange(Number(event.target.value));
      }}
      onFocus={onFocus}
      onBlur={() => setDraft(null)}
      onKeyDown={(event) => {
        const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (steps === undefined) return;
        event.preventDefault();
        setDraft(null);
        onChange(value + steps * (event.shiftKey ? 10 : 1));
      }}
    />
  );
}
