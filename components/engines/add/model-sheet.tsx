'use client';

import { useQuery } from '@tanstack/react-query';
import { Check, CircleAlert, FileImage, Workflow, X } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Modal } from '@/components/ui/modal';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { RequestError } from '@/lib/client/request';
import { newId } from '@/lib/client/new-id';
import type { EngineState, WorkflowInspection } from '@/lib/contract/engines';
import { type WorkflowSource, engineModelOptions, inspectionOptions, withoutFile } from '../api';
import { addMessages } from '../messages';
import { ModelEditor } from './model-editor';
import { SourceStep } from './source-step';
import { useLeaveGuard } from './use-leave-guard';

const fileSource = (file: File): WorkflowSource => ({ kind: 'file', key: newId(), file });

/** The sheet that makes a workflow a model: first its source, then the fields of its form beside the form itself. */
export function ModelSheet({
  engine,
  engines,
  editedId,
  dropped,
  onEngine,
  onClose,
}: {
  engine: EngineState;
  /** The engines that a model can be added to. */
  engines: readonly EngineState[];
  /** The model to edit; null to add one. */
  editedId: string | null;
  /** A file that was dropped on the screen. */
  dropped: File | null;
  onEngine: (name: string) => void;
  onClose: () => void;
}) {
  const [source, setSource] = useState<WorkflowSource | null>(() =>
    editedId === null ? dropped && fileSource(dropped) : { kind: 'model', key: `model ${editedId}`, id: editedId },
  );
  // A new sheet loads late: the file may be handed over after it was mounted.
  const [taken, setTaken] = useState(dropped);
  if (dropped !== null && dropped !== taken) {
    setTaken(dropped);
    setSource(fileSource(dropped));
  }
  const [isChanged, setIsChanged] = useState(false);
  /** What goes on when the changes are discarded; null while nobody leaves. */
  const [leaving, setLeaving] = useState<{ leave: () => void } | null>(null);
  const isEdit = source?.kind === 'model';
  const added = useQuery({
    ...inspectionOptions(engine.name, source ?? { kind: 'run', key: '', id: '', title: '' }, null),
    enabled: source !== null && !isEdit,
  });
  const edited = useQuery({ ...engineModelOptions(engine.name, editedId ?? ''), enabled: isEdit });
  const { error, refetch } = isEdit ? edited : added;
  const inspection = isEdit ? edited.data?.inspection : added.data;
  const known = useMemo(
    () => (source === null || inspection === undefined ? null : withoutFile(source, inspection)),
    [source, inspection],
  );
  const leave = () => (isChanged ? setLeaving({ leave: onClose }) : onClose());
  useLeaveGuard(isChanged, (goOn) => setLeaving({ leave: goOn }));
  // The same file or id would get the same answer.
  const isFinal = error instanceof RequestError && error.status >= 400 && error.status < 500;
  const title = editedId === null ? addMessages.add : addMessages.edit;

  return (
    <Modal
      isOpen
      label={title}
      layer="panel"
      className="inset-y-0 right-0 w-[min(1120px,calc(100vw-52px))] max-desk:w-full"
      onOpenChange={leave}
    >
      <header className="flex items-start gap-3 border-b border-line px-6 py-4 max-desk:px-4">
        <div className="min-w-0 flex-1">
          <p aria-hidden className="text-lg font-semibold">
            {title}
          </p>
          <div className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-muted">
            {editedId === null && engines.length > 1 ? (
              <EngineChoice
                engine={engine}
                engines={engines}
                // Another engine has other nodes and files: what was changed may not fit it.
                isDisabled={isChanged}
                onChoose={(name) => {
                  if (source?.kind === 'run') setSource(null);
                  onEngine(name);
                }}
              />
            ) : (
              <Chip icon={<Workflow aria-hidden />}>{engine.title}</Chip>
            )}
            {source !== null && source.kind !== 'model' && (
              <Chip icon={<FileImage aria-hidden />}>{source.kind === 'file' ? source.file.name : source.title}</Chip>
            )}
            {inspection !== undefined && <WorkflowFound engine={engine.title} inspection={inspection} />}
          </div>
        </div>
        <IconButton label={addMessages.close} className="max-desk:size-11" onClick={leave}>
          <X aria-hidden />
        </IconButton>
      </header>
      {leaving !== null && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-3 border-b border-line bg-warn-soft px-6 py-3 max-desk:px-4"
        >
          <p className="min-w-0 flex-1">{addMessages.discardQuestion}</p>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question interrupts, and the safe answer is at hand */}
          <Button autoFocus onClick={() => setLeaving(null)}>
            {addMessages.keepEditing}
          </Button>
          <Button variant="danger" onClick={leaving.leave}>
            {addMessages.discard}
          </Button>
        </div>
      )}
      {source === null ? (
        <SourceStep
          engine={engine}
          onFile={(file) => setSource(fileSource(file))}
          onRun={({ id, title: name }) => setSource({ kind: 'run', key: `run ${id}`, id, title: name })}
        />
      ) : inspection !== undefined && known !== null ? (
        <ModelEditor
          key={`${engine.name} ${source.key}`}
          engine={engine}
          source={known}
          inspection={inspection}
          saved={edited.data?.settings ?? null}
          onChanged={setIsChanged}
          onClose={leave}
        />
      ) : error === null ? (
        <Reading />
      ) : (
        <div role="alert" className="m-6 flex gap-2.5 rounded bg-bad-soft px-3.5 py-3 max-desk:m-4">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
          <div className="flex min-w-0 flex-col items-start gap-2 wrap-anywhere">
            <div>
              <p className="font-medium">
                {isEdit ? addMessages.modelUnreadable : isFinal ? addMessages.unreadable : addMessages.notExamined}
              </p>
              <p className="mt-0.5 text-muted">{error.message}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              {!isFinal && <Button onClick={() => void refetch()}>{addMessages.tryAgain}</Button>}
              {!isEdit && <Button onClick={() => setSource(null)}>{addMessages.chooseOther}</Button>}
            </div>
          </div>
        </div>
      )}
    </Modal>
  );
}

