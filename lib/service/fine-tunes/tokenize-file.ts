import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from '../../settings/bare-environment.ts';
import type { TokenCount } from './count-tokens.ts';
import type { Dataset } from './tokenize-child.ts';

/**
 * Counts the tokens of a dataset on this machine in a process of its own.
 *
 * @returns the count, or in words what is wrong with the dataset
 * @throws when the process fails, or the signal's reason
 */
export async function tokenizeFile(dataset: Dataset, signal: AbortSignal): Promise<TokenCount | string> {
  signal.throwIfAborted();
  const child = fork(fileURLToPath(new URL('./tokenize-child.ts', import.meta.url)), [], {
    env: bareEnvironment(),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      child.once('message', (result: TokenCount | string) => resolve(result));
      child.once('error', reject);
      child.once('exit', (code, by) => reject(new Error(`tokenizing ended with ${by ?? `code ${String(code)}`}`)));
      child.send(dataset);
    });
  } finally {
    child.kill('SIGKILL');
  }
}
