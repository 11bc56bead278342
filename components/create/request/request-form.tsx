'use client';

import { type RefObject, Suspense, useEffect } from 'react';
import type { OpenUploads } from '@/components/schema-form/media/use-pending-uploads';
import { Button } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import type { Intent } from '@/lib/client/models/intents';
import type { JsonObject } from '@/lib/contract/model';
import type { FieldIssue } from '@/lib/contract/error';
import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from '@/components/ui/skeleton';
import { createMessages } from '../messages';
import type { FormParts } from './use-form-parts';
import { type CurrentModel, modelErrorMessage } from './use-model';

// Loaded for services that don't list their models.
const ModelById = latePart(async () => (await import('../models/model-by-id')).ModelById);

/** The form of the model, or why there is none yet. A field that the service reported an error about gets the focus at once. */
export function RequestForm({
  model,
  parts,
  values,
  issues,
  showAllIssues,
  container,
  onChange,
  onSubmit,
  task,
  onModel,
  onBusyChange,
  onBlock,
}: {
  model: CurrentModel;
  parts: UseQueryResult<FormParts>;
  values: JsonObject | null;
  issues: FieldIssue[];
  showAllIssues: boolean;
  container: RefObject<HTMLDivElement | null>;
  onChange: (values: JsonObject) => void;
  onSubmit: () => void;
  task: Intent | null;
  /** Opens the form of a model. */
  onModel: (id: string) => void;
  onBusyChange: (uploads: OpenUploads) => void;
  /** Called with the reason why the form can't be sent; null when it can. */
  onBlock: (reason: string | null) => void;
}) {
  const { id, list, alone, schema, isUnlisted } = model;

  useEffect(() => {
    if (issues.length > 0) container.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [issues, container]);

  if (schema !== null && parts.data !== undefined && values !== null) {
    const { GuardedForm } = parts.data;
    return (
      <div ref={container} data-model={id}>
        <GuardedForm
          key={id}
          schema={schema}
          values={values}
          onChange={onChange}
          issues={issues}
          onSubmit={onSubmit}
          task={task}
          showAllIssues={showAllIssues}
          onBusyChange={onBusyChange}
          onBlock={onBlock}
        />
      </div>
    );
  }
  if (parts.isError) return <LoadError message={createMessages.formUnreachable} onRetry={() => void parts.refetch()} />;
  if (isUnlisted && (id === null || alone.isError)) {
    return (
      <Suspense>
        <ModelById unknownId={id} error={alone.error} onChoose={onModel} />
      </Suspense>
    );
  }
  if (id === null && list.isError) {
    return (
      <LoadError
        message={`${createMessages.modelsUnreachable} ${list.error.message}`}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (id !== null && alone.isError) {
    return <LoadError message={modelErrorMessage(id, alone.error)} onRetry={() => void alone.refetch()} />;
  }
  if (id !== null && schema === null && alone.isSuccess) return <p className="text-muted">{createMessages.noSchema}</p>;
  return <FormSkeleton />;
}

function LoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3 text-muted">
      <p className="wrap-anywhere">{message}</p>
      <Button onClick={onRetry}>{createMessages.tryAgain}</Button>
    </div>
  );
}

/** A placeholder of the form: a prompt, a row of two fields, another row. */
function FormSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <Skeleton className="h-[19px] w-16" />
        <Skeleton className="h-[132px]" />
      </div>
      {[0, 1].map((row) => (
        <div key={row} className="grid grid-cols-2 gap-3">
          {[0, 1].map((column) => (
            <div key={column} className="flex flex-col gap-1.5">
              <Skeleton className="h-[19px] w-20" />
              <Skeleton className="h-8" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
