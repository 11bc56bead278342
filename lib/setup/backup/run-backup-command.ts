import { resolve } from 'node:path';
import { EaselError } from '../../contract/error.ts';
import { SettingsError } from '../../settings/read-settings.ts';
import { isDiskFull } from '../../storage/is-disk-full.ts';

/** What a command does with its file. */
type Act = (options: {
  environment: Record<string, string | undefined>;
  file: string;
  say: (line: string) => void;
  signal: AbortSignal;
}) => Promise<string>;

/** A failure as a sentence for the terminal. */
export function describeFailure(error: unknown): string {
  if (error instanceof EaselError || error instanceof SettingsError) return error.message;
  if (isDiskFull(error)) return 'The disk is full. Free some space, or use another disk. Nothing was left behind.';
  const { code = '', message = String(error), stack = message } = error as Partial<NodeJS.ErrnoException>;
  if (code === 'EACCES' || code === 'EPERM') {
    return `${message}. Run this under the account that runs Easel, and write where it may write.`;
  }
  return stack;
}

/**
 * Runs `npm run backup` or `npm run restore`: writes what happens, and sets the exit code. A signal ends the work and
 * removes what it has written.
 *
 * @param file as the person wrote it, from the folder in which npm was called
 */
export async function runBackupCommand(file: string, act: Act): Promise<void> {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stopping.abort());
  try {
    const summary = await act({
      environment: process.env,
      file: resolve(process.env['INIT_CWD'] ?? '.', file),
      say: (line) => void process.stdout.write(`${line}\n`),
      signal: stopping.signal,
    });
    process.stdout.write(`${summary}\n`);
  } catch (error) {
    process.exitCode = stopping.signal.aborted ? 130 : 1;
    process.stderr.write(`${stopping.signal.aborted ? 'Stopped. Nothing was left behind.' : describeFailure(error)}\n`);
  }
}
