import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from './find-free-port.ts';

describe('findFreePort', () => {
  it('finds a port that a server can listen on, outside the ephemeral range', async () => {
    const port = await findFreePort();
    const server = createServer();
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    // Linux gives outgoing connections ports from 32768 on, other systems from 49152 on.
    expect(port).toBeLessThan(32_768);
  });
});
