'use client';

import { CloudOff, RotateCcw, X } from 'lucide-react';
import { Progress } from '@/components/ui/progress';
import { messages } from '@/lib/schema-form/messages';
import { badgeClasses, overlayButtonClasses } from './media-styles';
import { UploadPreview } from './upload-preview';
import type { Upload } from './upload-queue';

/** One file of several on its way. */
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
      <button type="button" aria-label={messages.remove(name)} className={overlayButtonClasses} onClick={onRemove}>
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
          {upload.share < 1 && <span className={badgeClasses}>{messages.uploadShare(upload.share)}</span>}
          <Progress
            share={upload.share === 0 || upload.share === 1 ? null : upload.share}
            label={messages.uploading(name)}
            className="absolute inset-x-0 bottom-0"
          />
        </>
      )}
    </li>
  );
}
