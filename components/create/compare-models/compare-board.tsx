'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { statusOptions } from '@/lib/client/status';
import { withDrawnSeed, withoutFreshSeeds, withoutSeeds, withSeedsFor } from '@/lib/schema-form/values/seeds';
import type { JsonObject } from '@/lib/contract/model';
import { modelRequest } from '@/lib/schema-form/values/model-request';
import type { RequestState } from '../request/request-state';
import { CommonBar } from './common-bar';
import type { CommonSettings } from './common-settings';
import type { BatchRequest } from './create-batch';
import { CompareFooter } from './compare-footer';
import { describePrice } from '@/components/models/facts/describe-price';
import { lateMessages } from '../messages-late';
import { compareMessages } from './messages';
import { ModelList } from './model-list';
import { PlanItem } from './plan-item';
import { type Comparison, type ComparisonChoice, useComparison } from './use-comparison';

/** The chosen models, the request of each, and the number of generations. */
export function CompareBoard({
  request,
  choice,
  onChoose,
  onSend,
}: {
  request: RequestState;
  choice: ComparisonChoice;
  onChoose: (choice: ComparisonChoice) => void;
  onSend: (requests: BatchRequest[], common: CommonSettings) => void;
}) {
  const comparison = useComparison(request, choice, onChoose);
  const { data: status } = useQuery(statusOptions());
  const isEmbedded = status?.upstream.isEmbedded === true;
  const { uploads } = request;
  const [waitsForUploads, setWaitsForUploads] = useState(false);

  function send() {
    setWaitsForUploads(uploads.pending > 0);
    if (uploads.pending > 0 || uploads.failed > 0 || comparison.sendable.length < 2) return;
    const { variants, sendable } = comparison;
    const count = variants > 1 ? { num_generations: variants } : {};
    const bodies = sendable.map(({ model, schema, values }) => {
      const bodyOf = (filled: JsonObject) => ({ ...modelRequest(model.id, schema, filled), ...count });
      const body = bodyOf(withSeedsFor(variants, schema, values, Math.random));
      // Another service may use one seed for all variants, and so make them equal.
      const isSeeded = variants === 1 || isEmbedded;
      return {
        id: model.id,
        written: bodyOf(withoutFreshSeeds(values)),
        body: isSeeded ? withDrawnSeed(schema, body, Math.random, values) : withoutSeeds(schema, body),
      };
    });
    onSend(bodies, comparison.common);
  }

  /**
   * Sends all chosen requests or none: a model that still lacks something is shown, so that it can be removed before
   * the next press.
   */
  const sendWaiting = useEffectEvent(() => {
    if (comparison.sendable.length === comparison.chosen.length) send();
    else setWaitsForUploads(false);
  });
  useEffect(() => {
    if (!waitsForUploads || uploads.pending > 0) return undefined;
    // After the uploaded files are in the form.
    const timer = setTimeout(() => sendWaiting());
    return () => clearTimeout(timer);
  }, [waitsForUploads, uploads]);

  return (
    <>
      <CommonBar settings={comparison.common} ratios={comparison.ratios} onChange={comparison.setCommon} />
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,5fr)_minmax(0,6fr)] max-desk:flex max-desk:flex-col">
        <ModelList comparison={comparison} />
        <PlanList comparison={comparison} isAwaitingFiles={uploads.pending > 0} isEmbedded={isEmbedded} />
      </div>
      <CompareFooter
        comparison={comparison}
        uploads={uploads}
        isWaiting={waitsForUploads}
        isEmbedded={isEmbedded}
        onSend={send}
      />
    </>
  );
}

/** The request as each chosen model gets it. */
function PlanList({
  comparison,
  isAwaitingFiles,
  isEmbedded,
}: {
  comparison: Comparison;
  /** Whether files are being uploaded: then none counts as missing yet. */
  isAwaitingFiles: boolean;
  isEmbedded: boolean;
}) {
  const { chosen, presentId, priceOf, lacksOf, toggle, change } = comparison;
  return (
    <section aria-label={compareMessages.chosen} className="min-h-0 flex-1 overflow-y-auto bg-bg p-3 max-desk:min-h-0">
      <ul className="flex flex-col gap-2">
        {chosen.map((plan) => (
          <PlanItem
            key={plan.model.id}
            plan={plan}
            issues={plan.issues.filter(({ isMedia }) => !(isMedia && isAwaitingFiles))}
            isPresent={plan.model.id === presentId}
            lacks={lacksOf(plan)}
            price={describePrice(priceOf(plan), [plan.model], { isEmbedded, amount: lateMessages.price })}
            onChange={(values) => change(plan.model.id, values)}
            onRemove={() => toggle(plan.model.id)}
          />
        ))}
      </ul>
      {chosen.length < 2 && <p className="px-1 py-3 text-muted">{compareMessages.chooseHint}</p>}
    </section>
  );
}
