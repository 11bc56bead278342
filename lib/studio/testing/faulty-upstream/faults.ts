import { gzipSync } from 'node:zlib';
import { jsonAnswer, reset, send, type Answer, type Fault } from './answer.ts';

const page = Buffer.from('<!doctype html><title>Oops</title><h1>Something is wrong here</h1>');

/** Another response instead of the normal one. */
export function instead(answer: Answer): Fault {
  return (_orderly, response) => send(answer, response);
}

/** Another body with the normal status. */
export function body(value: unknown): Fault {
  return (orderly, response) => send(jsonAnswer(orderly.status, value), response);
}

/** An HTML page, as proxies send it. */
export function html(status: number): Fault {
  return instead({ status, headers: { 'content-type': 'text/html' }, body: page });
}

/** An error in the service's own form. */
export function refusal(status: number, detail: string, headers: Record<string, string> = {}): Fault {
  const answer = jsonAnswer(status, { error: { type: 'unknown_error', detail }, status: 'error' });
  return instead({ ...answer, headers: { ...answer.headers, ...headers } });
}

/** Announces the full length and closes the connection after so many bytes, counted from the end if negative. */
export function truncated(at: number): Fault {
  return (orderly, response) => {
    const end = at < 0 ? orderly.body.length + at : Math.min(at, orderly.body.length - 1);
    response.writeHead(orderly.status, { ...orderly.headers, 'content-length': String(orderly.body.length) });
    response.write(orderly.body.subarray(0, Math.max(0, end)), () => response.destroy());
    if (end <= 0) response.destroy();
  };
}

/** Ends normally in the middle of the text: only the text shows that something is missing. */
export function cutShort(at: number): Fault {
  return (orderly, response) => send({ ...orderly, body: orderly.body.subarray(0, at) }, response);
}

/** Never responds. */
export const silence: Fault = () => undefined;

/** Sends the headers and nothing else. */
export const silenceAfterHead: Fault = (orderly, response) => {
  response.writeHead(orderly.status, orderly.headers).write(' ');
};

/** Sends a byte at a time, and never the last one. */
export const drip: Fault = (orderly, response) => {
  response.writeHead(orderly.status, orderly.headers);
  let at = 0;
  const timer = setInterval(() => {
    if (at < orderly.body.length - 1) response.write(orderly.body.subarray(at, (at += 1)));
  }, 20);
  response.on('close', () => clearInterval(timer));
};

/** Resets the connection before the response. */
export const resetBefore: Fault = (_orderly, response) => reset(response);

/** Resets the connection after the headers. */
export const resetAfterHead: Fault = (orderly, response) => {
  response.writeHead(orderly.status, orderly.headers).write(' ', () => reset(response));
};

/** Sends far too many bytes. */
export const huge: Fault = (orderly, response) => {
  const chunk = Buffer.alloc(1024 * 1024, ' ');
  response.writeHead(orderly.status, orderly.headers);
  const fill = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', fill);
  fill();
};

/** Redirects. */
export function redirect(status: number, location: string): Fault {
  return instead({ status, headers: { location }, body: Buffer.alloc(0) });
}

/** Claims to be compressed, and is not. */
export const falseGzip: Fault = (orderly, response) =>
  send({ ...orderly, headers: { ...orderly.headers, 'content-encoding': 'gzip' } }, response);

/** Validly compressed without a request for it. */
export const trueGzip: Fault = (orderly, response) =>
  send(
    { ...orderly, headers: { ...orderly.headers, 'content-encoding': 'gzip' }, body: gzipSync(orderly.body) },
    response,
  );

/** In an unknown encoding. */
export const strangeEncoding: Fault = (orderly, response) =>
  send({ ...orderly, headers: { ...orderly.headers, 'content-encoding': 'rot13' } }, response);

/** Invalid UTF-8. */
export const noText: Fault = (orderly, response) =>
  send({ ...orderly, body: Buffer.from([0xff, 0xfe, 0, 1, 2, 0xc3, 0x28]) }, response);

/** The normal response with some fields changed. */
export function changed(change: Record<string, unknown>): Fault {
  return (orderly, response) => {
    const value = JSON.parse(orderly.body.toString()) as Record<string, unknown>;
    send(jsonAnswer(orderly.status, { ...value, ...change }), response);
  };
}

/** The normal response. */
export const orderly: Fault = (answer, response) => send(answer, response);
