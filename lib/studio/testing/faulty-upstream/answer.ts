import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What the service would answer, were it in order. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Spoils an answer: writes what it likes, when it likes, or nothing. */
export type Fault = (orderly: Answer, response: ServerResponse) => void;

/** An orderly answer in JSON. */
export function jsonAnswer(status: number, value: unknown): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(value)) };
}

/** Answers as one should. */
export function send({ status, headers, body }: Answer, response: ServerResponse): void {
  response.writeHead(status, { 'content-length': String(body.length), ...headers }).end(body);
}

/** Breaks a connection by a reset instead of an orderly end. */
export function reset(response: ServerResponse): void {
  const socket: Socket | null = response.socket;
  socket?.resetAndDestroy();
}
