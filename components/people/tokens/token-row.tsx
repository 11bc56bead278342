import { formatWhen } from '@/lib/client/format';
import type { ApiToken } from '@/lib/contract/studio/api-token';
import { Badge } from '../badge';
import { tokenMessages } from './messages';
import { RemoveToken } from './remove-token';

/** A token, with what it allows and until when. */
export function TokenRow({
  token: { id, name, scope, createdAt, lastUsedAt, expiresAt },
  now,
  removing,
  onRemove,
}: {
  token: ApiToken;
  now: Date;
  /** The id of the token that is being removed; null for none. */
  removing: string | null;
  onRemove: (id: string) => void;
}) {
  const isExpired = expiresAt !== null && new Date(expiresAt) <= now;
  const facts = [
    tokenMessages.scopes[scope],
    tokenMessages.created({ when: formatWhen(createdAt, now) }),
    lastUsedAt === null ? tokenMessages.neverUsed : tokenMessages.lastUsed({ when: formatWhen(lastUsedAt, now) }),
    describeExpiry(expiresAt, isExpired, now),
  ];
  return (
    <li aria-label={name} className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {isExpired && <Badge>{tokenMessages.expired}</Badge>}
        </p>
        <p className="text-muted wrap-anywhere">{facts.join(' · ')}</p>
      </div>
      <RemoveToken name={name} isRemoving={removing === id} isBusy={removing !== null} onRemove={() => onRemove(id)} />
    </li>
  );
}

function describeExpiry(expiresAt: string | null, isExpired: boolean, now: Date): string {
  if (expiresAt === null) return tokenMessages.neverExpires;
  const when = formatWhen(expiresAt, now);
  return isExpired ? tokenMessages.expiredAt({ when }) : tokenMessages.expires({ when });
}
