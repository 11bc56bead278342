'use client';

import { CircleCheck, FileText, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Progress } from '@/components/ui/progress';
import { isMissing } from '../api/options';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { DatasetPreviewTable } from './dataset-preview-table';
import type { DatasetSource, DatasetState } from './use-dataset';
import { formatBytes } from '@/lib/contract/format-bytes';
import { ErrorNote } from '../error-note';
import { describeError } from '../describe-error';
import { newFineTuneMessages } from '../messages';

/** The chosen dataset: its name and size, the progress of its upload, its first rows. */
export function DatasetCard({
  dataset,
  source,
  repository,
}: {
  dataset: DatasetState;
  source: DatasetSource;
  repository: Repository;
}) {
  const { upload, preview, stored } = dataset;
  const name = source.kind === 'file' ? source.file.name : `${source.branch}/${source.path}`;
  const rows = preview?.data?.totalRows ?? stored?.data?.rows ?? null;
  const bytes = source.kind === 'file' ? source.file.size : (stored?.data?.size ?? null);
  const facts = [
    ...(bytes === null ? [] : [formatBytes(bytes)]),
    ...(rows === null ? [] : [newFineTuneMessages.rows(rows)]),
    ...(dataset.columns === null || dataset.columns.length === 0
      ? []
      : [newFineTuneMessages.columnsFound(dataset.columns.length)]),
  ];
  const isThere = source.kind === 'stored' || upload.status === 'done';
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-2 rounded-lg border border-line bg-panel px-3 py-2.5">
        <div className="flex items-center gap-2.5">
          <FileText aria-hidden className="size-4 shrink-0 text-muted" />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium" title={name}>
              {name}
            </span>
            <span className="block text-sm text-muted tabular-nums">{facts.join(' · ')}</span>
          </span>
          {isThere && (
            <span className="flex items-center gap-1.5 text-sm text-muted">
              <CircleCheck aria-hidden className="size-4 text-ok" />
              {source.kind === 'stored' ? newFineTuneMessages.there : newFineTuneMessages.sent}
            </span>
          )}
          <IconButton
            label={
              upload.status === 'sending' && source.kind === 'file'
                ? newFineTuneMessages.cancel
                : newFineTuneMessages.another
            }
            onClick={dataset.clear}
          >
            <X aria-hidden />
          </IconButton>
        </div>
        {source.kind === 'file' && upload.status === 'sending' && (
          <>
            <Progress
              share={upload.bytes === 0 ? null : upload.sentBytes / upload.bytes}
              label={newFineTuneMessages.uploadProgress}
            />
            <p className="text-sm text-muted tabular-nums">
              {newFineTuneMessages.sending(formatBytes(upload.sentBytes), formatBytes(upload.bytes))}
              {upload.attempt > 1 && ` · ${newFineTuneMessages.sendingAgain(upload.attempt)}`}
            </p>
          </>
        )}
      </div>
      {source.kind === 'file' && upload.status === 'failed' && (
        <ErrorNote {...describeError(upload.error, 'upload', repository)}>
          <Button onClick={dataset.retry}>{newFineTuneMessages.again}</Button>
        </ErrorNote>
      )}
      {preview?.isPending === true && <p className="text-sm text-muted">{newFineTuneMessages.look}</p>}
      {preview?.error != null && (
        <p role="alert" className="text-sm text-bad">
          {preview.error.message}
        </p>
      )}
      {preview?.data != null && <DatasetPreviewTable preview={preview.data} />}
      {stored?.error != null && !isMissing(stored.error) && (
        <ErrorNote {...describeError(stored.error, 'read', repository)} />
      )}
    </div>
  );
}
