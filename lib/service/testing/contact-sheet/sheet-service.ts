import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readErrorMessage } from '../../../contract/error.ts';
import { enqueueResponseSchema, generationRecordSchema } from '../../../contract/generation-record.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { isTerminalStatus } from '../../../contract/status.ts';
import { findFreePort } from '../../../database/embedded/find-free-port.ts';
import { removeFolder } from '../../../setup/test/remove-folder.ts';

/** A result file of the service. */
export interface SheetFile {
  contentType: string;
  bytes: Buffer;
}

/** The service, started as `npm run service` starts it, with a temporary data directory. */
export interface SheetService {
  /** @throws Error with the service's message when it failed */
  generate: (body: JsonObject) => Promise<SheetFile[]>;
  stop: () => Promise<void>;
}

const key = 'the-key-of-the-contact-sheet';
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
const pollMs = 250;

async function download(url: string, contentType: string): Promise<SheetFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return { contentType, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Starts the service and waits until it is ready. */
export async function startSheetService(): Promise<SheetService> {
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const dataDirectory = await mkdtemp(join(tmpdir(), 'easel-contact-sheet-'));
  const port = await findFreePort();
  const environment = { SERVICE_PORT: String(port), EASEL_DATA_DIR: dataDirectory, SERVICE_API_KEYS: `sheet:${key}` };
  const child = spawn(process.execPath, ['lib/setup/start.ts', '--service-only'], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => {
      throw new Error('the service did not start');
    }),
  ]);
  child.stdout.resume();
  const url = `http://127.0.0.1:${port}/api/ai/queue`;
  return {
    async generate(body) {
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      const answered: unknown = await answer.json();
      if (!answer.ok) throw new Error(readErrorMessage(answered) ?? `status ${answer.status}`);
      const id = enqueueResponseSchema.parse(answered).generations[0]?.generation_id ?? '';
      for (;;) {
        const record = generationRecordSchema.parse(await (await fetch(`${url}/${id}`, { headers })).json());
        if (record.status === 'succeeded') {
          return Promise.all(record.results.map((result) => download(result.url, result.content_type)));
        }
        if (isTerminalStatus(record.status)) throw new Error(record.error_message ?? record.status);
        await wait(pollMs);
      }
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await removeFolder(dataDirectory);
    },
  };
}
