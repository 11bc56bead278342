'use client';

import { type QueryClient, QueryObserver, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { jobOptions } from '@/lib/client/jobs/jobs';
import { changeJob } from '@/lib/client/jobs/job-requests';
import { submitGeneration } from '@/lib/client/jobs/submit';
import { modelListOptions } from '@/lib/client/models/models';
import { newId } from '@/lib/client/new-id';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { isOpenJob } from '@/lib/contract/studio/studio-job-status';
import type { ReadyPicture } from '../stage-tool/use-picture';
import { findCutOut } from './cut-out';
import { decodeSelection } from './mask-files';
import type { MaskSession } from './mask-session';
import { maskMessages } from './messages-late';

/** What can be selected, and the words by which models find it. They are prompts, so they stay English. */
const selectable = { subject: 'the subject', sky: 'the sky', text: 'the text' } as const;
export type Selectable = keyof typeof selectable;

/** Selecting a part of the picture through a model that cuts out. */
export interface Selection {
  /** Whether the catalogue has such a model. */
  isOffered: boolean;
  isRunning: boolean;
  select: (what: Selectable) => void;
  /** Cancels what is being selected. */
  cancel: () => void;
}

/** Events bring changes sooner, while there is a stream. */
const pollMs = 1500;

/** Adds to a mask what a model finds in the picture. It is a job like any other; a tool that has ended takes nothing from it. */
export function useSelection(session: MaskSession, picture: ReadyPicture, onSay: (text: string) => void): Selection {
  const client = useQueryClient();
  const { data: models = [] } = useQuery(modelListOptions());
  const cutOut = findCutOut(models);
  const [job, setJob] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (body: Record<string, unknown>) => {
      const id = await submitGeneration({
        key: newId(),
        batchId: newId(),
        body,
        written: body,
        pressedAt: Date.now(),
      });
      if (id === null) throw new Error(maskMessages.selectLost);
      setJob(id);
      const { status, results, error } = await waitForEnd(client, id);
      if (status === 'cancelled') return null;
      const [result] = results;
      if (result === undefined) throw new Error(error?.message ?? maskMessages.selectLost);
      return decodeSelection(result.url, picture);
    },
    retry: false,
  });
  return {
    isOffered: cutOut !== null,
    isRunning: isPending,
    select(what) {
      if (cutOut === null || isPending) return;
      const name = maskMessages.selectOf[what];
      onSay(maskMessages.selecting({ what: name }));
      mutate(cutOut.request(picture.address, selectable[what]), {
        onSuccess(found) {
          if (found === null) {
            onSay(maskMessages.selectCancelled);
            return;
          }
          const before = session.state.current().share;
          session.add(found);
          const hasMore = session.state.current().share > before;
          onSay(hasMore ? maskMessages.selected({ what: name }) : maskMessages.nothingFound);
        },
        onError: (error) => onSay(maskMessages.selectFailed({ why: error.message })),
        onSettled: () => setJob(null),
      });
    },
    cancel() {
      if (job !== null) changeJob({ id: job, verb: 'cancel' }).catch((error: unknown) => onSay(String(error)));
    },
  };
}

/** Follows a job until it has ended. */
async function waitForEnd(client: QueryClient, id: string): Promise<StudioJob> {
  const { promise, resolve, reject } = Promise.withResolvers<StudioJob>();
  const observer = new QueryObserver(client, { ...jobOptions(id), refetchInterval: pollMs });
  const stop = observer.subscribe(({ data, error }) => {
    if (data !== undefined && !isOpenJob(data.status)) resolve(data);
    else if (error !== null) reject(error);
  });
  return promise.finally(stop);
}
