'use client';

import type { useRequest } from './use-request';

/** Between the model and its form: what is done with the form as a whole. Its room is kept until its code is there. */
export function FormHead({ request }: { request: ReturnType<typeof useRequest> }) {
  const { model, values } = request;
  const { id, schema } = model;
  const parts = request.parts.data;
  if (parts === undefined || values === null || id === null || schema === null) {
    return <div className="-mt-1 h-8 max-desk:h-9" />;
  }
  const { CreateCommands, FormNotes, FormTools } = parts;
  const { desk, settle } = request;
  const form = { modelId: model.model?.id ?? id, formId: id, schema, values, desk, onPut: settle };
  return (
    <>
      <div className="-mt-1">
        <FormTools form={form} desk={request.desk} onReset={request.reset} />
      </div>
      <FormNotes request={request} />
      <CreateCommands request={request} form={form} />
    </>
  );
}
