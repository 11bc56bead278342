import { EaselError } from '../contract/error.ts';
import { SettingsError } from '../settings/read-settings.ts';
import { createLaunch } from './launch/launch.ts';

// npm forwards a Ctrl-C that the terminal has sent already: only a later one counts as the second.
const sameSignalMs = 400;

// The terminal may be closed by now; the programs are stopped all the same.
process.stdout.on('error', () => undefined);

const say = (line: string) => process.stdout.write(`${line}\n`);
const launch = createLaunch({
  environment: process.env,
  dev: process.argv.includes('--dev'),
  serviceOnly: process.argv.includes('--service-only'),
  say,
});
let stoppingSince: number | null = null;

async function end(exitCode: number): Promise<never> {
  await launch.stop();
  process.exit(exitCode);
}

function onSignal(): void {
  if (stoppingSince === null) {
    stoppingSince = performance.now();
    say('Stopping …');
    void end(0);
  } else if (performance.now() - stoppingSince > sameSignalMs) {
    launch.kill();
    process.exit(130);
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);

try {
  const readiness = await launch.start();
  if (stoppingSince === null) say(readiness);
} catch (error) {
  const isExpected = error instanceof EaselError || error instanceof SettingsError;
  process.stderr.write(`${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  if (stoppingSince === null) await end(1);
}
