import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { sendAnnouncedLength } from '../http/announced-length.ts';

/** Has all answers of this process carry their lengths: the server is Next's. */
export function sendLengths(): void {
  subscribe('http.server.request.start', (message) => {
    sendAnnouncedLength((message as { response: ServerResponse }).response);
  });
}
