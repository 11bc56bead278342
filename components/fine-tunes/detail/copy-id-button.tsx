'use client';

import { Copy } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { copyAndNotify } from '@/lib/client/copy-and-notify';
import { detailMessages } from '../messages';

/** Copies a fine-tune's id, for calls of the API. */
export function CopyIdButton({ id }: { id: string }) {
  return (
    <IconButton size="sm" label={detailMessages.copyId} onClick={() => void copyAndNotify(id, detailMessages.copied)}>
      <Copy aria-hidden />
    </IconButton>
  );
}
