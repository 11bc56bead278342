import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs a command in the repository's root and shows its output. Returns whether it succeeded. */
export function runCommand(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: {
        ...process.env,
        PATH: [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
        NEXT_TELEMETRY_DISABLED: '1',
        ...environment,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
