import type { IncomingMessage, ServerResponse } from 'node:http';
import { fakeRetryAfterSeconds, type EngineFault } from './fake-engine.ts';

const chunk = Buffer.alloc(1024 * 1024, ' ');

/** Sends spaces until the client closes the connection: JSON may begin with any number of them. */
function sendWithoutEnd(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const send = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', send);
  send();
}

/**
 * Answers a request with a fault, for fake engines that serve HTTP. The request must have been read, and acted on for
 * `cut`.
 */
export function answerWithFault(fault: EngineFault, request: IncomingMessage, response: ServerResponse): void {
  const json = { 'content-type': 'application/json' };
  switch (fault) {
    case 'cut':
      response.destroy();
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>');
      return;
    case 'redirect':
      response.writeHead(307, { location: '/elsewhere' }).end();
      return;
    case 'huge':
      sendWithoutEnd(response);
      return;
    case 'server error':
      response.writeHead(500, json).end(JSON.stringify({ error: { message: 'it broke' } }));
      return;
    case 'refused key':
      // A careless server repeats what it was sent.
      response.writeHead(401, json).end(JSON.stringify({ error: { message: JSON.stringify(request.headers) } }));
      return;
    case 'too many':
      response.writeHead(429, { ...json, 'retry-after': `${fakeRetryAfterSeconds}` }).end('{}');
      return;
    case 'wrong shape':
      response.writeHead(200, json).end('{"unexpected":[1,2,3],"status":7}');
  }
}
