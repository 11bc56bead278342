import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';

/** As long as the media service gives a request to arrive. */
const longestArrivalMs = 3_600_000;

/**
 * Lets requests take an hour to arrive. Node ends those that take five minutes, which a large dataset on a slow line does,
 * and Next, whose server this is, has no setting for it. Node reads the limit anew at each of its checks.
 */
export function allowSlowUploads(): void {
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server };
    if (server.requestTimeout !== longestArrivalMs) server.requestTimeout = longestArrivalMs;
  });
}
