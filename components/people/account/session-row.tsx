import { Button } from '@/components/ui/button';
import { formatWhen } from '@/lib/client/format';
import type { StudioSession } from '@/lib/contract/studio/studio-session';
import { Badge } from '../badge';
import { describeBrowser } from './describe-browser';
import { accountMessages } from './messages';

/** A session. The one of this browser ends by logging out. */
export function SessionRow({
  session: { id, isCurrent, userAgent, address, lastSeenAt },
  now,
  isEnding,
  onEnd,
}: {
  session: StudioSession;
  now: Date;
  isEnding: boolean;
  onEnd: (id: string) => void;
}) {
  const browser = describeBrowser(userAgent);
  const lastSeen = accountMessages.lastSeen({ when: formatWhen(lastSeenAt, now) });
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          <span className="min-w-0 wrap-anywhere">{browser}</span>
          {isCurrent && <Badge>{accountMessages.thisBrowser}</Badge>}
        </p>
        <p className="text-muted wrap-anywhere">{[address, lastSeen].filter((fact) => fact !== null).join(' · ')}</p>
      </div>
      {!isCurrent && (
        <Button
          aria-label={accountMessages.endOf({ browser })}
          aria-disabled={isEnding || undefined}
          className="max-desk:h-11"
          onClick={() => onEnd(id)}
        >
          {accountMessages.end}
        </Button>
      )}
    </li>
  );
}
