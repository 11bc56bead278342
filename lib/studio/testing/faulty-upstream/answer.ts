import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The response of a healthy service. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Spoils a response: it may write anything, at any time, or nothing. */
export type Fault = (orderly: Answer, response: ServerResponse) => void;

/** A normal response in JSON. */
export function jsonAnswer(status: number, value: unknown): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(value)) };
}

/** Sends the normal response. */
export function send({ status, headers, body }: Answer, response: ServerResponse): void {
  response.writeHead(status, { 'content-length': String(body.length), ...headers }).end(body);
}

/** Closes a connection by a reset. */
export function reset(response: ServerResponse): void {
  const socket: Socket | null = response.socket;
  socket?.resetAndDestroy();
}
