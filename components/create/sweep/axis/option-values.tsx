'use client';

import { Button } from '@/components/ui/button';
import type { AxisDraft } from '../plan/axis-draft';
import type { AxisSubject } from '../plan/axis-subjects';
import type { PlannedAxis } from '../plan/plan-sweep';
import { sweepMessages } from '../messages';

/** Values to tick. */
export function OptionValues({
  subject: { options, label },
  axis,
  onChange,
}: {
  subject: Extract<AxisSubject, { kind: 'options' | 'ratio' }>;
  axis: AxisDraft;
  planned: PlannedAxis | null;
  onChange: (axis: AxisDraft) => void;
}) {
  const ticked = new Set(axis.values);
  const toggle = (key: string) =>
    onChange({ ...axis, values: ticked.has(key) ? axis.values.filter((one) => one !== key) : [...axis.values, key] });
  return (
    <>
      <ul aria-label={label} className="flex max-h-56 flex-col overflow-y-auto rounded border border-line p-1">
        {options.map((option) => (
          <li key={option.key}>
            <label className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-sm px-2 hover:bg-sunken max-desk:min-h-11">
              <input
                type="checkbox"
                checked={ticked.has(option.key)}
                onChange={() => toggle(option.key)}
                className="size-4 shrink-0 accent-accent"
              />
              <span className="min-w-0 truncate">{option.label}</span>
            </label>
          </li>
        ))}
      </ul>
      {options.length > 2 && (
        <span className="flex gap-1.5">
          <Button
            size="sm"
            className="max-desk:h-11"
            onClick={() => onChange({ ...axis, values: options.map(({ key }) => key) })}
          >
            {sweepMessages.all}
          </Button>
          <Button size="sm" className="max-desk:h-11" onClick={() => onChange({ ...axis, values: [] })}>
            {sweepMessages.noneTicked}
          </Button>
        </span>
      )}
    </>
  );
}
