'use client';

import { Dices, Grid2x2Plus, PencilLine, RotateCcw, Sparkle, Sparkles } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { type SeededRequests, variationCount, variationsOf } from '@/lib/client/models/variations';
import type { LooseModel } from '@/lib/contract/model';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { lateMessages } from '../messages-late';
import type { DetailsActions } from './stage-actions';

/** How to go on from a result with its request: variations, where its model can make them; its settings; again. */
export function NextSteps({
  job,
  media,
  model,
  models,
  seed,
  ownSeed,
  hasSeed,
  shownSeeds,
  actions,
}: {
  job: StudioJob;
  media: StudioMedia | null;
  /** Null where it is not known. */
  model: LooseModel | null;
  models: readonly LooseModel[];
  /** Of the result, in decimal digits. */
  seed: string | null;
  /** The same, where a request can name it exactly. */
  ownSeed: string | null;
  /** Whether the model has a seed. */
  hasSeed: boolean;
  /** Of all results of its batch. */
  shownSeeds: readonly (string | null)[];
  actions: DetailsActions;
}) {
  const variations = useMemo(
    () => (media === null || model === null ? null : variationsOf({ job, media, model, shownSeeds }, models)),
    [job, media, model, models, shownSeeds],
  );
  const vary = variations?.vary ?? null;
  const more = variations?.more ?? null;
  const varyHint =
    vary === null
      ? ''
      : lateMessages.varyHint({ count: variationCount, model: vary.model.display_name ?? vary.model.id });
  const run = ({ written, draw }: SeededRequests) => actions.runBatch(written, () => draw(Math.random));
  return (
    <div className="grid grid-cols-2 gap-2 [&>:last-child:nth-child(odd)]:col-span-2">
      {vary !== null && (
        <>
          <Button title={varyHint} onClick={() => run(vary.requests('subtle'))}>
            <Sparkle aria-hidden />
            {lateMessages.varySubtly}
          </Button>
          <Button title={varyHint} onClick={() => run(vary.requests('strong'))}>
            <Sparkles aria-hidden />
            {lateMessages.varyStrongly}
          </Button>
        </>
      )}
      {more !== null && (
        <Button title={lateMessages.moreLikeThisHint({ count: variationCount })} onClick={() => run(more)}>
          <Grid2x2Plus aria-hidden />
          {lateMessages.moreLikeThis}
        </Button>
      )}
      <Button onClick={() => actions.remix(job, seed)} title={lateMessages.remixHint}>
        <PencilLine aria-hidden />
        {lateMessages.remix}
      </Button>
      {(ownSeed !== null || !hasSeed) && (
        <Button
          onClick={() => actions.runAgain(job, ownSeed)}
          title={ownSeed === null ? lateMessages.runAgainHint : lateMessages.runAgainSeedHint({ seed: ownSeed })}
        >
          <RotateCcw aria-hidden />
          {lateMessages.runAgain}
        </Button>
      )}
      {hasSeed && (
        <Button onClick={() => actions.runAgain(job, null)} title={lateMessages.newSeedHint}>
          <Dices aria-hidden />
          {lateMessages.newSeed}
        </Button>
      )}
    </div>
  );
}
