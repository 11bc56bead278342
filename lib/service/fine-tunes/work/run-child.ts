import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { EaselError } from '../../../contract/error.ts';
import type { Tokenization } from '../../../contract/fine-tunes/tokenization.ts';
import { describeError } from '../../../logging/describe-error.ts';
import { watchMemory } from '../../../processes/watch-memory.ts';
import { bareEnvironment } from '../../../settings/bare-environment.ts';
import type { FromChild, ToChild } from './child-messages.ts';
import type { DatasetTask } from './dataset-task.ts';
import type { DatasetWorld } from './tokenize-dataset.ts';
import { formatBytes } from '../../../contract/format-bytes.ts';

const watchMemoryEveryMs = 500;

/** The source, the media and the limits for tokenizing a dataset in a child process. */
export interface ChildOptions extends DatasetWorld {
  signal: AbortSignal;
  /** The memory limit beyond which the child is killed. */
  memoryLimitBytes: number;
  /** Called at each check with the child's memory in bytes. */
  onMemory?: (bytes: number) => void;
  /** Called with the processor time of the child, its start included. */
  onProcessorTime?: (milliseconds: number) => void;
}

/**
 * Tokenizes a dataset in a separate process, for which this one reads.
 *
 * @returns the dataset's figures
 * @throws EaselError `invalid_params` for a dataset that cannot be used, `insufficient_storage` when there is no space
 *   left
 * @throws when the process fails; the failure of a read; the signal's reason
 */
export async function tokenizeInChild(task: DatasetTask, options: ChildOptions): Promise<Tokenization> {
  const { signal, source } = options;
  signal.throwIfAborted();
  const child = fork(fileURLToPath(new URL('./child.ts', import.meta.url)), [], {
    env: bareEnvironment(),
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<Tokenization>();
  const send = (message: ToChild) => {
    if (child.connected) child.send(message, (error) => (error === null ? undefined : reject(error)));
  };

  /** Answers a request of the child. This process throws the failure; the child only stops. */
  function answer(id: number, act: () => Promise<Uint8Array | string | null>): void {
    act()
      .then((result) => send({ kind: 'answer', id, result }))
      .catch((error: unknown) => {
        reject(error);
        send({ kind: 'refusal', id, message: describeError(error) });
      });
  }

  function receive(message: FromChild): void {
    if (message.kind === 'read') return answer(message.id, () => source.read(message.start, message.end));
    if (message.kind === 'fetch') return answer(message.id, () => options.fetchMedia(message.address, message.path));
    if (message.kind === 'progress') return options.onProgress(message);
    if (message.kind === 'done') {
      options.onProcessorTime?.(message.processorMs);
      return resolve(message.tokenization);
    }
    if (message.kind === 'error') return reject(new EaselError(message.code, message.message));
    if (message.kind === 'full')
      return reject(new EaselError('insufficient_storage', 'The service has no disk space left.'));
    return reject(new Error(message.message));
  }

  function refuseMemory(): void {
    const limit = formatBytes(options.memoryLimitBytes, { isRounded: true });
    const message = `Reading the dataset needs more than ${limit} of memory. Use smaller rows or row groups.`;
    reject(new EaselError('invalid_params', message));
  }

  const endWatch = watchMemory({
    pid: child.pid ?? null,
    limitBytes: options.memoryLimitBytes,
    everyMs: watchMemoryEveryMs,
    onExceeded: refuseMemory,
    ...(options.onMemory === undefined ? {} : { onCheck: options.onMemory }),
  });
  const end = () => reject(signal.reason as Error);
  signal.addEventListener('abort', end, { once: true });
  child.on('message', (message) => receive(message as FromChild));
  child.once('error', reject);
  child.once('exit', (code, by) => reject(new Error(`tokenizing ended with ${by ?? `code ${String(code)}`}`)));
  send({ kind: 'begin', task });
  try {
    return await promise;
  } finally {
    endWatch();
    signal.removeEventListener('abort', end);
    child.kill('SIGKILL');
  }
}
