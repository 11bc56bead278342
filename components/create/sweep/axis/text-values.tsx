'use client';

import { useId } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { AxisDraft } from '../plan/axis-draft';
import type { AxisSubject } from '../plan/axis-subjects';
import type { PlannedAxis } from '../plan/plan-sweep';
import { sweepMessages } from '../messages';

/** Texts, one a line; where they replace a part of the prompt, also that part. */
export function TextValues({
  subject,
  axis,
  planned,
  onChange,
}: {
  subject: Extract<AxisSubject, { kind: 'text' | 'replace' }>;
  axis: AxisDraft;
  planned: PlannedAxis | null;
  onChange: (axis: AxisDraft) => void;
}) {
  const id = useId();
  const isReplace = subject.kind === 'replace';
  const isInvalid = planned?.values.some(({ issue }) => issue !== null) ?? false;
  return (
    <>
      {isReplace && (
        <Field id={`${id}-search`} label={sweepMessages.search}>
          <Input
            id={`${id}-search`}
            autoComplete="off"
            placeholder={sweepMessages.searchPlaceholder}
            aria-invalid={axis.text !== '' && planned?.issue != null}
            value={axis.search}
            onChange={(event) => onChange({ ...axis, search: event.target.value })}
          />
        </Field>
      )}
      <Field
        id={id}
        label={isReplace ? sweepMessages.replacements : sweepMessages.lines}
        description={isReplace ? sweepMessages.replacementsHint : null}
      >
        <Textarea
          id={id}
          aria-invalid={isInvalid}
          value={axis.text}
          onChange={(event) => onChange({ ...axis, text: event.target.value })}
          className="max-h-44"
        />
      </Field>
    </>
  );
}
