'use client';

import { useState } from 'react';
import { type Intent, intentsOf, offeredIntents } from '@/lib/client/intents';
import { FormHead } from './form-head';
import { GoBar } from './go-bar';
import { IntentBar } from './intent-bar';
import { ModelButton } from './model-button';
import { RequestForm } from './request-form';
import { RequestTools } from './request-tools';
import type { useRequest } from './use-request';
import { intentWords } from './words';

/** The left of the screen: what one wants to do, with which model, and its form. */
export function RequestPane({
  request,
  isPrimary,
}: {
  request: ReturnType<typeof useRequest>;
  /** Whether its button is the one next action of the screen. */
  isPrimary: boolean;
}) {
  const { model } = request;
  const [wanted, setWanted] = useState<Intent | null>(null);
  const own = model.model === null ? [] : intentsOf(model.model);
  const intent = wanted !== null && own.includes(wanted) ? wanted : (own[0] ?? null);

  const pricing = model.model?.pricing ?? null;
  const price =
    pricing === null || model.schema === null || request.values === null
      ? null
      : (request.parts.data?.priceOfRequest(pricing, model.schema, request.values, request.variants) ?? null);

  function choose(next: Intent) {
    setWanted(next);
    const fitting = model.models.find((candidate) => intentsOf(candidate)[0] === next);
    const any = fitting ?? model.models.find((candidate) => intentsOf(candidate).includes(next));
    if (!own.includes(next) && any !== undefined) request.chooseModel(any.id);
  }

  return (
    <div className="flex h-full min-h-0 flex-col bg-panel">
      <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-4 pt-3 pb-6">
        <div className="flex flex-col gap-3">
          <IntentBar
            offered={model.list.isPending ? null : offeredIntents(model.models)}
            current={intent}
            onChoose={choose}
          />
          <ModelButton
            id={model.id ?? (model.list.isPending ? null : '')}
            model={model.model}
            models={model.models}
            intent={intent}
            onChoose={request.chooseModel}
          />
          <FormHead request={request} />
        </div>
        <RequestForm
          model={model}
          parts={request.parts}
          values={request.values}
          faults={request.faults}
          showAllFaults={request.showAllFaults}
          container={request.form}
          onChange={request.change}
          onSubmit={request.send}
          onBusyChange={request.setUploads}
        />
      </div>
      <GoBar
        price={price}
        act={intentWords[intent ?? 'make'].act}
        variants={request.variants}
        onVariants={request.setVariants}
        message={request.message}
        tools={<RequestTools request={request} />}
        isPrimary={isPrimary}
        isReady={request.values !== null}
        onGo={request.send}
      />
    </div>
  );
}
