'use client';

import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useJobs } from '@/components/jobs/use-jobs';
import { Button } from '@/components/ui/button';
import { Field, fieldIds } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { modelListOptions } from '@/lib/client/models/models';
import { usedModelIds } from './model-ids';
import { lateMessages } from '../messages-late';

/**
 * Replaces the form for a service that doesn't list its models: a field for an id, and the ids that the settings name
 * or that were used before.
 */
export function ModelById({
  unknownId,
  error,
  onChoose,
}: {
  /** The id that could not be opened; null before the first. */
  unknownId: string | null;
  /** Why that model could not be read. */
  error: Error | null;
  onChoose: (id: string) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(unknownId ?? '');
  const { jobs } = useJobs();
  // Refetching a failed list would put the screen into its loading state, and remove this field.
  const { data: models = [] } = useQuery({ ...modelListOptions(), enabled: false });
  const named = models.map((model) => model.id);
  const used = usedModelIds(window.localStorage, jobs, (one) => one === unknownId || named.includes(one));
  const ids = fieldIds(id);
  const message =
    unknownId === null || error === null ? null : lateMessages.modelUnreadable({ id: unknownId, why: error.message });

  function open(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== '') onChoose(typed.trim());
  }

  return (
    <form noValidate onSubmit={open} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-md font-semibold">{lateMessages.byIdTitle}</h2>
        <p className="text-muted">{lateMessages.byIdHint}</p>
      </div>
      <Field id={id} label={lateMessages.modelId} description={null} errors={message === null ? [] : [message]}>
        <div className="flex gap-2">
          <Input
            id={id}
            value={typed}
            placeholder={lateMessages.modelIdExample}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={message !== null}
            aria-describedby={message === null ? undefined : ids.error}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="primary" className="max-desk:h-11">
            {lateMessages.openModel}
          </Button>
        </div>
      </Field>
      <OfferedIds heading={lateMessages.availableModels} ids={named} onChoose={onChoose} />
      <OfferedIds heading={lateMessages.usedBefore} ids={used} onChoose={onChoose} />
    </form>
  );
}

function OfferedIds({ heading, ids, onChoose }: { heading: string; ids: string[]; onChoose: (id: string) => void }) {
  if (ids.length === 0) return null;
  return (
    <div role="group" aria-label={heading} className="flex flex-col items-start gap-1.5">
      <p className="text-sm text-faint">{heading}</p>
      {ids.map((id) => (
        <Button key={id} size="sm" className="max-w-full max-desk:h-11" onClick={() => onChoose(id)}>
          <span className="truncate">{id}</span>
        </Button>
      ))}
    </div>
  );
}
