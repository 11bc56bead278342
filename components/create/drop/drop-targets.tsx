'use client';

import { FileUp, ListPlus, Shapes } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { quickIcons } from '@/components/media-actions/quick-buttons';
import { classNames } from '@/components/ui/class-names';
import { type DroppedFile, droppedFiles } from '@/components/ui/dropped-files';
import { useFileDrop } from '@/components/ui/use-file-drop';
import { lastUsedModels, type LastUsedModels } from '@/lib/client/models/last-used-models';
import { reportActionError } from '@/lib/client/report-error';
import type { MediaKind } from '@/lib/contract/media-kind';
import type { LooseModel } from '@/lib/contract/model';
import { type FileChoice, fileChoices } from './file-choices';
import { dropMessages } from './messages';

const noModels: LastUsedModels = {};

/** What is dragged, as far as the browser says before the drop. */
export type DraggedFiles = { kind: 'media'; media: MediaKind; count: number } | { kind: 'list' } | { kind: 'any' };

/** Over the stage while files are dragged: a target for each thing to do with them. Dropped elsewhere, they are asked about. */
export function DropTargets({
  dragged,
  models,
  current,
  onDrop,
}: {
  dragged: DraggedFiles;
  models: readonly LooseModel[];
  current: LooseModel | null;
  onDrop: (choice: FileChoice, files: DroppedFile[]) => void;
}) {
  const lastUsed = useSyncExternalStore(lastUsedModels.subscribe, lastUsedModels.current, () => noModels);
  const [place] = useState(stagePlace);
  const choices = dragged.kind === 'media' ? fileChoices(dragged.media, models, current, lastUsed) : [];
  const isMany = dragged.kind === 'media' && dragged.count > 1;
  return (
    <div
      role="group"
      aria-label={dropMessages.targets}
      style={place}
      className="pointer-events-auto fixed z-50 flex animate-appear flex-col gap-3 bg-canvas p-6 max-desk:p-4"
    >
      {choices.length === 0 ? (
        <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-2 rounded-lg border-2 border-dashed border-accent bg-accent-soft text-center">
          {dragged.kind === 'list' ? (
            <ListPlus aria-hidden className="size-8 text-accent" />
          ) : (
            <FileUp aria-hidden className="size-8 text-accent" />
          )}
          <p className="text-lg font-semibold">
            {dragged.kind === 'list' ? dropMessages.dropList : dropMessages.dropAny}
          </p>
          <p className="text-muted">{dragged.kind === 'list' ? dropMessages.dropListHint : dropMessages.dropAnyHint}</p>
        </div>
      ) : (
        <>
          <div className="flex min-h-0 flex-1 flex-wrap gap-3">
            {choices.map((choice) => (
              <Target key={choice.key} choice={choice} isMany={isMany} onDrop={(files) => onDrop(choice, files)} />
            ))}
          </div>
          <p className="shrink-0 text-center text-muted">{dropMessages.elsewhere}</p>
        </>
      )}
    </div>
  );
}

function Target({
  choice,
  isMany,
  onDrop,
}: {
  choice: FileChoice;
  isMany: boolean;
  onDrop: (files: DroppedFile[]) => void;
}) {
  const { isOver, handlers } = useFileDrop({
    onDrop: (data) => void droppedFiles(data).then(onDrop).catch(reportActionError),
  });
  const Icon = choice.action === null ? Shapes : quickIcons[choice.action];
  const isEach = isMany && !choice.target.field.isList;
  return (
    <div
      {...handlers}
      className={classNames(
        'flex min-h-0 min-w-0 grow basis-[30%] flex-col items-center justify-center gap-1.5 rounded-lg border-2 border-dashed p-3 text-center transition-colors max-desk:basis-[40%]',
        isOver ? 'border-accent bg-accent-soft text-accent' : 'border-line-strong bg-panel',
      )}
    >
      <Icon aria-hidden className="size-7 shrink-0" />
      <span className="text-lg font-semibold">{choice.label}</span>
      <span className={classNames('max-w-full truncate', isOver ? 'text-accent' : 'text-muted')}>
        {isEach ? dropMessages.eachWith({ model: choice.model }) : dropMessages.withModel({ model: choice.model })}
      </span>
    </div>
  );
}

/** Where the stage is; the whole window while it is hidden, as on a phone that shows the form. */
function stagePlace(): { left: number; top: number; width: number; height: number } {
  const stage = document.querySelector('#pane-image')?.getBoundingClientRect();
  if (stage !== undefined && stage.width > 0 && stage.height > 0) {
    const { left, top, width, height } = stage;
    return { left, top, width, height };
  }
  return { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight };
}
