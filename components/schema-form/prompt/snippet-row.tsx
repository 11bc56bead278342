'use client';

import { PencilLine, Trash2 } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { Thumbnail } from '@/components/ui/thumbnail';
import type { Snippet } from '@/lib/contract/studio/snippet';
import { promptMessages } from './messages-late';

/** A saved text, with buttons to change and delete it. */
export function SnippetRow({
  snippet: { name, text, thumbnailUrl },
  onPress,
  onChange,
  onRemove,
}: {
  snippet: Snippet;
  onPress: () => void;
  onChange: () => void;
  onRemove: () => void;
}) {
  return (
    <li className="group -mx-1.5 flex items-center rounded-sm hover:bg-sunken has-focus-visible:bg-sunken">
      <button
        type="button"
        data-stop=""
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-sm px-1.5 py-1 text-left focus-visible:-outline-offset-2"
        onClick={onPress}
      >
        {thumbnailUrl !== null && (
          <span className="size-9 shrink-0 overflow-hidden rounded-sm">
            <Thumbnail src={thumbnailUrl} alt="" />
          </span>
        )}
        <span className="min-w-0">
          <span className="block truncate font-medium">{name}</span>
          <span className="block truncate text-sm text-muted">{text}</span>
        </span>
      </button>
      <span className="flex shrink-0 pr-0.5 desk:opacity-0 desk:group-focus-within:opacity-100 desk:group-hover:opacity-100">
        <IconButton label={promptMessages.change({ name })} className="max-desk:size-11" onClick={onChange}>
          <PencilLine aria-hidden />
        </IconButton>
        <IconButton label={promptMessages.remove({ name })} className="max-desk:size-11" onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}
