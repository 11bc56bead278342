import { Copy } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { copyAndNotify } from '@/lib/client/copy-and-notify';
import { formatWhen } from '@/lib/client/format';
import type { BoardLink } from '@/lib/contract/studio/board-link';
import { linkMessages } from './link-messages';

/** A public link: for whom it is, until when, and whether it was opened. */
export function LinkRow({
  link,
  now,
  isBusy,
  onRevoke,
}: {
  link: BoardLink;
  now: Date;
  /** Whether any link is being revoked; the others wait for it. */
  isBusy: boolean;
  onRevoke: () => void;
}) {
  const { label, url, createdAt, createdBy, expiresAt, lastOpenedAt, hasDownloads, isActive } = link;
  const name = label === '' ? linkMessages.unnamed : label;
  const facts = [
    hasDownloads ? linkMessages.withDownloads : linkMessages.viewOnly,
    linkMessages.until({ when: formatWhen(expiresAt, now) }),
    linkMessages.created({ when: formatWhen(createdAt, now) }),
    lastOpenedAt === null ? linkMessages.neverOpened : linkMessages.opened({ when: formatWhen(lastOpenedAt, now) }),
  ];
  return (
    <li aria-label={name} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-muted wrap-anywhere">{facts.join(' · ')}</p>
        {!isActive && <p className="text-bad wrap-anywhere">{linkMessages.inactive({ name: createdBy })}</p>}
      </div>
      <div className="flex shrink-0 gap-2">
        <Button
          aria-label={linkMessages.copyOf({ name })}
          className="max-desk:h-11"
          onClick={() => void copyAndNotify(url, linkMessages.copied)}
        >
          <Copy aria-hidden />
          {linkMessages.copy}
        </Button>
        <Button
          variant="danger"
          aria-label={linkMessages.revokeOf({ name })}
          aria-disabled={isBusy || undefined}
          className="max-desk:h-11"
          onClick={onRevoke}
        >
          {linkMessages.revoke}
        </Button>
      </div>
    </li>
  );
}
