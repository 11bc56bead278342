'use client';

import { classNames } from '@/components/ui/class-names';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatWhen } from '@/lib/client/format';
import {
  type ConnectionState,
  type StreamConnection,
  joinConnections,
  streamKey,
} from '@/lib/client/events/connection';
import { statusOptions } from '@/lib/client/status';

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
  if (state === 'polling') return 'updating every few seconds';
  if (state !== 'offline') return state;
  return `offline since ${new Date(sinceMs).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`;
}

/** What the state of the link means, as a sentence. */
export function explainLink(link: ConnectionState): string {
  const since = formatWhen(new Date(link.sinceMs).toISOString(), new Date());
  if (link.state === 'connecting') return 'Connecting to the studio.';
  if (link.state === 'live') return `Live updates since ${since}.`;
  const why = link.reason === null ? '' : ` ${link.reason}`;
  if (link.cause === 'upstream') {
    return link.state === 'polling'
      ? `The service sends no events, so the studio checks every few seconds.${why}`
      : `The studio has not reached the service since ${since}. Tracking resumes when it answers.${why}`;
  }
  return link.state === 'polling'
    ? 'The live connection to the studio is down, so this page checks every few seconds.'
    : `The studio has not answered since ${since}. Your jobs are safe, and this page catches up when it answers.`;
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
