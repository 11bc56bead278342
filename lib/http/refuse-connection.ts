import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { EaselError, errorBody, httpStatusOfCode } from '../contract/error.ts';
import { apiHeaders } from './security-headers.ts';

const errorOfCode: Record<string, EaselError> = {
  ERR_HTTP_REQUEST_TIMEOUT: new EaselError('request_timeout', 'The request did not arrive in time. Send it again.'),
  HPE_HEADER_OVERFLOW: new EaselError('headers_too_large', 'The URL and headers are too large. The limit is 16 kB.'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new EaselError('payload_too_large', 'The chunk extensions are too large.'),
};
const unreadable = new EaselError('invalid_params', 'The request is not valid HTTP.');

/** Answers an invalid or incomplete request on its raw connection, and closes it. */
export function refuseConnection(cause: NodeJS.ErrnoException, connection: Duplex): void {
  if (!connection.writable || cause.code === 'ECONNRESET') {
    connection.destroy();
    return;
  }
  const error = errorOfCode[cause.code ?? ''] ?? unreadable;
  const status = httpStatusOfCode[error.code];
  const body = JSON.stringify(errorBody(error));
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...apiHeaders,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
  // A caller that does not read the response is not waited for.
  connection.end(`${head}\r\n\r\n${body}`, () => connection.destroy());
}
