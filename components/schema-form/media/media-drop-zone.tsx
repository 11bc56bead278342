'use client';

import { AudioLines, FilePlus, Video, ImagePlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { MediaField } from '@/lib/schema-form/form-field';
import { messages } from '@/lib/schema-form/messages';
import { controlIds } from '../fields/control-props';
import { MediaAddressInput } from './media-address-input';
import { openFilePicker } from './open-file-picker';
import type { MediaFieldState } from './use-media-field';
import type { LatePopover } from '@/components/ui/use-late-popover';
import { MediaSourceButton, ResultsButton } from './media-sources';

const iconOfKind = { image: ImagePlus, video: Video, audio: AudioLines, file: FilePlus };

/**
 * An empty media field: drop, paste or pick a file, or enter an address. It has the size of the media that will replace
 * it.
 */
export function MediaDropZone({
  id,
  field,
  isOver,
  isInvalid,
  describedBy,
  state,
  results,
}: {
  id: string;
  field: MediaField;
  isOver: boolean;
  isInvalid: boolean;
  describedBy: string | undefined;
  state: MediaFieldState;
  results: LatePopover['button'];
}) {
  const [isTyping, setIsTyping] = useState(false);
  const Icon = isOver ? Plus : iconOfKind[field.media ?? 'file'];
  if (isTyping) {
    return (
      <div className="flex h-24 items-center rounded border border-dashed border-line-strong px-3">
        <MediaAddressInput field={field} onAddress={state.addAddress} onClose={() => setIsTyping(false)} />
      </div>
    );
  }
  return (
    <div
      className={classNames(
        'relative flex h-24 flex-col items-center justify-center gap-0 rounded border border-dashed transition-colors',
        isOver
          ? 'border-accent bg-accent-soft text-accent'
          : isInvalid
            ? 'border-bad text-muted'
            : 'border-line-strong text-muted hover:border-faint hover:text-text',
      )}
    >
      <button
        id={id}
        type="button"
        aria-labelledby={`${controlIds(id).label} ${id}`}
        aria-describedby={describedBy}
        {...(isInvalid ? { 'aria-invalid': true } : {})}
        className="flex min-h-7 items-center gap-2 rounded-xs after:absolute after:inset-0"
        onClick={() => openFilePicker(field, state.addFiles)}
      >
        <Icon aria-hidden className="size-4" />
        <span>
          {isOver ? messages.dropNow : (field.isMany ? messages.dropMany : messages.dropOne)[field.media ?? 'file']}
        </span>
      </button>
      <div className="flex gap-2">
        <ResultsButton field={field} results={results} />
        <MediaSourceButton onClick={() => setIsTyping(true)}>{messages.giveAddress}</MediaSourceButton>
      </div>
    </div>
  );
}
