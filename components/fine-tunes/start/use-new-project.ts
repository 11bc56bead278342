'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { RequestError } from '@/lib/client/request';
import { statusOptions } from '@/lib/client/status';
import type { FieldIssue } from '@/lib/contract/error';
import type { ScriptType } from '@/lib/contract/fine-tunes/fine-tune';
import { formatBytes } from '@/lib/contract/format-bytes';
import type { JsonObject } from '@/lib/contract/model';
import { type BaseModelOption, type FineTuneOptions, storedDatasetOptions } from '../api/options';
import type { DroppedFile } from '@/components/ui/dropped-files';
import type { DatasetCheck } from '../check/check-messages';
import type { CheckState } from '../check/dataset-checker';
import { type Goal, scriptTypeOf } from '../check/goals';
import { columnsToSend } from '../check/guess-columns';
import { useDatasetCheck } from '../check/use-dataset-check';
import { newProjectMessages } from '../messages-late';
import type { InitialSettings } from './initial-settings';
import { nameFromFile, withoutColumns } from './new-project-request';
import { readinessOf, type Readiness } from './readiness';
import type { StartState } from './create-starter';
import { useStarter } from './use-starter';

/** The options of the form of a new project. */
export interface NewProjectOptions {
  /** Where it is stored, unless another place is entered. */
  repository: Repository;
  goal: Goal;
  /** Null for a service that does not publish its options. */
  options: FineTuneOptions | null;
  /** The values that the form starts with. */
  settings: InitialSettings;
  /** Called with the id and the place of the project that is on its way. */
  onStarted: (id: string, of: Repository) => void;
}

/** The source of the dataset: files of this computer, or a file that is already stored. */
export type ProjectSource =
  | { kind: 'files'; files: readonly DroppedFile[] }
  | { kind: 'stored'; branch: string; path: string };

/** The form of a new project. */
export interface NewProjectState {
  source: ProjectSource | null;
  /** Why the last files were rejected. */
  sourceError: string | null;
  chooseFiles: (files: readonly DroppedFile[]) => void;
  chooseStored: (branch: string, path: string) => void;
  clear: () => void;
  check: CheckState;
  /** What is known of the dataset so far. */
  found: DatasetCheck | null;
  leavesOut: boolean;
  setLeavesOut: (leavesOut: boolean) => void;
  /** Sets the column of a role; null for none. */
  chooseColumn: (role: string, column: string | null) => void;
  scriptType: ScriptType | null;
  chooseScript: (scriptType: ScriptType | null) => void;
  /** Base models that suit the training; null where the service lists none. */
  baseModels: BaseModelOption[] | null;
  baseModel: string;
  setBaseModel: (baseModel: string) => void;
  name: string;
  setName: (name: string) => void;
  place: Repository;
  setPlace: (place: Repository) => void;
  /** Null where the service gives none, or trains none. */
  parametersSchema: JsonObject | null;
  parameters: JsonObject;
  /** @param isSound whether they can be sent */
  setParameters: (values: JsonObject, isSound: boolean) => void;
  /** Issues that the service reported about single parameters. */
  parameterErrors: FieldIssue[];
  readiness: Readiness;
  start: StartState;
  /** @param tokenizes whether it is tokenized at once */
  submit: (tokenizes: boolean) => void;
  cancel: () => void;
}

const parametersPointer = '/training_params';
const noErrors: FieldIssue[] = [];

function parameterErrorsOf(start: StartState): FieldIssue[] {
  const error = start.status === 'failed' && start.step === 'create' ? start.error : null;
  if (!(error instanceof RequestError)) return noErrors;
  return error.fields
    .filter(({ pointer }) => pointer.startsWith(`${parametersPointer}/`))
    .map(({ pointer, message }) => ({ pointer: pointer.slice(parametersPointer.length), message }));
}

function foundIn(state: CheckState): DatasetCheck | null {
  return state.status === 'checking' || state.status === 'checked' ? state.check : null;
}

/** The models for a training; all, for a service that does not say which suit it. */
function fittingModels(options: FineTuneOptions | null, scriptType: ScriptType): BaseModelOption[] | null {
  if (options === null || options.base_models.length === 0) return null;
  return options.base_models.filter(({ script_types: suits }) => suits === undefined || suits.includes(scriptType));
}

