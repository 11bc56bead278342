'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { createFineTune } from './actions';
import { columnsToTell, recogniseColumns, suggestScript } from './dataset/recognise-columns';
import type { FineTuneOptions } from './options';
import { fineTuneKeys } from '@/lib/client/fine-tunes/keys';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import type { StartSettings } from './start-settings';
import { RequestError } from '@/lib/client/request';
import type { JsonObject } from '@/lib/contract/model';
import { newWords } from './new-words';
import { useDataset } from './use-dataset';
import { withoutColumns } from './without-columns';

const noFaults: { pointer: string; message: string }[] = [];
const parametersPointer = '/training_params';

/** What is filled in for a new fine-tune, what is missing, and the making of it. */
export function useNewFineTune({
  repository,
  options,
  settings,
  onMade,
}: {
  repository: Repository;
  options: FineTuneOptions | null;
  /** What is filled in at first. */
  settings: StartSettings;
  onMade: (id: string) => void;
}) {
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
    mutationFn: (body: Parameters<typeof createFineTune>[1]) => createFineTune(repository, body),
    networkMode: 'always',
    onSuccess: (fineTune) => {
      if (fineTune.id === null) return;
      client.setQueryData(fineTuneKeys.one({ ...repository, id: fineTune.id }), fineTune);
      onMade(fineTune.id);
    },
    onSettled: () => {
      isSending.current = false;
      return client.invalidateQueries({ queryKey: fineTuneKeys.lists(repository) });
    },
  });

  const { upload, resource } = dataset;
  const waiting =
    upload.status === 'sending' && dataset.source?.kind === 'file'
      ? newWords.waitForUpload(upload.bytes === 0 ? 0 : upload.sentBytes / upload.bytes)
      : null;
  const show = (words: string) => (isChecked ? words : null);
  const faults = {
    dataset: resource === null && waiting === null ? show(newWords.needsDataset) : null,
    script: scriptId === null ? show(newWords.needsScript) : null,
    baseModel: baseModel.trim() === '' ? show(newWords.needsBaseModel) : null,
  };

  async function submit(): Promise<void> {
    if (isSending.current || waiting !== null) return;
    setChecked(true);
    const isComplete = resource !== null && scriptId !== null && baseModel.trim() !== '' && areParametersSound;
    if (!isComplete || (fit?.missing.length ?? 0) > 0) return;
    isSending.current = true;
    const { checkValues, requestBody } = await import('./parameter-parts');
    if (parametersSchema !== null && checkValues(parametersSchema, parameters).length > 0) {
      isSending.current = false;
      return;
    }
    const typed = parametersSchema === null ? parameters : requestBody(parametersSchema, parameters);
    // Of a dataset that nobody could look into, the columns of before are the best guess.
    const columns = fit === null ? chosenColumns : columnsToTell(fit);
    const training = { ...typed, ...(Object.keys(columns).length > 0 ? { columns } : {}) };
    create.mutate({
      resource,
      base_model: baseModel.trim(),
      script_type: scriptId,
      ...(name.trim() === '' ? {} : { display_name: name.trim() }),
      ...(Object.keys(training).length > 0 ? { training_params: training } : {}),
      ...(settings.usesLora === false ? { use_lora: false } : {}),
    });
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
    parameterFaults: faultsOfParameters(create.error),
    chooseScript: (id: string) => {
      setChosenScript(id);
      setParameters({});
    },
    chooseColumn: (role: string, column: string | null) =>
      setChosenColumns(({ [role]: _before, ...others }) => (column === null ? others : { ...others, [role]: column })),
    create,
    faults,
    waiting,
    isChecked,
    submit: () => void submit(),
  };
}

function faultsOfParameters(error: Error | null) {
  if (!(error instanceof RequestError)) return noFaults;
  return error.fields
    .filter(({ pointer }) => pointer.startsWith(`${parametersPointer}/`))
    .map(({ pointer, message }) => ({ pointer: pointer.slice(parametersPointer.length), message }));
}
