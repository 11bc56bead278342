'use client';

import { useEffect, useRef, useState } from 'react';
import { rememberRequest } from '@/lib/client/models/remember-request';
import { uploadMedia } from '@/lib/client/studio-media/uploads';
import type { JsonObject } from '@/lib/contract/model';
import type { BatchPart } from '../compare-models/create-batch';
import { useBatchSending } from '../compare-models/use-batch-sending';
import { requestsOf, settleRows } from './list-body';
import type { ListFile } from './list-source';
import type { RowPlan } from './plan-rows';
import { awaitedFiles, createListUploads, type FailedUpload, withAddresses } from './upload-files';

/** How far a press is: nothing pressed, checking and uploading, or sending. */
export type ListPhase =
  | { state: 'editing'; failed: readonly FailedUpload[] }
  | { state: 'uploading'; done: number; of: number }
  | { state: 'sending'; parts: readonly BatchPart[] };

/** Sending the rows of a list. */
export interface ListSending {
  phase: ListPhase;
  /** Uploads the files of the rows, then sends all rows as one batch. It does nothing while a press is under way. */
  send: (plans: readonly RowPlan[]) => void;
  /** Ends the uploads: nothing is sent. */
  cancel: () => void;
  retry: () => void;
  /** Back to the list, after some could not be sent. */
  back: () => void;
}

/** Sends the rows of a list once for each press: first their files, then the rows, in order. */
export function useListSending({
  files,
  onSent,
  onInvalid,
}: {
  files: readonly ListFile[];
  /** Called when the studio has recorded all rows, with the time of the press. */
  onSent: (pressedAt: number, count: number) => void;
  /** Called when a check that takes longer found an issue. */
  onInvalid: () => void;
}): ListSending {
  const { batch, parts } = useBatchSending();
  const [uploads] = useState(() => createListUploads(uploadMedia));
  const [phase, setPhase] = useState<Exclude<ListPhase, { state: 'sending' }>>({ state: 'editing', failed: [] });
  const current = useRef<AbortController | null>(null);
  const isOpen = phase.state === 'uploading' || parts.some(({ state }) => state === 'sending');

  useEffect(() => {
    if (!isOpen) return undefined;
    // What is not sent yet would be lost.
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isOpen]);
  useEffect(() => () => current.current?.abort(), []);

  function finish() {
    const sent = batch.parts();
    const [first] = sent;
    if (first === undefined || sent.some(({ state }) => state !== 'sent')) return;
    batch.clear();
    onSent(first.submission.pressedAt, sent.length);
  }

  async function press(plans: readonly RowPlan[], stop: AbortController): Promise<void> {
    const requests = requestsOf(plans);
    const needed = awaitedFiles(requests.map(({ body }) => body)).flatMap((index) => files[index] ?? []);
    setPhase({ state: 'uploading', done: 0, of: needed.length });
    const isValid = await settleRows(plans);
    if (!isValid) onInvalid();
    const failed = isValid
      ? await uploads.upload(needed, stop.signal, (done) => setPhase({ state: 'uploading', done, of: needed.length }))
      : null;
    if (failed === null || failed.length > 0) {
      setPhase({ state: 'editing', failed: failed ?? [] });
      return;
    }
    const [first] = plans;
    if (first?.model != null) rememberRequest(first.model, first.values);
    const withFiles = (body: JsonObject) => withAddresses(body, (index) => uploads.addressOf(files[index]));
    const sending = batch.send(
      requests.map(({ id, body, written }) => ({ id, body: withFiles(body), written: withFiles(written) })),
    );
    setPhase({ state: 'editing', failed: [] });
    await sending;
    finish();
  }

  return {
    phase: parts.length > 0 ? { state: 'sending', parts } : phase,
    send(plans) {
      if (current.current !== null || parts.length > 0) return;
      const stop = new AbortController();
      current.current = stop;
      void press(plans, stop).finally(() => {
        current.current = null;
      });
    },
    cancel: () => current.current?.abort(),
    retry: () => void batch.retry().then(finish),
    back: () => batch.clear(),
  };
}
