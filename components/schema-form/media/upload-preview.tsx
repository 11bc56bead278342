'use client';

import { AudioLines, FileQuestion } from 'lucide-react';
import { useState } from 'react';
import { kindOfFile } from '@/lib/schema-form/media-field/admit-files';
import type { Upload } from './upload-queue';

/** A preview of a file that is being uploaded, from the bytes that the browser has. */
export function UploadPreview({ upload }: { upload: Upload }) {
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
