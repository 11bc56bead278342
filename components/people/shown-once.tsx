'use client';

import { Copy, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { copyAndNotify } from '@/lib/client/copy-and-notify';
import { personMessages } from './messages';

/** A secret that the studio shows only once, to copy. */
export function ShownOnce({
  label,
  text,
  hint,
  copied,
  onDismiss,
}: {
  label: string;
  /** The secret. */
  text: string;
  hint: string;
  /** The text of the toast when it was copied. */
  copied: string;
  onDismiss: () => void;
}) {
  return (
    <div className="flex flex-col gap-2 rounded bg-sunken p-3">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 font-medium wrap-anywhere">{label}</p>
        <IconButton label={personMessages.dismiss} className="max-desk:size-11" onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="flex gap-2">
        <Input
          readOnly
          aria-label={label}
          value={text}
          className="font-mono"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button className="max-desk:h-11" onClick={() => void copyAndNotify(text, copied)}>
          <Copy aria-hidden />
          {personMessages.copy}
        </Button>
      </div>
      <p className="text-sm text-muted">{hint}</p>
    </div>
  );
}
