'use client';

import { Suspense, useMemo, useState } from 'react';
import { latePart } from '@/components/ui/late-part';
import { type Intent, intentsOf, offeredIntents } from '@/lib/client/intents';
import { FormHead } from './form-head';
import { SendBar } from './send-bar';
import { IntentBar } from './intent-bar';
import { ModelButton } from '../models/model-button';
import { RequestForm } from './request-form';
import { RequestTools } from './request-tools-room';
import type { useEditing } from '../edit/use-editing';
import type { useRequest } from './use-request';
import { useStableCallbacks } from '../use-stable-callbacks';
import { createMessages, intentMessages } from '../messages';

// Loaded when something of the line is edited.
const EditingBar = latePart(async () => (await import('../edit/editing-bar')).EditingBar);

/** The left of the screen: what one wants to do, with which model, and its form. */
export function RequestPane({
  request,
  editing,
  isPrimary,
}: {
  request: ReturnType<typeof useRequest>;
  editing: ReturnType<typeof useEditing>;
  /** Whether its button is the one next action of the screen. */
  isPrimary: boolean;
}) {
  const { model } = request;
  const { edited } = editing;
  const [wanted, setWanted] = useState<Intent | null>(null);
  const own = model.model === null ? [] : intentsOf(model.model);
  const intent = wanted !== null && own.includes(wanted) ? wanted : (own[0] ?? null);

  const RequestPrice = request.parts.data?.RequestPrice;
  const { models } = model;
  const { isPending } = model.list;
  const offered = useMemo(() => (isPending ? null : offeredIntents(models)), [isPending, models]);
  const stable = useStableCallbacks({
    chooseIntent: (next: Intent) => {
      setWanted(next);
      const fitting = models.find((candidate) => intentsOf(candidate)[0] === next);
      const any = fitting ?? models.find((candidate) => intentsOf(candidate).includes(next));
      if (!own.includes(next) && any !== undefined) request.chooseModel(any.id);
    },
    chooseModel: request.chooseModel,
    send: request.send,
  });

  return (
    <div className="flex h-full min-h-0 flex-col bg-panel">
      <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-4 pt-3 pb-6">
        <div className="flex flex-col gap-3">
          {offered?.length !== 0 && <IntentBar offered={offered} current={intent} onChoose={stable.chooseIntent} />}
          <ModelButton
            id={model.id ?? (isPending ? null : '')}
            model={model.model}
            models={models}
            intent={intent}
            onChoose={stable.chooseModel}
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
          onSubmit={stable.send}
          onModel={stable.chooseModel}
          onBusyChange={request.setUploads}
          onHold={request.hold}
        />
      </div>
      {edited !== null && (
        <Suspense>
          <EditingBar edited={edited} onStop={editing.stop} />
        </Suspense>
      )}
      <SendBar
        price={
          RequestPrice !== undefined &&
          model.schema !== null &&
          request.values !== null && (
            <RequestPrice
              pricing={model.model?.pricing}
              schema={model.schema}
              values={request.values}
              variants={request.variants}
            />
          )
        }
        label={
          edited === null
            ? createMessages.act(intentMessages[intent ?? 'make'].act, request.variants)
            : createMessages.saveQueued
        }
        variants={request.variants}
        onVariants={request.setVariants}
        message={request.message}
        tools={<RequestTools request={request} />}
        isPrimary={isPrimary}
        isReady={request.values !== null}
        onSend={stable.send}
      />
    </div>
  );
}
