import type { UpstreamLink } from '../contract/studio/studio-status.ts';

/** The key of this browser's link to the studio in the query cache; its data is a `StreamLink`. */
export const streamKey = ['stream'] as const;

/** How this browser hears of the studio. */
export interface StreamLink {
  /** `open`: by the event stream; `polling`: by asking; `offline`: not at all; `connecting`: not known yet. */
  state: 'connecting' | 'open' | 'polling' | 'offline';
  /** Since when, in milliseconds of this machine's clock. */
  sinceMs: number;
}

/** The whole way from the upstream to this browser, as strong as its weakest part. */
export interface ShownLink {
  state: 'connecting' | 'live' | 'polling' | 'offline';
  sinceMs: number;
  /** Which part is weak. */
  cause: 'studio' | 'upstream' | null;
  /** The upstream's own words for it. */
  reason: string | null;
}

/** Joins the two parts of the way. `upstream` is null until the studio has told of it. */
export function joinLinks(stream: StreamLink, upstream: UpstreamLink | null): ShownLink {
  if (stream.state !== 'open') {
    const cause = stream.state === 'connecting' ? null : 'studio';
    return { state: stream.state, sinceMs: stream.sinceMs, cause, reason: null };
  }
  if (upstream === null || upstream.state === 'live') {
    return { state: 'live', sinceMs: stream.sinceMs, cause: null, reason: null };
  }
  return { state: upstream.state, sinceMs: Date.parse(upstream.since), cause: 'upstream', reason: upstream.reason };
}
