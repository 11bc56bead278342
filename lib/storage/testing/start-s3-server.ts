import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from '../../settings/bare-environment.ts';
import { removeFolder } from '../../setup/test/remove-folder.ts';

const program = fileURLToPath(new URL('./serve-s3.ts', import.meta.url));
const bucket = 'easel';

/** An S3 server on a temporary folder, with an empty bucket. */
export interface S3Server {
  /** The `STORAGE_URL` of the bucket. */
  storageUrl: string;
  endpoint: string;
  /** Kills the server. */
  kill: () => Promise<void>;
  /** Starts it again after a kill, with the same port and folder. */
  restart: () => Promise<void>;
  /** Stops it and removes its folder. */
  stop: () => Promise<void>;
}

/** The environment variables with the credentials for the server. */
export const s3Credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** Starts an S3 server in a separate process. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'easel-s3-'));

  async function start(port: string) {
    // It encrypts the tokens of long listings with a cipher that OpenSSL has moved to its legacy provider.
    const flags = ['--no-deprecation', '--openssl-legacy-provider'];
    const child = spawn(process.execPath, [...flags, program, directory, port, bucket], {
      env: bareEnvironment(),
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    return { child, port: line.toString().trim() };
  }

  let running = await start('0');
  const endpoint = `http://127.0.0.1:${running.port}`;

  async function kill(): Promise<void> {
    const { child } = running;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  return {
    storageUrl: `s3://${bucket}?region=us-east-1&endpoint=${endpoint}`,
    endpoint,
    kill,
    async restart() {
      running = await start(running.port);
    },
    async stop() {
      await kill();
      await removeFolder(directory);
    },
  };
}
