'use client';

import { Suspense, useState } from 'react';
import { latePart } from '@/components/ui/late-part';
import { lateMessages } from '../messages-late';
import type { useRequest } from './use-request';

const CarryOverNote = latePart(async () => (await import('../carry-over/carry-over-note')).CarryOverNote);
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
  const draft = { name: lateMessages.changesSince, title: lateMessages.draftChanged, report: drift };
  return (
    <Suspense>
      {drift.length > 0 && drift !== closedDrift && note === null && (
        <CarryOverNote
          key={`draft of ${id}`}
          note={draft}
          values={values}
          onChange={change}
          onUndo={null}
          onDismiss={() => setClosedDrift(drift)}
        />
      )}
      {note !== null && (
        <CarryOverNote
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
