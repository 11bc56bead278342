import { once } from 'node:events';
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The header with the index of the studio that a request is for, for tests. */
export const studioHeader = 'x-test-studio';

/** A proxy in front of several studios, as nginx and Caddy are with the configuration of docs/deploy.md. */
export interface Balancer {
  origin: string;
  /** Where the studios answer. A request goes to the next one each time. */
  targets: string[];
  close: () => Promise<void>;
}

/**
 * Starts a balancer: requests go to the studios in turn, with the Host of the browser and its address. A request that
 * could not be sent goes to the next studio. One that was sent and not answered gets 502, since it may have arrived; one
 * whose response breaks off breaks off too.
 */
export async function startBalancer(): Promise<Balancer> {
  const targets: string[] = [];
  let turn = 0;

  function pass(request: IncomingMessage, response: ServerResponse, left: number): void {
    const target = targets[Number(request.headers[studioHeader] ?? turn % Math.max(targets.length, 1))];
    turn += 1;
    if (target === undefined) {
      response.writeHead(502).end();
      return;
    }
    const address = [request.headers['x-forwarded-for'], request.socket.remoteAddress].flatMap((each) => each ?? []);
    const headers = { ...request.headers, 'x-forwarded-for': address.join(', '), 'x-forwarded-proto': 'http' };
    const outgoing = sendRequest(new URL(request.url ?? '/', target), {
      method: request.method,
      headers,
      // A connection of its own, so that none is used again that a killed studio had.
      agent: false,
    });
    let isConnected = false;
    outgoing.on('socket', (socket) => {
      socket.once('connect', () => {
        isConnected = true;
        request.pipe(outgoing);
      });
    });
    outgoing.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      response.flushHeaders();
      answer.pipe(response);
      answer.on('error', () => response.destroy());
      answer.on('aborted', () => response.destroy());
    });
    outgoing.on('error', () => {
      if (!isConnected && left > 1) pass(request, response, left - 1);
      else if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    response.on('close', () => outgoing.destroy());
  }

  const server = createServer((request, response) => pass(request, response, targets.length));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
