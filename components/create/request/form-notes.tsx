'use client';

import { Suspense, useState } from 'react';
import { latePart } from '@/components/ui/late-part';
import { formWords } from '../form-words';
import type { useRequest } from './use-request';

const SwitchNote = latePart(async () => (await import('../carry-over/carry-over-note')).SwitchNote);
const RemixPanel = latePart(async () => (await import('../remix/remix-panel')).RemixPanel);

/** What is to be told above the form: what came of the last values from elsewhere, and what a remix would change. */
export function FormNotes({ request }: { request: ReturnType<typeof useRequest> }) {
  const { model, values, drift, change, remixing } = request;
  const { note, tell, takeBack } = request.desk;
  const { remix } = remixing;
  const [closedDrift, setClosedDrift] = useState<typeof drift | null>(null);
  const { id, schema } = model;
  if (values === null || id === null || schema === null) return null;
  const step = note?.step ?? null;
  const draft = { name: formWords.drifted, title: formWords.draftDrifted, report: drift };
  return (
    <Suspense>
      {drift.length > 0 && drift !== closedDrift && note === null && (
        <SwitchNote
          key={`draft of ${id}`}
          note={draft}
          values={values}
          onChange={change}
          onUndo={null}
          onDismiss={() => setClosedDrift(drift)}
        />
      )}
      {note !== null && (
        <SwitchNote
          key={`${note.title} ${note.model} ${step?.atMs ?? 0}`}
          note={note}
          values={values}
          onChange={change}
          onUndo={step === null ? null : () => takeBack(step)}
          onDismiss={() => tell(null)}
        />
      )}
      {remix !== null && (
        <RemixPanel
          key={remix.job.id}
          remix={remix}
          schema={schema}
          values={values}
          onTake={(next) => request.desk.commit(id, next)}
          onTakeAll={remixing.takeAll}
          onDismiss={remixing.dismiss}
        />
      )}
    </Suspense>
  );
}
