'use client';

import { memo, useId } from 'react';
import { createMessages } from '../messages';

const counts = [1, 2, 3, 4];

/** Sets how many generations one press creates. Native radio buttons: the first paint needs no library for them. */
export const VariantsChoice = memo(function VariantsChoice({
  count,
  label = createMessages.variants,
  onChange,
}: {
  count: number;
  label?: string;
  onChange: (count: number) => void;
}) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      title={createMessages.variantsHint}
      className="flex shrink-0 rounded bg-sunken p-0.5"
    >
      {counts.map((value) => (
        <label
          key={value}
          className="relative grid h-8 w-7 cursor-pointer place-items-center rounded-sm text-muted tabular-nums transition-colors hover:text-text has-checked:bg-raised has-checked:font-medium has-checked:text-text has-checked:shadow-raised has-checked:forced-colors:outline-2 has-focus-visible:outline-2 has-focus-visible:outline-accent max-desk:h-10 max-desk:w-10"
        >
          <input
            type="radio"
            name={name}
            checked={value === count}
            onChange={() => onChange(value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {value}
        </label>
      ))}
    </div>
  );
});
