'use client';

import { Copy, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { copyAndNotify } from '@/lib/client/copy-and-notify';
import { formatWhen } from '@/lib/client/format';
import type { JoinLink } from '@/lib/contract/studio/person';
import { peopleMessages } from './messages';

/** A link that lets a person in. The studio shows it only once. */
export function LinkNote({
  label,
  link: { url, expiresAt },
  now,
  onDismiss,
}: {
  label: string;
  link: JoinLink;
  now: Date;
  onDismiss: () => void;
}) {
  return (
    <div className="flex flex-col gap-2 rounded bg-sunken p-3">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 font-medium wrap-anywhere">{label}</p>
        <IconButton label={peopleMessages.dismiss} className="max-desk:size-11" onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="flex gap-2">
        <Input
          readOnly
          aria-label={label}
          value={url}
          className="font-mono"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button className="max-desk:h-11" onClick={() => void copyAndNotify(url, peopleMessages.copied)}>
          <Copy aria-hidden />
          {peopleMessages.copy}
        </Button>
      </div>
      <p className="text-sm text-muted">{peopleMessages.linkHint({ date: formatWhen(expiresAt, now) })}</p>
    </div>
  );
}
