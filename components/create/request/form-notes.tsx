'use client';

import { Suspense, useState } from 'react';
import { latePart } from '@/components/ui/late-part';
import { type PromptOffer, withUsedOffer } from '@/lib/schema-form/carry-over/carry-to-task';
import { setAt } from '@/lib/schema-form/set-at';
import { lateMessages } from '../messages-late';
import type { RequestState } from './request-state';

const CarryOverNote = latePart(async () => (await import('../carry-over/carry-over-note')).CarryOverNote);
const RemixPanel = latePart(async () => (await import('../remix/remix-panel')).RemixPanel);

/** The notes above the form: what happened to carried-over values, and what a remix would change. */
export function FormNotes({ request }: { request: RequestState }) {
  const { model, values, drift, history, change, remixing } = request;
  const { note, showNote, revert } = history;
  const { remix } = remixing;
  const [closedDrift, setClosedDrift] = useState<typeof drift | null>(null);
  const { id, schema } = model;
  if (values === null || id === null || schema === null) return null;
  const step = note?.step ?? null;
  const draft = { name: lateMessages.changesSince, title: lateMessages.draftChanged, report: drift, offer: null };
  const takeOffer = (offer: PromptOffer) => {
    const taken = history.commit(id, setAt(values, offer.pointer, offer.prompt));
    if (note !== null) showNote({ ...note, report: withUsedOffer(note.report, offer), offer: null, step: taken });
  };
  return (
    <Suspense>
      {drift.length > 0 && drift !== closedDrift && note === null && (
        <CarryOverNote
          key={`draft of ${id}`}
          note={draft}
          values={values}
          onChange={change}
          onUse={null}
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
          onUse={takeOffer}
          onUndo={step === null ? null : () => revert(step)}
          onDismiss={() => showNote(null)}
        />
      )}
      {remix !== null && (
        <RemixPanel
          key={remix.job.id}
          remix={remix}
          schema={schema}
          values={values}
          onApply={(next) => history.commit(id, next)}
          onApplyAll={remixing.applyAll}
          onDismiss={remixing.dismiss}
        />
      )}
    </Suspense>
  );
}
