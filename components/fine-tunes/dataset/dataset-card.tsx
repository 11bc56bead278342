'use client';

import { CircleCheck, FileText, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Progress } from '@/components/ui/progress';
import { formatBytes } from '@/lib/client/format';
import { isMissing } from './options';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { DatasetPreviewTable } from './dataset-preview-table';
import { Fault } from './fault';
import { faultWords } from './fault-words';
import { newWords } from './new-words';
import type { DatasetSource, DatasetState } from './use-dataset';

/** The dataset that was given: what it is, how its sending stands, its first rows. */
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
    ...(rows === null ? [] : [newWords.rows(rows)]),
    ...(dataset.columns === null || dataset.columns.length === 0
      ? []
      : [newWords.columnsFound(dataset.columns.length)]),
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
              {source.kind === 'stored' ? newWords.there : newWords.sent}
            </span>
          )}
          <IconButton
            label={upload.status === 'sending' && source.kind === 'file' ? newWords.cancel : newWords.another}
            onClick={dataset.clear}
          >
            <X aria-hidden />
          </IconButton>
        </div>
        {source.kind === 'file' && upload.status === 'sending' && (
          <>
            <Progress
              share={upload.bytes === 0 ? null : upload.sentBytes / upload.bytes}
              label={newWords.uploadProgress}
            />
            <p className="text-sm text-muted tabular-nums">
              {newWords.sending(formatBytes(upload.sentBytes), formatBytes(upload.bytes))}
              {upload.attempt > 1 && ` · ${newWords.sendingAgain(upload.attempt)}`}
            </p>
          </>
        )}
      </div>
      {source.kind === 'file' && upload.status === 'failed' && (
        <Fault {...faultWords(upload.error, 'upload', repository)}>
          <Button onClick={dataset.retry}>{newWords.again}</Button>
        </Fault>
      )}
      {preview?.isPending === true && <p className="text-sm text-muted">{newWords.look}</p>}
      {preview?.error != null && (
        <p role="alert" className="text-sm text-bad">
          {preview.error.message}
        </p>
      )}
      {preview?.data != null && <DatasetPreviewTable preview={preview.data} />}
      {stored?.error != null && !isMissing(stored.error) && <Fault {...faultWords(stored.error, 'read', repository)} />}
    </div>
  );
}
