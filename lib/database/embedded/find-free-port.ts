import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below every system's ephemeral ports. Inside that range, an outgoing connection of any program could take the port
// before its server listens.
const [lowest, above] = [20_000, 32_000];

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** A TCP port on loopback that is free now, and outside the range of outgoing connections. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, above);
    if (await isFree(port)) return port;
  }
}
