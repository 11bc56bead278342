'use client';

import { ArrowUpDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { AxisDraft } from '../plan/axis-draft';
import type { AxisSubject } from '../plan/axis-subjects';
import type { PlannedAxis, SweepForm } from '../plan/plan-sweep';
import { sweepMessages } from '../messages';
import type { AxisName } from '../use-sweep';
import { ModelValues } from './model-values';
import { NumberValues } from './number-values';
import { OptionValues } from './option-values';
import { TextValues } from './text-values';

const nothing = 'none';

/** One axis: what it varies, and its values. What can't be used is named below them. */
export function AxisEditor({
  name,
  axis,
  planned,
  subjects,
  form,
  onChoose,
  onChange,
  onSwap,
}: {
  name: AxisName;
  axis: AxisDraft;
  /** The checked values; null without a setting to vary. */
  planned: PlannedAxis | null;
  /** What it can vary. */
  subjects: readonly AxisSubject[];
  form: SweepForm;
  onChoose: (subject: string | null) => void;
  onChange: (axis: AxisDraft) => void;
  /** Swaps the axes; null where there is nothing to swap. */
  onSwap: (() => void) | null;
}) {
  const id = useId();
  const subject = subjects.find((one) => one.id === axis.subject) ?? null;
  const label = sweepMessages[name];
  const wrong = planned?.values.filter(({ issue }) => issue !== null) ?? [];
  const issues = [
    ...(planned?.issue == null || (subject?.kind === 'replace' && axis.text === '') ? [] : [planned.issue]),
    // A model's reason stands at its row.
    ...(subject?.kind === 'model' ? [] : wrong.slice(0, 3)).map((value) =>
      sweepMessages.invalid({ value: value.label, issue: value.issue ?? '' }),
    ),
  ];
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">{label}</legend>
      <div className="flex min-h-7 items-center gap-2">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {onSwap !== null && (
          <Button variant="quiet" size="sm" className="max-desk:h-11" onClick={onSwap}>
            <ArrowUpDown aria-hidden />
            {sweepMessages.swap}
          </Button>
        )}
        {planned !== null && (
          <span className="ml-auto text-sm text-faint tabular-nums">
            {sweepMessages.axisValues({ count: planned.values.length })}
          </span>
        )}
      </div>
      <Select
        value={subject?.id ?? (name === 'down' ? nothing : '')}
        onValueChange={(value) => onChoose(value === nothing ? null : value)}
      >
        <SelectTrigger id={id}>
          <SelectValue placeholder={sweepMessages.choose} />
        </SelectTrigger>
        <SelectContent>
          {name === 'down' && <SelectItem value={nothing}>{sweepMessages.none}</SelectItem>}
          {subjects.map((one) => (
            <SelectItem key={one.id} value={one.id}>
              {one.label}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
      {subject !== null && editor(subject)}
      <div role="status">
        {issues.length > 0 && (
          <ul className="flex flex-col gap-0.5 text-sm text-bad">
            {issues.map((issue) => (
              <li key={issue} className="wrap-anywhere">
                {issue}
              </li>
            ))}
          </ul>
        )}
      </div>
    </fieldset>
  );

  function editor(chosen: AxisSubject): ReactNode {
    const common = { axis, planned, onChange };
    switch (chosen.kind) {
      case 'number':
      case 'seed':
        return <NumberValues key={chosen.id} subject={chosen} {...common} />;
      case 'options':
      case 'ratio':
        return <OptionValues subject={chosen} {...common} />;
      case 'model':
        return <ModelValues form={form} {...common} />;
      default:
        return <TextValues subject={chosen} {...common} />;
    }
  }
}
