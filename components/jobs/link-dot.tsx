'use client';

import { classNames } from '@/components/ui/class-names';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatTime, formatWhen } from '@/lib/client/format';
import {
  type ConnectionState,
  type StreamConnection,
  joinConnections,
  streamKey,
} from '@/lib/client/events/connection';
import { statusOptions } from '@/lib/client/status';
import { jobMessages } from './messages';

const { link: messages } = jobMessages;
const unknownLink: StreamConnection = { state: 'connecting', sinceMs: 0 };

/** The live connection of this page: from the service through the studio to this browser. */
export function useLink() {
  // Written by `followStudio`, never fetched.
  const { data: stream = unknownLink } = useQuery<StreamConnection>({ queryKey: streamKey, queryFn: skipToken });
  const { data: status } = useQuery(statusOptions());
  return useMemo(() => joinConnections(stream, status?.link ?? null), [stream, status?.link]);
}

/** The state of the link in one to three words. */
function describeLink({ state, sinceMs }: ConnectionState): string {
  return state === 'offline' ? messages.offline({ time: formatTime(new Date(sinceMs)) }) : messages[state];
}

/** What the state of the link means, as a sentence. */
export function explainLink(link: ConnectionState): string {
  const [began, now] = [new Date(link.sinceMs), new Date()];
  const since = formatWhen(began.toISOString(), now);
  if (link.state === 'connecting') return messages.isConnecting;
  if (link.state === 'live') {
    const isToday = began.toDateString() === now.toDateString();
    return messages.isLive({ since: isToday ? formatTime(began) : since });
  }
  const isPolling = link.state === 'polling';
  if (link.cause !== 'upstream') return isPolling ? messages.studioPolled : messages.studioSilent({ since });
  const what = isPolling ? messages.servicePolled : messages.serviceSilent({ since });
  return link.reason === null ? what : messages.because({ sentence: what, reason: link.reason });
}

const marks = {
  connecting: 'bg-faint animate-breathe',
  live: 'bg-ok',
  // Different in shape as well as in colour.
  polling: 'border-2 border-warn',
  offline: 'rounded-none! bg-bad',
};

/** The state of the live connection, as a dot and a word. */
export function LinkDot() {
  const link = useLink();
  return (
    <span className="flex items-center gap-1.5 text-muted" title={explainLink(link)}>
      <span aria-hidden className={classNames('size-[7px] rounded-full', marks[link.state])} />
      {describeLink(link)}
      <span className="sr-only">. {explainLink(link)}</span>
    </span>
  );
}
