'use client';

import { FileText, FileUp, X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { formatBytes } from '@/lib/contract/format-bytes';
import { chosenFiles, type DroppedFile, droppedFiles } from '@/components/ui/dropped-files';
import { keepFocus } from '@/components/ui/keep-focus';
import { useFileDrop } from '@/components/ui/use-file-drop';
import { reportActionError } from '@/lib/client/report-error';
import type { Goal } from '../check/goals';
import { newProjectMessages } from '../messages-late';
import type { DatasetOrigin } from '../check/check-messages';
import type { NewProjectState } from './use-new-project';

const accepted: Record<Goal, string> = {
  style: 'image/*,.txt,.zip,.jsonl,.ndjson,.json,.csv,.tsv,.parquet,.pq',
  voice: '.txt,.md,.zip,.jsonl,.ndjson,.json,.csv,.tsv,.parquet,.pq',
  conversations: '.zip,.jsonl,.ndjson,.json,.csv,.tsv,.parquet,.pq',
};

/** React's types lack it. */
const wholeFolder = { webkitdirectory: '' };

/** The dataset: a place to drop it, or the file that was dropped. Another drop replaces it. */
export function DatasetField({ goal, project }: { goal: Goal; project: NewProjectState }) {
  const { source, sourceError, chooseFiles } = project;
  const input = useRef<HTMLInputElement>(null);
  return (
    <section ref={keepFocus} aria-label={newProjectMessages.dataset}>
      <DropTarget isEmpty={source === null} hasError={sourceError !== null} onFiles={chooseFiles}>
        <input
          ref={input}
          type="file"
          multiple
          tabIndex={-1}
          accept={accepted[goal]}
          aria-label={newProjectMessages.datasetFile}
          className="sr-only"
          onChange={(event) => {
            chooseFiles(chosenFiles(event.target.files));
            event.target.value = '';
          }}
        />
        {source === null ? (
          <EmptyFace goal={goal} onChoose={() => input.current?.click()} onFiles={chooseFiles} />
        ) : (
          <FileFace project={project} onReplace={() => input.current?.click()} />
        )}
      </DropTarget>
      {sourceError !== null && (
        <p role="alert" className="mt-2 text-sm text-bad wrap-anywhere">
          {sourceError}
        </p>
      )}
    </section>
  );
}

function DropTarget({
  isEmpty,
  hasError,
  onFiles,
  children,
}: {
  isEmpty: boolean;
  hasError: boolean;
  onFiles: (files: readonly DroppedFile[]) => void;
  children: ReactNode;
}) {
  const { isOver, handlers } = useFileDrop({
    onDrop: (data) => void droppedFiles(data).then(onFiles).catch(reportActionError),
  });
  return (
    <div
      {...handlers}
      className={classNames(
        'relative rounded-lg border border-dashed transition-colors',
        isEmpty ? 'px-4 py-10 text-center' : 'px-3 py-2.5',
        isOver ? 'border-accent bg-accent-soft' : hasError ? 'border-bad' : 'border-line-strong',
      )}
    >
      {children}
    </div>
  );
}

function EmptyFace({
  goal,
  onChoose,
  onFiles,
}: {
  goal: Goal;
  onChoose: () => void;
  onFiles: (files: readonly DroppedFile[]) => void;
}) {
  const folder = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className="flex flex-col items-center gap-1">
      <FileUp aria-hidden className="mb-1 size-5 text-muted" />
      <p>
        {newProjectMessages.drops[goal]}{' '}
        <button
          type="button"
          aria-describedby={id}
          onClick={onChoose}
          className="rounded-xs font-medium underline underline-offset-2 max-desk:min-h-11"
        >
          {newProjectMessages.choose}
        </button>
      </p>
      <p id={id} className="text-sm text-muted">
        {newProjectMessages.formats[goal]}
      </p>
      <p className="text-sm text-muted">{newProjectMessages.stays}</p>
      {goal !== 'conversations' && (
        <>
          <Button size="sm" className="mt-2 max-desk:h-11" onClick={() => folder.current?.click()}>
            {newProjectMessages.chooseFolder}
          </Button>
          <input
            ref={folder}
            type="file"
            multiple
            tabIndex={-1}
            {...wholeFolder}
            aria-label={newProjectMessages.datasetFolder}
            className="sr-only"
            onChange={(event) => onFiles(chosenFiles(event.target.files))}
          />
        </>
      )}
    </div>
  );
}

function FileFace({ project, onReplace }: { project: NewProjectState; onReplace: () => void }) {
  const { source, found, clear } = project;
  const dropped = source?.kind === 'files' ? source.files : [];
  const name = found?.name ?? (source?.kind === 'stored' ? source.path.split('/').at(-1) : dropped[0]?.file.name) ?? '';
  const bytes = found?.bytes ?? dropped.reduce((sum, { file }) => sum + file.size, 0);
  const origin = found === null ? null : describeOrigin(found.origin);
  // The file that images are gathered in has no name of the person's.
  const isGathered =
    found !== null && origin !== null && (found.origin.kind === 'images' || found.origin.kind === 'texts');
  const title = isGathered ? origin : name;
  const facts = [
    ...(bytes > 0 ? [formatBytes(bytes)] : []),
    ...(origin === null || isGathered ? [] : [origin]),
    source?.kind === 'stored' ? newProjectMessages.inProject : newProjectMessages.checkedHere,
  ];
  const unreadable = found?.origin.kind === 'images' ? found.origin.unreadable : [];
  return (
    <>
      <div className="flex items-center gap-3 max-desk:gap-2">
        <span className="grid size-8 shrink-0 place-items-center rounded bg-accent-soft text-accent">
          <FileText aria-hidden className="size-4" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium" title={title}>
            {title}
          </span>
          <span className="block text-sm text-muted tabular-nums">{facts.join(' · ')}</span>
        </span>
        <Button size="sm" className="max-desk:h-11" onClick={onReplace}>
          {newProjectMessages.replace}
        </Button>
        <IconButton label={newProjectMessages.removeFile} onClick={clear}>
          <X aria-hidden />
        </IconButton>
      </div>
      {unreadable.length > 0 && (
        <p className="mt-2 text-sm text-warn wrap-anywhere">
          {unreadable[0] !== undefined && unreadable.length === 1
            ? newProjectMessages.leftOutFile({ name: unreadable[0] })
            : newProjectMessages.leftOutFiles({ count: unreadable.length, names: listStart(unreadable) })}
        </p>
      )}
    </>
  );
}

function listStart(names: readonly string[]): string {
  return `${names.slice(0, 3).join(', ')}${names.length > 3 ? '…' : ''}`;
}

function describeOrigin(origin: DatasetOrigin): string | null {
  const { origins } = newProjectMessages;
  if (origin.kind === 'table') return null;
  if (origin.kind === 'paragraphs') return origins.paragraphs;
  if (origin.kind === 'texts') return origins.texts({ files: origin.files });
  return origin.captioned === 0
    ? origins.images({ images: origin.images })
    : origins.captioned({ images: origin.images, captions: origin.captioned });
}
