import type { ServerResponse } from 'node:http';
import type { EngineFault } from '../fake-engine.ts';

/** Answers a request wrongly. `cut` expects that the request was acted on. */
export function answerFault(fault: EngineFault, response: ServerResponse): void {
  const send = (status: number, type: string, body: string, headers: Record<string, string> = {}) => {
    response.writeHead(status, { 'content-type': type, ...headers });
    response.end(body);
  };
  switch (fault) {
    case 'cut':
      response.destroy();
      return;
    case 'html':
      return send(200, 'text/html', '<!doctype html><title>Log in</title>');
    case 'redirect':
      return send(302, 'text/plain', '', { location: '/system_stats' });
    case 'huge': {
      response.writeHead(200, { 'content-type': 'application/json' });
      const chunk = Buffer.alloc(1024 * 1024, 0x20);
      const write = (): void => {
        while (!response.destroyed && response.write(chunk));
        response.once('drain', write);
      };
      write();
      return;
    }
    case 'server error':
      return send(500, 'text/plain', '500 Internal Server Error');
    case 'refused key':
      return send(401, 'text/plain', '401: Unauthorized');
    case 'too many':
      return send(429, 'text/plain', 'slow down', { 'retry-after': '7' });
    case 'wrong shape':
      return send(200, 'application/json', '["not", "what", "was", "asked"]');
  }
}
