import { setPriority } from 'node:os';
import { isEaselError } from '../../../contract/error.ts';
import { describeError } from '../../../logging/describe-error.ts';
import { isDiskFull } from '../../../storage/is-disk-full.ts';
import type { FromChild, ToChild } from './child-messages.ts';
import type { DatasetTask } from './dataset-task.ts';
import { tokenizeDataset } from './tokenize-dataset.ts';

// Tokenizes one dataset in a separate process, so that the service stays responsive, and exits. Its parent reads for
// it.
const lowPriority = 10;
const waiting = new Map<number, PromiseWithResolvers<Uint8Array | string | null>>();
let asked = 0;

const send = (message: FromChild) => process.send?.(message);

function ask(message: { kind: 'read'; start: number; end: number } | { kind: 'fetch'; address: string; path: string }) {
  asked += 1;
  const answer = Promise.withResolvers<Uint8Array | string | null>();
  waiting.set(asked, answer);
  send({ ...message, id: asked });
  return answer.promise;
}

async function read(start: number, end: number): Promise<Buffer> {
  const bytes = await ask({ kind: 'read', start, end });
  if (!(bytes instanceof Uint8Array)) throw new Error('The parent gave no bytes.');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

async function fetchMedia(address: string, path: string): Promise<string | null> {
  const issue = await ask({ kind: 'fetch', address, path });
  return typeof issue === 'string' ? issue : null;
}

async function work(task: DatasetTask): Promise<FromChild> {
  try {
    const tokenization = await tokenizeDataset(task, {
      source: { bytes: task.bytes, read },
      fetchMedia,
      onProgress: (progress) => send({ kind: 'progress', ...progress }),
    });
    const { user, system } = process.cpuUsage();
    return { kind: 'done', tokenization, processorMs: (user + system) / 1000 };
  } catch (error) {
    if (isDiskFull(error)) return { kind: 'full' };
    if (isEaselError(error)) return { kind: 'error', code: error.code, message: error.message };
    return { kind: 'failed', message: describeError(error) };
  }
}

setPriority(lowPriority);
process.on('disconnect', () => process.exit(1));
// Ctrl-C reaches the whole process group, and a system shutdown every process; but the parent decides when its children
// end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('message', (message: ToChild) => {
  if (message.kind === 'begin') {
    void work(message.task).then(send);
    return;
  }
  const answer = waiting.get(message.id);
  waiting.delete(message.id);
  if (message.kind === 'answer') answer?.resolve(message.result);
  else answer?.reject(new Error(message.message));
});
