'use client';

import { CloudOff, RotateCcw, X, AudioLines, FileQuestion } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { Progress } from '@/components/ui/progress';
import type { Upload } from './upload-queue';
import { messages } from '@/lib/schema-form/messages';
import { useState } from 'react';
import { kindOfFile } from '@/lib/schema-form/media-field/admit-files';
import { badgeClasses, overlayButtonClasses } from './media-thumbnail';
import { formatBytes } from '@/lib/contract/format-bytes';

/** The upload of a field's only file: its progress, that it waits, or that it failed. */
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
              label={messages.uploading({ name })}
            />
            <span className="text-sm text-faint tabular-nums">
              {upload.share < 1 ? messages.uploadShare({ share: upload.share }) : messages.uploadChecked} ·{' '}
              {formatBytes(size, { isRounded: true })}
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
        <IconButton label={messages.remove({ name })} className="max-desk:size-11" onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}

/** The upload of one of several files. */
export function UploadTile({
  upload,
  order,
  onRetry,
  onRemove,
}: {
  upload: Upload;
  /** Its CSS `order` among the tiles. */
  order: number;
  onRetry: () => void;
  onRemove: () => void;
}) {
  const { name } = upload.file;
  return (
    <li className="relative aspect-square overflow-hidden rounded border border-line" style={{ order }} title={name}>
      <UploadPreview upload={upload} />
      <button type="button" aria-label={messages.remove({ name })} className={overlayButtonClasses} onClick={onRemove}>
        <X aria-hidden className="size-3" />
      </button>
      {upload.status === 'waiting' && (
        <span className={badgeClasses}>
          <CloudOff aria-hidden className="size-3.5" />
          <span className="sr-only">{messages.uploadWaits}</span>
        </span>
      )}
      {upload.status !== 'uploading' ? (
        <button
          type="button"
          aria-label={`${messages.retry}: ${name}`}
          className="absolute inset-0 m-auto grid size-8 place-items-center rounded-full bg-panel shadow-raised data-failed:text-bad"
          data-failed={upload.status === 'failed' || undefined}
          onClick={onRetry}
        >
          <RotateCcw aria-hidden className="size-4" />
        </button>
      ) : (
        <>
          {upload.share < 1 && <span className={badgeClasses}>{messages.uploadShare({ share: upload.share })}</span>}
          <Progress
            share={upload.share === 0 || upload.share === 1 ? null : upload.share}
            label={messages.uploading({ name })}
            className="absolute inset-x-0 bottom-0"
          />
        </>
      )}
    </li>
  );
}

/** A preview of a file that is being uploaded, from the bytes that the browser has. */
function UploadPreview({ upload }: { upload: Upload }) {
  const [isUnreadable, setIsUnreadable] = useState(false);
  const kind = kindOfFile(upload.file);
  const isTravelling = upload.status === 'uploading';
  const shade = isTravelling ? 'opacity-60' : 'opacity-35 grayscale';
  if (kind === 'image' && !isUnreadable) {
    return (
      <img
        src={upload.previewUrl}
        alt=""
        className={`size-full bg-sunken object-cover ${shade}`}
        onError={() => setIsUnreadable(true)}
      />
    );
  }
  if (kind === 'video' && !isUnreadable) {
    return (
      <video
        src={`${upload.previewUrl}#t=0.1`}
        muted
        playsInline
        preload="metadata"
        onError={() => setIsUnreadable(true)}
        className={`size-full bg-sunken object-cover ${shade}`}
      />
    );
  }
  const Icon = kind === 'audio' ? AudioLines : FileQuestion;
  return (
    <span className="grid size-full place-items-center bg-sunken text-faint">
      <Icon aria-hidden className="size-4" />
    </span>
  );
}
