import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A media service with only the documented endpoint of fine-tunes. */
export interface TokenizeOnlyUpstream {
  url: string;
  /** How often tokenizing was requested. */
  calls: () => number;
  close: () => Promise<void>;
}

/** Starts such a service, with one fine-tune in the state `created`. */
export async function startTokenizeOnlyUpstream(key: string, id: string): Promise<TokenizeOnlyUpstream> {
  let status = 'created';
  let calls = 0;

  function answer(method: string, path: string, authorization: string | undefined): [number, unknown] {
    if (authorization !== `Bearer ${key}`) return [401, { error: { message: 'Unknown key.' } }];
    const asked = /^\/api\/repos\/[^/]+\/[^/]+\/fine_tunes\/([^/]+)\/tokenize$/.exec(path)?.[1];
    if (method !== 'POST' || asked === undefined) return [404, { error: { message: 'Not found.' } }];
    calls += 1;
    if (asked !== id) return [404, { error: { title: 'Fine-tune not found' } }];
    if (status !== 'created') return [409, { error: { detail: `This fine-tune is ${status}.` } }];
    status = 'tokenizing';
    const fineTune = { id, name: 'lanterns', status, base_model: 'qwen-image', script_type: 'image_generation' };
    return [200, { fine_tune: fineTune, status: 'success', status_message: 'resource_found' }];
  }

  const server = createServer((request, response) => {
    request.resume();
    const [code, body] = answer(request.method ?? '', request.url ?? '', request.headers.authorization);
    response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