/** The choice of the engine that runs the workflow. */
function EngineChoice({
  engine,
  engines,
  isDisabled,
  onChoose,
}: {
  engine: EngineState;
  engines: readonly EngineState[];
  isDisabled: boolean;
  onChoose: (name: string) => void;
}) {
  return (
    <Select value={engine.name} disabled={isDisabled} onValueChange={onChoose}>
      <SelectTrigger aria-label={addMessages.engine} className="h-7! w-auto! max-w-60 max-desk:h-11!">
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {engines.map(({ name, title }) => (
          <SelectItem key={name} value={name}>
            {title}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}

function Chip({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="flex h-6 max-w-60 items-center gap-1.5 rounded-sm bg-sunken px-2 text-sm [&_svg]:size-3.5 [&_svg]:shrink-0">
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}

/** How many nodes the workflow has, and whether the engine has them all. */
function WorkflowFound({
  engine,
  inspection: { node_count: nodes, missing },
}: {
  engine: string;
  inspection: WorkflowInspection;
}) {
  return (
    <>
      <span>{addMessages.workflow({ nodes })}</span>
      {missing.length === 0 && (
        <span className="flex items-center gap-1.5 text-ok">
          <Check aria-hidden className="size-3.5 shrink-0" />
          {addMessages.complete({ engine })}
        </span>
      )}
    </>
  );
}

function Reading() {
  return (
    <div role="status" className="flex flex-col gap-4 p-6 max-desk:p-4">
      <p className="text-muted">{addMessages.reading}</p>
      <Skeleton className="h-10" />
      <Skeleton className="h-64" />
    </div>
  );
}
