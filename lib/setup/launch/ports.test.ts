import { createServer } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../database/embedded/find-free-port.ts';
import { requireFreePort } from './ports.ts';

describe('requireFreePort', () => {
  it('accepts a free port', async () => {
    await expect(requireFreePort('the studio', '127.0.0.1', await findFreePort(), 'PORT')).resolves.toBeUndefined();
  });

  it('names a taken port and the setting that chooses another', async () => {
    const port = await findFreePort();
    const server = createServer().listen(port, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    await expect(requireFreePort('the studio', '127.0.0.1', port, 'PORT')).rejects.toThrow(
      `Port ${port} on 127.0.0.1, for the studio, is in use by another program. Choose another port, for example: PORT=${port + 1} npm start`,
    );
  });

  it('reports an address that is not on this machine', async () => {
    await expect(requireFreePort('the studio', '192.0.2.1', 4999, 'PORT')).rejects.toThrow(
      "Port 4999 on 192.0.2.1, for the studio, can't be used (EADDRNOTAVAIL).",
    );
  });
});
