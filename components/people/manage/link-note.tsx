'use client';

import { formatWhen } from '@/lib/client/format';
import type { JoinLink } from '@/lib/contract/studio/person';
import { ShownOnce } from '../shown-once';
import { peopleMessages } from './messages';

/** A link that lets a person in. */
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
    <ShownOnce
      label={label}
      text={url}
      hint={peopleMessages.linkHint({ date: formatWhen(expiresAt, now) })}
      copied={peopleMessages.copied}
      onDismiss={onDismiss}
    />
  );
}
