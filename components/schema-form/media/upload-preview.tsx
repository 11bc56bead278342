'use client';

import { AudioLines, FileQuestion } from 'lucide-react';
import type { Upload } from '@/lib/client/upload-queue';
import { kindOfFile } from '@/lib/schema-form/admit-files';

/** A picture of a file on its way, from the bytes that the browser has. */
export function UploadPreview({ upload }: { upload: Upload }) {
  const kind = kindOfFile(upload.file);
  const isFailed = upload.status === 'failed';
  const shade = isFailed ? 'opacity-35 grayscale' : 'opacity-60';
  if (kind === 'image') {
    // oxlint-disable-next-line nextjs/no-img-element -- bytes that only this browser has
    return <img src={upload.previewUrl} alt="" className={`size-full bg-sunken object-cover ${shade}`} />;
  }
  if (kind === 'video') {
    return (
      <video
        src={`${upload.previewUrl}#t=0.1`}
        muted
        playsInline
        preload="metadata"
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
