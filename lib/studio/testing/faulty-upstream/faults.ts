import { gzipSync } from 'node:zlib';
import { jsonAnswer, reset, send, type Answer, type Fault } from './answer.ts';

const page = Buffer.from('<!doctype html><title>Oops</title><h1>Something is wrong here</h1>');

/** Another answer in place of the orderly one. */
export function instead(answer: Answer): Fault {
  return (_orderly, response) => send(answer, response);
}

/** Something else under the orderly status. */
export function body(value: unknown): Fault {
  return (orderly, response) => send(jsonAnswer(orderly.status, value), response);
}

/** A page for people, as machines between give it. */
export function html(status: number): Fault {
  return instead({ status, headers: { 'content-type': 'text/html' }, body: page });
}

/** An error in the service's own form. */
export function refusal(status: number, detail: string, headers: Record<string, string> = {}): Fault {
  const answer = jsonAnswer(status, { error: { type: 'unknown_error', detail }, status: 'error' });
  return instead({ ...answer, headers: { ...answer.headers, ...headers } });
}

/** Promises the whole and breaks off: after so many bytes, or so many from the end when negative. */
export function truncated(at: number): Fault {
  return (orderly, response) => {
    const end = at < 0 ? orderly.body.length + at : Math.min(at, orderly.body.length - 1);
    response.writeHead(orderly.status, { ...orderly.headers, 'content-length': String(orderly.body.length) });
    response.write(orderly.body.subarray(0, Math.max(0, end)), () => response.destroy());
    if (end <= 0) response.destroy();
  };
}

/** Ends in order, in the middle of the text: nothing but the text shows that something is missing. */
export function cutShort(at: number): Fault {
  return (orderly, response) => send({ ...orderly, body: orderly.body.subarray(0, at) }, response);
}

/** Never says a word. */
export const silence: Fault = () => undefined;

/** Sends the head, and then never a word. */
export const silenceAfterHead: Fault = (orderly, response) => {
  response.writeHead(orderly.status, orderly.headers).write(' ');
};

/** Sends a byte at a time, and never the last. */
export const drip: Fault = (orderly, response) => {
  response.writeHead(orderly.status, orderly.headers);
  let at = 0;
  const timer = setInterval(() => {
    if (at < orderly.body.length - 1) response.write(orderly.body.subarray(at, (at += 1)));
  }, 20);
  response.on('close', () => clearInterval(timer));
};

/** Breaks the connection before a word. */
export const resetBefore: Fault = (_orderly, response) => reset(response);

/** Breaks the connection after the head. */
export const resetAfterHead: Fault = (orderly, response) => {
  response.writeHead(orderly.status, orderly.headers).write(' ', () => reset(response));
};

/** Far more than anybody asked for. */
export const huge: Fault = (orderly, response) => {
  const chunk = Buffer.alloc(1024 * 1024, ' ');
  response.writeHead(orderly.status, orderly.headers);
  const fill = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', fill);
  fill();
};

/** Sends the caller elsewhere. */
export function redirect(status: number, location: string): Fault {
  return instead({ status, headers: { location }, body: Buffer.alloc(0) });
}

/** Says that it is compressed, and is not. */
export const falseGzip: Fault = (orderly, response) =>
  send({ ...orderly, headers: { ...orderly.headers, 'content-encoding': 'gzip' } }, response);

/** Compressed although nobody asked for it, but well. */
export const trueGzip: Fault = (orderly, response) =>
  send(
    { ...orderly, headers: { ...orderly.headers, 'content-encoding': 'gzip' }, body: gzipSync(orderly.body) },
    response,
  );

/** In an encoding that nobody knows. */
export const strangeEncoding: Fault = (orderly, response) =>
  send({ ...orderly, headers: { ...orderly.headers, 'content-encoding': 'rot13' } }, response);

/** Not the text of any language. */
export const noText: Fault = (orderly, response) =>
  send({ ...orderly, body: Buffer.from([0xff, 0xfe, 0, 1, 2, 0xc3, 0x28]) }, response);

/** The right answer with some of it changed. */
export function changed(change: Record<string, unknown>): Fault {
  return (orderly, response) => {
    const value = JSON.parse(orderly.body.toString()) as Record<string, unknown>;
    send(jsonAnswer(orderly.status, { ...value, ...change }), response);
  };
}

/** As it should be. */
export const orderly: Fault = (answer, response) => send(answer, response);
