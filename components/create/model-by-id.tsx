'use client';

import { type FormEvent, useId, useState } from 'react';
import { useJobs } from '@/components/jobs/use-jobs';
import { Button } from '@/components/ui/button';
import { Field, fieldIds } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { usedModelIds } from '@/lib/client/used-model-ids';
import { byIdWords } from './by-id-words';

/** Where the form would be, for a service that doesn't list its models: the id of one, typed or used before. */
export function ModelById({
  unknownId,
  error,
  onChoose,
}: {
  /** The id that was tried; null before any was. */
  unknownId: string | null;
  /** Why that model could not be read. */
  error: Error | null;
  onChoose: (id: string) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(unknownId ?? '');
  const { jobs } = useJobs();
  const used = usedModelIds(window.localStorage, jobs).filter((one) => one !== unknownId);
  const ids = fieldIds(id);
  const fault = unknownId === null || error === null ? null : byIdWords.unreadable(unknownId, error.message);

  function open(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== '') onChoose(typed.trim());
  }

  return (
    <form noValidate onSubmit={open} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-md font-semibold">{byIdWords.title}</h2>
        <p className="text-muted">{byIdWords.hint}</p>
      </div>
      <Field id={id} label={byIdWords.label} description={null} faults={fault === null ? [] : [fault]}>
        <div className="flex gap-2">
          <Input
            id={id}
            value={typed}
            placeholder={byIdWords.example}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={fault !== null}
            aria-describedby={fault === null ? undefined : ids.fault}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="primary" className="max-desk:h-11">
            {byIdWords.open}
          </Button>
        </div>
      </Field>
      {used.length > 0 && (
        <div role="group" aria-label={byIdWords.usedBefore} className="flex flex-col items-start gap-1.5">
          <p className="text-sm text-faint">{byIdWords.usedBefore}</p>
          {used.map((one) => (
            <Button key={one} size="sm" className="max-w-full max-desk:h-11" onClick={() => onChoose(one)}>
              <span className="truncate">{one}</span>
            </Button>
          ))}
        </div>
      )}
    </form>
  );
}
