import { createServer } from 'node:net';
import { EaselError } from '../../contract/error.ts';

function whyNot(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code ?? error.message);
    });
    server.listen(port, host, () => {
      server.close(() => {
        resolve(null);
      });
    });
  });
}

/**
 * Checks that a program will be able to listen.
 *
 * @param variable the setting that names the port, for the remedy
 * @throws EaselError `conflict` with a message that names the port and the setting
 */
export async function requireFreePort(program: string, host: string, port: number, variable: string): Promise<void> {
  const reason = await whyNot(host, port);
  if (reason === null) return;
  const remedy = `Choose another port, for example: ${variable}=${port < 1024 ? 3000 : port + 1} npm start`;
  if (reason === 'EADDRINUSE') {
    throw new EaselError(
      'conflict',
      `Port ${port} on ${host}, for ${program}, is in use by another program. ${remedy}`,
    );
  }
  if (reason === 'EACCES') {
    throw new EaselError('forbidden', `Port ${port} on ${host}, for ${program}, can only be used by root. ${remedy}`);
  }
  throw new EaselError('unavailable', `Port ${port} on ${host}, for ${program}, can't be used (${reason}).`);
}
