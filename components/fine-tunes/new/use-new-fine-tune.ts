'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { createFineTune, type NewFineTune } from '../api/fine-tunes';
import { recogniseColumns, suggestScript, type ColumnFit, columnsToSend } from '../dataset/recognise-columns';
import type { FineTuneOptions, ScriptOption } from '../api/options';
import { fineTuneKeys } from '@/lib/client/fine-tunes/keys';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { RequestError } from '@/lib/client/request';
import type { JsonObject } from '@/lib/contract/model';
import { useDataset, type DatasetState } from '../dataset/use-dataset';
import { withoutColumns, newFineTuneRequest } from './new-fine-tune-request';
import type { InitialSettings } from './initial-settings';
import type { FieldIssue } from '@/lib/contract/error';
import { newFineTuneMessages } from '../messages';

const noErrors: FieldIssue[] = [];
const parametersPointer = '/training_params';

/** The options of the form of a new fine-tune. */
export interface NewFineTuneOptions {
  repository: Repository;
  /** Null for a service that does not publish its options. */
  options: FineTuneOptions | null;
  /** The values that the form starts with. */
  settings: InitialSettings;
  /** Called with the id of the created fine-tune. */
  onCreated: (id: string) => void;
}

/** The form of a new fine-tune. */
export interface NewFineTuneState {
  dataset: DatasetState;
  /** The service's description of the chosen script type; null without one. */
  script: ScriptOption | null;
  scriptId: string | null;
  /** How the dataset's columns fit the script type; null while either is unknown. */
  fit: ColumnFit | null;
  baseModel: string;
  setBaseModel: (model: string) => void;
  name: string;
  setName: (name: string) => void;
  /** Null where the service gives none. */
  parametersSchema: JsonObject | null;
  parameters: JsonObject;
  /** Null for invalid JSON, with which the form is not sent. */
  setParameters: (values: JsonObject | null) => void;
  /** Issues that the service reported about single parameters, by JSON pointers into them. */
  parameterErrors: FieldIssue[];
  chooseScript: (id: string) => void;
  chooseColumn: (role: string, column: string | null) => void;
  isSending: boolean;
  /** Why the fine-tune could not be created. */
  error: Error | null;
  /** Missing values, once the user has tried to send the form. */
  errors: { dataset: string | null; script: string | null; baseModel: string | null };
  /** Why sending has to wait; null if it need not. */
  waiting: string | null;
  /** Whether the user has tried to send the form. */
  isChecked: boolean;
  submit: () => void;
}

/** Manages the form of a new fine-tune, reports missing values, and creates the fine-tune. */
export function useNewFineTune({ repository, options, settings, onCreated }: NewFineTuneOptions): NewFineTuneState {
  const client = useQueryClient();
  const dataset = useDataset(repository, settings.dataset);
  const [chosenScript, setChosenScript] = useState(settings.scriptType);
  const [chosenColumns, setChosenColumns] = useState(settings.columns);
  const [baseModel, setBaseModel] = useState(settings.baseModel);
  const [name, setName] = useState('');
  const [parameters, setParameters] = useState(settings.parameters);
  const [areParametersSound, setParametersSound] = useState(true);
  const [isChecked, setChecked] = useState(false);
  const isSending = useRef(false);

  const suggested = options === null ? null : suggestScript(options.script_types, dataset.columns ?? []);
  const scriptId = chosenScript ?? suggested;
  const script = options?.script_types.find(({ id }) => id === scriptId) ?? null;
  const fit =
    script === null || dataset.columns === null ? null : recogniseColumns(script, dataset.columns, chosenColumns);
  const parametersSchema = useMemo(
    () => (script === null ? null : withoutColumns(script.training_params_schema)),
    [script],
  );

  const create = useMutation({
    mutationFn: (body: NewFineTune) => createFineTune(repository, body),
    networkMode: 'always',
    onSuccess: (fineTune) => {
      if (fineTune.id === null) return;
      client.setQueryData(fineTuneKeys.one({ ...repository, id: fineTune.id }), fineTune);
      onCreated(fineTune.id);
    },
    onSettled: () => {
      isSending.current = false;
      return client.invalidateQueries({ queryKey: fineTuneKeys.lists(repository) });
    },
  });

  const { upload, resource } = dataset;
  const waiting =
    upload.status === 'sending' && dataset.source?.kind === 'file'
      ? newFineTuneMessages.waitForUpload(upload.bytes === 0 ? 0 : upload.sentBytes / upload.bytes)
      : null;
  const show = (message: string) => (isChecked ? message : null);
  const errors = {
    dataset: resource === null && waiting === null ? show(newFineTuneMessages.needsDataset) : null,
    script: scriptId === null ? show(newFineTuneMessages.needsScript) : null,
    baseModel: baseModel.trim() === '' ? show(newFineTuneMessages.needsBaseModel) : null,
  };

  async function submit(): Promise<void> {
    if (isSending.current || waiting !== null) return;
    setChecked(true);
    // For a dataset that could not be read, the columns of the previous fine-tune are the best guess.
    const columns = fit === null ? chosenColumns : columnsToSend(fit);
    const values = { resource, scriptType: scriptId, baseModel, name, columns, usesLora: settings.usesLora };
    const isComplete = newFineTuneRequest({ ...values, parameters }) !== null && areParametersSound;
    if (!isComplete || (fit?.missing.length ?? 0) > 0) return;
    isSending.current = true;
    const { checkValues, requestBody } = await import('./parameter-form-parts');
    const hasErrors = parametersSchema !== null && checkValues(parametersSchema, parameters).length > 0;
    const sent = parametersSchema === null ? parameters : requestBody(parametersSchema, parameters);
    const body = hasErrors ? null : newFineTuneRequest({ ...values, parameters: sent });
    if (body === null) isSending.current = false;
    else create.mutate(body);
  }

  return {
    dataset,
    script,
    scriptId,
    fit,
    baseModel,
    setBaseModel,
    name,
    setName,
    parametersSchema,
    parameters,
    setParameters: (values: JsonObject | null) => {
      setParametersSound(values !== null);
      if (values !== null) setParameters(values);
    },
    parameterErrors: parameterErrorsOf(create.error),
    chooseScript: (id: string) => {
      setChosenScript(id);
      setParameters({});
    },
    chooseColumn: (role: string, column: string | null) =>
      setChosenColumns(({ [role]: _before, ...others }) => (column === null ? others : { ...others, [role]: column })),
    isSending: create.isPending,
    error: create.error,
    errors,
    waiting,
    isChecked,
    submit: () => void submit(),
  };
}

function parameterErrorsOf(error: Error | null) {
  if (!(error instanceof RequestError)) return noErrors;
  return error.fields
    .filter(({ pointer }) => pointer.startsWith(`${parametersPointer}/`))
    .map(({ pointer, message }) => ({ pointer: pointer.slice(parametersPointer.length), message }));
}
