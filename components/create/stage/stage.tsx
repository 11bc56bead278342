'use client';

import { SearchX } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { latePart } from '@/components/ui/late-part';
import type { LooseModel } from '@/lib/contract/model';
import { StageBar } from './stage-bar';
import { StageMessage, StageFrame } from './stage-frame';
import { StagedBatch } from './staged-batch';
import type { StageActions, StageView } from './stage-actions';
import type { StagedJob } from './use-stage';
import { createMessages } from '../messages';
import { lateMessages } from '../messages-late';
import { recipeMessages } from '../recipes/messages';
import { useBatch } from './batch/use-batch';

// Loaded when there is no job yet.
const FirstVisit = latePart(async () => (await import('./first-visit')).FirstVisit);

/** The middle of the screen: the staged job with its batch, in any state. */
export function Stage({
  staged,
  view,
  models,
  details,
  actions,
}: {
  staged: StagedJob;
  view: StageView;
  models: LooseModel[];
  details: ReactNode;
  actions: StageActions;
}) {
  const batch = useBatch(staged.state === 'job' ? staged.job : null, models);
  if (batch !== null) {
    return (
      <section aria-label={createMessages.image} className="flex min-h-0 flex-1 flex-col bg-canvas">
        <StagedBatch key={batch.id} batch={batch} view={view} models={models} details={details} actions={actions} />
      </section>
    );
  }
  return (
    <section aria-label={createMessages.image} className="flex min-h-0 flex-1 flex-col bg-canvas">
      <StageBar
        title={staged.state === 'none' ? recipeMessages.recipes : ''}
        job={null}
        media={null}
        batch={null}
        details={null}
      />
      <StageFrame>
        {staged.state === 'none' && (
          <Suspense>
            <FirstVisit />
          </Suspense>
        )}
        {staged.state === 'unknown' && (
          <StageMessage Icon={SearchX} title={lateMessages.unknownJob}>
            <p>{lateMessages.unknownJobHint}</p>
          </StageMessage>
        )}
      </StageFrame>
    </section>
  );
}
