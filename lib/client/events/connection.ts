import type { UpstreamLink } from '../../contract/studio/studio-status.ts';

/** The key of this browser's link to the studio in the query cache; its data is a `StreamLink`. */
export const streamKey = ['stream'] as const;

/** The link from the studio to this browser. */
export interface StreamConnection {
  /**
   * `open`: changes arrive by the event stream; `polling`: by requests; `offline`: not at all; `connecting`: not known
   * yet.
   */
  state: 'connecting' | 'open' | 'polling' | 'offline';
  /** The time of the last change of state, in milliseconds of this machine's clock. */
  sinceMs: number;
}

/** The connection from the upstream to this browser, as good as the worse of its two parts. */
export interface ConnectionState {
  state: 'connecting' | 'live' | 'polling' | 'offline';
  sinceMs: number;
  /** The worse part; null while both are good. */
  cause: 'studio' | 'upstream' | null;
  /** The upstream's reason. */
  reason: string | null;
}

/** Joins the two parts of the connection. `upstream` is null until the studio has reported it. */
export function joinConnections(stream: StreamConnection, upstream: UpstreamLink | null): ConnectionState {
  if (stream.state !== 'open') {
    const cause = stream.state === 'connecting' ? null : 'studio';
    return { state: stream.state, sinceMs: stream.sinceMs, cause, reason: null };
  }
  if (upstream === null || upstream.state === 'live') {
    return { state: 'live', sinceMs: stream.sinceMs, cause: null, reason: null };
  }
  return { state: upstream.state, sinceMs: Date.parse(upstream.since), cause: 'upstream', reason: upstream.reason };
}
