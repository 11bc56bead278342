'use client';

import { ImagePlus, Plus } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import type { MediaField } from '@/lib/schema-form/form-field';
import { messages } from '@/lib/schema-form/messages';
import { widgetIds } from '../widget-field';
import { openFilePicker } from './open-file-picker';

/** An empty media field: drop, paste or pick here. As large as what it will hold. */
export function MediaDropZone({
  id,
  field,
  isOver,
  isInvalid,
  describedBy,
  onFiles,
}: {
  id: string;
  field: MediaField;
  isOver: boolean;
  isInvalid: boolean;
  describedBy: string;
  onFiles: (files: File[]) => void;
}) {
  return (
    <button
      id={id}
      type="button"
      aria-describedby={describedBy}
      aria-labelledby={`${widgetIds(id).label} ${id}`}
      {...(isInvalid ? { 'aria-invalid': true } : {})}
      className={classNames(
        'flex h-24 w-full items-center justify-center gap-2.5 rounded border border-dashed px-3 text-muted transition-colors hover:border-faint hover:text-text',
        isOver ? 'border-accent bg-accent-soft text-accent' : isInvalid ? 'border-bad' : 'border-line-strong',
      )}
      onClick={() => openFilePicker(field, onFiles)}
    >
      {isOver ? <Plus aria-hidden className="size-4" /> : <ImagePlus aria-hidden className="size-4" />}
      <span>{isOver ? messages.dropNow : messages.dropHere(field.media, field.isMany)}</span>
    </button>
  );
}
