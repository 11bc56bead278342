'use client';

import { CloudOff, RotateCcw, X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { Progress } from '@/components/ui/progress';
import type { Upload } from './upload-queue';
import { formatBytes } from '@/lib/contract/format-bytes';
import { messages } from '@/lib/schema-form/messages';
import { UploadPreview } from './upload-preview';

/** The one file of a field on its way: how far it is, that it waits, or that it did not arrive. */
export function UploadCard({
  upload,
  onRetry,
  onRemove,
}: {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}) {
  const { name, size } = upload.file;
  return (
    <div className="flex h-24 min-w-0 overflow-hidden rounded border border-line bg-panel">
      <span className="block w-32 shrink-0 overflow-hidden border-r border-line bg-canvas">
        <UploadPreview upload={upload} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col justify-center gap-1 px-3">
        <span className="truncate font-medium" title={name}>
          {name}
        </span>
        {upload.status === 'failed' ? (
          <span className="text-sm text-bad">{messages.notUploaded}</span>
        ) : upload.status === 'waiting' ? (
          <span className="flex items-center gap-1.5 text-sm text-muted">
            <CloudOff aria-hidden className="size-3.5 shrink-0" />
            {messages.uploadWaits}
          </span>
        ) : (
          <>
            <Progress
              share={upload.share === 0 || upload.share === 1 ? null : upload.share}
              label={messages.uploading(name)}
            />
            <span className="text-sm text-faint tabular-nums">
              {messages.uploadShare(upload.share)} · {formatBytes(size, { isRounded: true })}
            </span>
          </>
        )}
      </span>
      <span className="flex flex-col justify-center gap-1 pr-2 max-desk:gap-0">
        {upload.status !== 'uploading' && (
          <IconButton label={`${messages.retry}: ${name}`} className="max-desk:size-11" onClick={onRetry}>
            <RotateCcw aria-hidden />
          </IconButton>
        )}
        <IconButton label={messages.remove(name)} className="max-desk:size-11" onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}
