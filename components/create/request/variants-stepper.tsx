'use client';

import { memo } from 'react';
import { Minus, Plus } from 'lucide-react';
import { createMessages } from '../messages';

const atMost = 4;
const step =
  'grid h-full w-[30px] place-items-center text-muted transition-colors hover:text-text disabled:cursor-not-allowed disabled:opacity-40 max-desk:w-11';

/** Sets how many generations one press creates, 1 to 4. */
export const VariantsStepper = memo(function VariantsStepper({
  count,
  label = createMessages.variants,
  onChange,
}: {
  count: number;
  label?: string;
  onChange: (count: number) => void;
}) {
  return (
    <fieldset
      className="flex h-9 shrink-0 items-center rounded border border-line-strong max-desk:h-11"
      title={createMessages.variantsHint}
    >
      <legend className="sr-only">{label}</legend>
      <button
        type="button"
        className={step}
        aria-label={createMessages.fewer}
        disabled={count <= 1}
        onClick={() => onChange(count - 1)}
      >
        <Minus aria-hidden className="size-3.5" />
      </button>
      <output className="min-w-4 text-center font-medium tabular-nums" aria-label={label}>
        {count}
      </output>
      <button
        type="button"
        className={step}
        aria-label={createMessages.more}
        disabled={count >= atMost}
        onClick={() => onChange(count + 1)}
      >
        <Plus aria-hidden className="size-3.5" />
      </button>
    </fieldset>
  );
});
