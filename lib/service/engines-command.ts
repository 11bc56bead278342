import { reportEngines } from './report-engines.ts';

// The command `npm run engines -- check`.
if (process.argv[2] === 'check' && process.argv.length === 3) {
  const { text, isGood } = await reportEngines(process.env);
  process.stdout.write(`${text}\n`);
  process.exitCode = isGood ? 0 : 1;
} else {
  process.stderr.write('Use: npm run engines -- check\nIt asks each engine of the settings whether it answers.\n');
  process.exitCode = 2;
}
