import type { ServerResponse } from 'node:http';

const announcement = 'easel-content-length';

/**
 * Keeps the length of a handler's response, which browsers need to show a download's progress. Where
 * Next calls the handler, in development, it drops `Content-Length`, because it can be wrong for bodies that `fetch`
 * decoded. Ours is always right, so it travels in another header until `sendAnnouncedLength` sends it.
 */
export function announceLength(headers: Headers): void {
  const length = headers.get('content-length');
  if (length !== null) headers.set(announcement, length);
}

/** Sends the length that `announceLength` saved, as `Content-Length`. */
export function sendAnnouncedLength(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    const length = response.getHeader(announcement);
    if (length !== undefined) {
      response.removeHeader(announcement);
      response.setHeader('Content-Length', length);
    }
    return writeHead(...args);
  };
}
