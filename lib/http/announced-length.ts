import type { ServerResponse } from 'node:http';

const announcement = 'easel-content-length';

/**
 * Has the length of a handler's answer reach the browser, which shows no progress of a download without. Next drops
 * `Content-Length`: bodies that `fetch` has decoded may be shorter or longer than their headers say. Ours never are, so that the
 * length travels under a name of ours as far as `sendAnnouncedLength`.
 */
export function announceLength(headers: Headers): void {
  const length = headers.get('content-length');
  if (length !== null) headers.set(announcement, length);
}

/** Sends the length that a handler announced with its response. */
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
