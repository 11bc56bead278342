'use client';

import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type StreamConnection, joinConnections, streamKey } from '@/lib/client/events/connection';
import { statusOptions } from '@/lib/client/status';

const unknownLink: StreamConnection = { state: 'connecting', sinceMs: 0 };

/** How news reaches this page: the way from the service through the studio to this browser. */
export function useLink() {
  // Written by `followStudio`, never fetched.
  const { data: stream = unknownLink } = useQuery<StreamConnection>({ queryKey: streamKey, queryFn: skipToken });
  const { data: status } = useQuery(statusOptions());
  return useMemo(() => joinConnections(stream, status?.link ?? null), [stream, status?.link]);
}
