'use client';

import { CodeButton } from '../code/code-button';
import { PasteWatch } from '../code/read/paste-watch';
import { CompareButton } from '../compare-models/compare-button';
import { FileDrops } from '../drop/file-drops';
import { SweepButton } from '../sweep/sweep-button';
import { lateMessages } from '../messages-late';
import { ownCount } from '@/lib/client/models/own-count';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { RequestState } from './request-state';

/** Further actions of the request, and the number of results of one press. */
export function RequestTools({ request, staged }: { request: RequestState; staged: StudioJob | null }) {
  return (
    <>
      <PasteWatch request={request} />
      <ResultCount request={request} />
      <span className="-ml-2 flex grow flex-wrap">
        <CompareButton request={request} />
        <SweepButton request={request} staged={staged} />
        <CodeButton request={request} />
        <FileDrops request={request} />
      </span>
    </>
  );
}

/** The number of results of one press, and the setting that causes it, if it is more than one. */
function ResultCount({
  request: { model, values, variants },
}: {
  request: Pick<RequestState, 'model' | 'values' | 'variants'>;
}) {
  const own = model.schema === null || values === null ? null : ownCount(model.schema, values);
  // The button says how many generations there are.
  if (own === null || variants * own.count === 1) return null;
  return (
    <p className="order-first basis-full text-sm text-muted tabular-nums">
      {variants === 1
        ? lateMessages.imagesOfOne({ images: own.count, label: own.label })
        : lateMessages.imagesOfEach({
            generations: variants,
            images: own.count,
            label: own.label,
            total: variants * own.count,
          })}
    </p>
  );
}
