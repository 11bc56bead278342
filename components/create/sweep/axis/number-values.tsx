'use client';

import { Dices, Plus, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { fieldIds } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import type { NumberField } from '@/lib/schema-form/form-field';
import { addSeeds, type AxisDraft } from '../plan/axis-draft';
import type { AxisSubject } from '../plan/axis-subjects';
import type { PlannedAxis } from '../plan/plan-sweep';
import { readNumbers } from '../plan/read-numbers';
import { writeNumber } from '@/lib/intl/formats';
import { sweepMessages } from '../messages';

const seedsAtOnce = 4;

/** Numbers as chips; more are typed, as single ones or as ranges. Seeds can be drawn as well. */
export function NumberValues({
  subject,
  axis,
  planned,
  onChange,
}: {
  subject: Extract<AxisSubject, { kind: 'number' | 'seed' }>;
  axis: AxisDraft;
  planned: PlannedAxis | null;
  onChange: (axis: AxisDraft) => void;
}) {
  const { field } = subject;
  const id = useId();
  const ids = fieldIds(id);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [issue, setIssue] = useState<string | null>(null);
  const isSeed = subject.kind === 'seed';
  const issueOf = (entry: string) => planned?.values.find((value) => value.entry === entry)?.issue ?? null;

  function add(): boolean {
    const { values, issue: wrong } = readNumbers(typed, field);
    setIssue(wrong);
    if (values === null || values.length === 0) return false;
    const all = [...new Set([...axis.values, ...values])];
    // A trend is read in order; seeds have none.
    onChange({ ...axis, values: isSeed ? all : all.toSorted((one, other) => Number(one) - Number(other)) });
    setTyped('');
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    const sends = event.metaKey || event.ctrlKey;
    if (event.key === 'Enter' && (!sends || typed.trim() !== '')) {
      // What is not in the plan yet is added first; the next press sends.
      event.preventDefault();
      event.stopPropagation();
      add();
    } else if (event.key === 'Backspace' && typed === '' && axis.values.length > 0) {
      onChange({ ...axis, values: axis.values.slice(0, -1) });
    }
  }

  return (
    <>
      {axis.values.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {axis.values.map((value) => (
            <li
              key={value}
              title={issueOf(value) ?? undefined}
              className={classNames(
                'flex h-7 items-center rounded-sm pl-2 text-sm font-semibold tabular-nums max-desk:h-11',
                issueOf(value) === null ? 'bg-accent-soft text-accent' : 'bg-bad-soft text-bad',
              )}
            >
              {writeNumber(value)}
              <button
                type="button"
                aria-label={sweepMessages.removeValue({ value: writeNumber(value) })}
                onClick={() => {
                  onChange({ ...axis, values: axis.values.filter((one) => one !== value) });
                  input.current?.focus();
                }}
                className="ml-0.5 grid h-full w-6 place-items-center rounded-sm -outline-offset-2 hover:bg-black/5 max-desk:w-11"
              >
                <X aria-hidden className="size-3" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-1.5">
        <Input
          ref={input}
          id={id}
          aria-label={sweepMessages.addValue}
          placeholder={sweepMessages.addValue}
          aria-invalid={issue !== null}
          aria-describedby={issue === null ? ids.description : ids.error}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setIssue(null);
          }}
          onKeyDown={onKeyDown}
          onBlur={add}
          className="tabular-nums"
        />
        <IconButton
          label={sweepMessages.addValue}
          className="border border-line-strong max-desk:size-11"
          onClick={() => {
            add();
            input.current?.focus();
          }}
        >
          <Plus aria-hidden />
        </IconButton>
      </div>
      {isSeed && (
        <Button
          size="sm"
          className="self-start max-desk:h-11"
          onClick={() => onChange({ ...axis, values: addSeeds(axis.values, seedsAtOnce, subject, Math.random) })}
        >
          <Dices aria-hidden />
          {sweepMessages.addRandom({ count: seedsAtOnce })}
        </Button>
      )}
      {issue === null ? (
        <p id={ids.description} className="text-sm text-faint">
          {isSeed ? sweepMessages.seedHint : `${limitsOf(field)}${sweepMessages.rangeHint}`}
        </p>
      ) : (
        <p id={ids.error} role="alert" className="text-sm text-bad">
          {issue}
        </p>
      )}
    </>
  );
}

function limitsOf({ minimum, maximum, unit }: NumberField): string {
  const text = (value: number) => (unit === null ? writeNumber(value) : `${writeNumber(value)} ${unit}`);
  if (minimum !== null && maximum !== null)
    return `${sweepMessages.limits({ low: text(minimum), high: text(maximum) })} `;
  if (minimum !== null) return `${sweepMessages.atLeast({ low: text(minimum) })} `;
  return maximum === null ? '' : `${sweepMessages.atMost({ high: text(maximum) })} `;
}
