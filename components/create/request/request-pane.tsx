'use client';

import { Suspense, useMemo } from 'react';
import { latePart } from '@/components/ui/late-part';
import { IntentBar } from './intent-bar';
import { ModelButton } from '../models/model-button';
import { RequestForm } from './request-form';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Editing } from '../edit/use-editing';
import { createMessages } from '../messages';
import { useStableCallbacks } from '../use-stable-callbacks';
import type { RequestState } from './request-state';
import { SendBar } from './send-bar';
import type { FormParts } from './use-form-parts';

// Loaded when a queued job is edited.
const EditingBar = latePart(async () => (await import('../edit/editing-bar')).EditingBar);

/** The left pane: the task, the model, and its form. */
export function RequestPane({
  request,
  parts,
  editing,
  staged,
  onFilled,
}: {
  request: RequestState;
  parts: UseQueryResult<FormParts>;
  editing: Editing;
  /** The job on the stage; null for none. */
  staged: StudioJob | null;
  /** Called when something outside the form has filled it, so that it is to be seen. */
  onFilled: () => void;
}) {
  const { model, values, variants } = request;
  const { edited } = editing;
  const { intent } = request.task;

  // They load with the form.
  const RequestTools = parts.data?.RequestTools;
  const RequestEstimate = parts.data?.RequestEstimate;
  const SendNotice = parts.data?.SendNotice;
  const offeredIntents = parts.data?.offeredIntents;
  const { message } = request;
  const { models, schema } = model;
  const { isPending } = model.list;
  const offered = useMemo(
    () => (isPending || offeredIntents === undefined ? null : offeredIntents(models)),
    [isPending, offeredIntents, models],
  );
  const stable = useStableCallbacks({
    chooseIntent: request.chooseIntent,
    chooseModel: request.chooseModel,
    send: request.send,
  });

  return (
    <div className="flex h-full min-h-0 flex-col bg-panel">
      {offered?.length !== 0 && (
        <div className="shrink-0 px-4 pt-3 short:pt-0">
          <IntentBar offered={offered} current={intent} onChoose={stable.chooseIntent} />
        </div>
      )}
      <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-4 pt-3 pb-6 short:gap-2 short:pt-1">
        <div className="flex flex-col gap-3 short:gap-2">
          <ModelButton
            id={model.id ?? (isPending ? null : '')}
            model={model.model}
            models={models}
            onChoose={stable.chooseModel}
          />
          <FormHead request={request} parts={parts.data} onFilled={onFilled} />
        </div>
        <RequestForm
          model={model}
          parts={parts}
          values={values}
          issues={request.issues}
          showAllIssues={request.showAllIssues}
          container={request.form}
          onChange={request.change}
          onSubmit={stable.send}
          task={intent}
          onModel={stable.chooseModel}
          onBusyChange={request.setUploads}
          onBlock={request.block}
        />
      </div>
      {edited !== null && (
        <Suspense>
          <EditingBar edited={edited} onStop={editing.stop} />
        </Suspense>
      )}
      <SendBar
        estimate={
          RequestEstimate !== undefined &&
          model.model !== null &&
          schema !== null &&
          values !== null && <RequestEstimate model={model.model} schema={schema} values={values} variants={variants} />
        }
        label={edited === null ? nameGenerate(variants) : createMessages.saveQueued}
        variants={request.canVary ? variants : null}
        onVariants={request.setVariants}
        message={message !== null && (SendNotice === undefined ? message.text : <SendNotice message={message} />)}
        tools={RequestTools !== undefined && <RequestTools request={request} staged={staged} />}
        isReady={values !== null}
        onSend={stable.send}
      />
    </div>
  );
}

/** The toolbar between the model and its form. Its space is reserved until its code has loaded. */
function FormHead({
  request,
  parts,
  onFilled,
}: {
  request: RequestState;
  parts: FormParts | undefined;
  onFilled: () => void;
}) {
  const { model, values, history, clearSend } = request;
  const { id, schema } = model;
  if (parts === undefined || values === null || id === null || schema === null) {
    return <div className="-mt-1 h-8 max-desk:h-9" />;
  }
  const { CreateCommands, FormNotes, FormTools, RecipeWatch } = parts;
  const { intent } = request.task;
  const form = { modelId: model.model?.id ?? id, formId: id, schema, values, intent, history, onApplied: clearSend };
  return (
    <>
      <div className="-mt-1">
        <FormTools form={form} history={history} onReset={request.reset} />
      </div>
      <FormNotes request={request} />
      <CreateCommands request={request} form={form} />
      <RecipeWatch request={request} onFilled={onFilled} />
    </>
  );
}

function nameGenerate(variants: number): string {
  return variants === 1 ? createMessages.generate : createMessages.generateMany({ count: variants });
}
