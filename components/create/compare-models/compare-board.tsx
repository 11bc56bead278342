'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { JsonObject } from '@/lib/contract/model';
import type { useRequest } from '../request/use-request';
import { CompareFooter } from './compare-footer';
import { ModelList } from './model-list';
import { PlanList } from './model-plans';
import { type ComparisonChoice, useComparison } from './use-comparison';

/** Which models, what each of them gets, and how many generations that makes. */
export function CompareBoard({
  request,
  choice,
  onChoose,
  onSend,
}: {
  request: ReturnType<typeof useRequest>;
  choice: ComparisonChoice;
  onChoose: (choice: ComparisonChoice) => void;
  onSend: (requests: { model: string; body: JsonObject }[]) => void;
}) {
  const comparison = useComparison(request, choice, onChoose);
  const { uploads } = request;
  const [waitsForUploads, setWaitsForUploads] = useState(false);

  function send() {
    const { data } = request.parts;
    setWaitsForUploads(uploads.pending > 0);
    if (data === undefined || uploads.pending > 0 || uploads.failed > 0 || comparison.sendable.length < 2) return;
    const count = comparison.variants > 1 ? { num_generations: comparison.variants } : {};
    const bodies = comparison.sendable.map(({ model, schema, values }) => ({
      model: model.id,
      body: data.withDrawnSeed(
        schema,
        {
          model: model.id,
          ...data.requestBody(schema, data.withFreshSeeds(schema, values, Math.random)),
          ...count,
        },
        Math.random,
      ),
    }));
    onSend(bodies);
  }

  /** What was pressed for goes, or nothing: whom the files do not help is told, and one presses again. */
  const sendWaiting = useEffectEvent(() => {
    if (comparison.sendable.length === comparison.chosen.length) send();
    else setWaitsForUploads(false);
  });
  useEffect(() => {
    if (!waitsForUploads || uploads.pending > 0) return undefined;
    // Once what has arrived is in the form.
    const timer = setTimeout(() => sendWaiting());
    return () => clearTimeout(timer);
  }, [waitsForUploads, uploads]);

  return (
    <>
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,5fr)_minmax(0,6fr)] max-desk:flex max-desk:flex-col">
        <ModelList comparison={comparison} />
        <PlanList comparison={comparison} isAwaitingFiles={uploads.pending > 0} />
      </div>
      <CompareFooter comparison={comparison} uploads={uploads} isWaiting={waitsForUploads} onSend={send} />
    </>
  );
}
