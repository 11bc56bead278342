import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from '../../settings/bare-environment.ts';

const program = fileURLToPath(new URL('./serve-s3.ts', import.meta.url));
const bucket = 'easel';

/** A server that speaks S3, on a folder of its own, with an empty bucket. */
export interface S3Server {
  /** The `STORAGE_URL` of its bucket. */
  storageUrl: string;
  endpoint: string;
  /** Ends it at once, in the middle of whatever it does. */
  kill: () => Promise<void>;
  /** Starts it again after a kill, on the same port and folder. */
  restart: () => Promise<void>;
  /** Ends it and removes its folder. */
  stop: () => Promise<void>;
}

/** The variables by which clients of the server sign. */
export const s3Credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** Starts a server that speaks S3, as a process of its own. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'easel-s3-'));

  async function start(port: string) {
    // It seals the tokens of long listings with a cipher that OpenSSL has put aside.
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
      await rm(directory, { recursive: true, force: true });
    },
  };
}