/** Manages the form of a new project, checks its dataset, and starts it. */
export function useNewProject({ repository, goal, options, settings, onStarted }: NewProjectOptions): NewProjectState {
  const first = settings.dataset === null ? null : ({ kind: 'stored', ...settings.dataset } as const);
  const [source, setSource] = useState<ProjectSource | null>(first);
  const [sourceError, setSourceError] = useState<string | null>(null);
  const [scriptType, setScriptType] = useState(settings.scriptType);
  const [chosen, setChosen] = useState(settings.columns);
  const [leavesOut, setLeavesOut] = useState(true);
  const [typedName, setName] = useState<string | null>(null);
  const [typedModel, setBaseModel] = useState(settings.baseModel);
  const [place, setPlace] = useState(repository);
  const [parameters, setParameters] = useState(settings.parameters);
  const [areParametersSound, setParametersSound] = useState(true);

  const { data: status } = useQuery(statusOptions());
  const limit = status?.limits.uploadBytes ?? Number.POSITIVE_INFINITY;
  const storedAt = source?.kind === 'stored' ? source : { branch: '', path: '' };
  const stored = useQuery({
    ...storedDatasetOptions(place, storedAt.branch, storedAt.path),
    enabled: source?.kind === 'stored',
  });
  const storedFile = stored.data ?? null;
  const files = useMemo(() => {
    if (source?.kind === 'files') return source.files;
    return source !== null && storedFile !== null ? [{ path: storedFile.name, file: storedFile }] : null;
  }, [source, storedFile]);

  // The columns decide between the trainings of a goal, and the training between the models, so the model comes last.
  const [foundType, setFoundType] = useState<ScriptType | null>(null);
  const training = scriptType ?? foundType ?? scriptTypeOf(goal);
  const baseModels = fittingModels(options, training);
  const baseModel = typedModel ?? baseModels?.[0]?.id ?? '';
  const { state: check, prepare } = useDatasetCheck(files, { goal, scriptType, chosen, baseModel });
  const found = foundIn(check);
  if (found !== null && found.scriptType !== foundType) setFoundType(found.scriptType);

  const sourceName = source?.kind === 'stored' ? source.path.split('/').at(-1) : found?.name;
  const name = typedName ?? (nameFromFile(sourceName ?? '') || newProjectMessages.defaultName);
  const script = options?.script_types.find(({ id }) => id === training) ?? null;
  const canTrain = options?.can_train === true;
  const parametersSchema = useMemo(
    () => (script === null || !canTrain ? null : withoutColumns(script.training_params_schema)),
    [script, canTrain],
  );
  const isStoredUnread = source?.kind === 'stored' && (stored.data === null || stored.error !== null);
  const readiness = readinessOf({
    check,
    isUnread: isStoredUnread,
    hasSource: source !== null,
    leavesOut,
    baseModel,
    place,
    areParametersSound,
  });
  const starter = useStarter(onStarted);

  function submit(tokenizes: boolean): void {
    if (readiness.status !== 'ready') return;
    const columns = found === null ? chosen : columnsToSend(found, found.columns);
    const isWhole = readiness.leftOut === 0;
    starter.start({
      of: place,
      dataset:
        source?.kind === 'stored' && isWhole
          ? { resource: `${source.branch}/${source.path}` }
          : { prepare: () => prepare(!isWhole) },
      dependsOn: [files, source, readiness.leftOut],
      values: {
        scriptType: training,
        baseModel,
        name: name.trim() || newProjectMessages.defaultName,
        parameters,
        columns,
        usesLora: settings.usesLora,
      },
      schema: parametersSchema,
      tokenizes,
    });
  }

  return {
    source,
    sourceError,
    chooseFiles(next) {
      const bytes = next.reduce((sum, { file }) => sum + file.size, 0);
      if (next.length === 0) return;
      if (bytes > limit) {
        const large = next.find(({ file }) => file.size > limit);
        return setSourceError(
          large === undefined
            ? newProjectMessages.tooLargeTogether({
                count: next.length,
                size: formatBytes(bytes),
                limit: formatBytes(limit),
              })
            : newProjectMessages.tooLarge({
                name: large.path,
                size: formatBytes(large.file.size),
                limit: formatBytes(limit),
              }),
        );
      }
      setSourceError(null);
      setFoundType(null);
      setSource({ kind: 'files', files: next });
    },
    chooseStored(branch, path) {
      setSourceError(null);
      setSource({ kind: 'stored', branch, path });
    },
    clear() {
      setSourceError(null);
      setSource(null);
      setFoundType(null);
    },
    check,
    found,
    leavesOut,
    setLeavesOut,
    chooseColumn: (role, column) =>
      setChosen(({ [role]: _before, ...others }) => ({ ...others, ...(column === null ? {} : { [role]: column }) })),
    scriptType,
    chooseScript(next) {
      setScriptType(next);
      setChosen({});
      setParameters({});
      setParametersSound(true);
    },
    baseModels,
    baseModel,
    setBaseModel,
    name,
    setName,
    place,
    setPlace,
    parametersSchema,
    parameters,
    setParameters(values, isSound) {
      setParametersSound(isSound);
      setParameters(values);
    },
    parameterErrors: parameterErrorsOf(starter.state),
    readiness,
    start: starter.state,
    submit,
    cancel: starter.cancel,
  };
}
