import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * The first and last lines: some programs report the cause first, others last.
 * @param {string[]} lines
 */
function shorten(lines) {
  if (lines.length <= 60) return lines.join('\n');
  return [...lines.slice(0, 20), '…', ...lines.slice(-40)].join('\n');
}

/**
 * Runs a program with its output in a log, which is shown only after a failure.
 *
 * @param {{ root: string, name: string, command: string, args: string[], say: (line: string) => void, env?: Record<string, string> }} step
 * @returns {Promise<void>}
 * @throws {Error} with the beginning and the end of the log
 */
export async function runStep({ root, name, command, args, say, env = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'easel-prepare-'));
  const path = join(folder, 'log');
  const log = openSync(path, 'w');
  const started = Date.now();
  say(`${name} …`);
  const failure = await new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: {
        ...process.env,
        PATH: [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
        NEXT_TELEMETRY_DISABLED: '1',
        ...env,
      },
      stdio: ['ignore', log, log],
    });
    const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.once('SIGTERM', pass).once('SIGINT', pass);
    const settle = (/** @type {string | null} */ outcome) => {
      process.off('SIGTERM', pass).off('SIGINT', pass);
      resolve(outcome);
    };
    child.once('error', (error) => settle(error.message));
    child.once('exit', (code, signal) => settle(code === 0 ? null : `It exited with ${signal ?? code}.`));
  });
  closeSync(log);
  const output = shorten(readFileSync(path, 'utf8').trimEnd().split('\n'));
  rmSync(folder, { recursive: true });
  if (failure !== null) throw new Error(`${name} failed. ${failure} Its output:\n${output}`);
  say(`${name}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
