'use client';

import { type RefObject, Suspense, useEffect } from 'react';
import type { OpenUploads } from '@/components/schema-form/use-pending-uploads';
import { Button } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import type { FieldFault } from '@/lib/contract/error';
import type { JsonObject } from '@/lib/contract/model';
import { FormSkeleton } from './form-skeleton';
import { modelErrorMessage } from './model-trouble';
import type { useFormParts } from './use-form-parts';
import type { useModel } from './use-model';
import { createMessages } from '../messages';

// Loaded where models are known by their ids alone.
const ModelById = latePart(async () => (await import('../models/model-by-id')).ModelById);

/** The form of the model, or why there is none yet. A fault that comes from the service is gone to at once. */
export function RequestForm({
  model,
  parts,
  values,
  faults,
  showAllFaults,
  container,
  onChange,
  onSubmit,
  onModel,
  onBusyChange,
  onHold,
}: {
  model: ReturnType<typeof useModel>;
  parts: ReturnType<typeof useFormParts>;
  values: JsonObject | null;
  faults: FieldFault[];
  showAllFaults: boolean;
  container: RefObject<HTMLDivElement | null>;
  onChange: (values: JsonObject) => void;
  onSubmit: () => void;
  /** Opens the form of a model. */
  onModel: (id: string) => void;
  onBusyChange: (uploads: OpenUploads) => void;
  onHold: (words: string | null) => void;
}) {
  const { id, list, alone, schema, isUnlisted } = model;

  useEffect(() => {
    if (faults.length > 0) container.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults, container]);

  if (schema !== null && parts.data !== undefined && values !== null) {
    const { GuardedForm } = parts.data;
    return (
      <div ref={container} data-model={id}>
        <GuardedForm
          key={id}
          schema={schema}
          values={values}
          onChange={onChange}
          faults={faults}
          onSubmit={onSubmit}
          showAllFaults={showAllFaults}
          onBusyChange={onBusyChange}
          onHold={onHold}
        />
      </div>
    );
  }
  if (parts.isError) return <LoadError words={createMessages.formUnreachable} onRetry={() => void parts.refetch()} />;
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
        words={`${createMessages.modelsUnreachable} ${list.error.message}`}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (id !== null && alone.isError) {
    return <LoadError words={modelErrorMessage(id, alone.error)} onRetry={() => void alone.refetch()} />;
  }
  if (id !== null && schema === null && alone.isSuccess) return <p className="text-muted">{createMessages.noSchema}</p>;
  return <FormSkeleton />;
}

function LoadError({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3 text-muted">
      <p className="wrap-anywhere">{words}</p>
      <Button onClick={onRetry}>{createMessages.tryAgain}</Button>
    </div>
  );
}
