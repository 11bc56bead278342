import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wholeOutcome, type Check } from './checks/check.ts';
import { root, runCommand } from './checks/run-command.ts';
import { readTestReport } from './checks/test-report.ts';
import { isBuildFresh } from './prepare/build.mjs';

const reports = await mkdtemp(join(tmpdir(), 'easel-reports-'));
const unitReport = join(reports, 'unit.json');
const contractReport = join(reports, 'contract.json');
const browserReport = join(reports, 'browser.json');

// Only a test that fails twice fails. One that passes at its second try is reported by name.
const tries = { vitest: '--retry=1', playwright: '--retries=1' };

const command = (name: string, program: string, ...args: string[]): Check => ({
  name,
  run: async () => wholeOutcome(await runCommand(program, args)),
});

const checks: Check[] = [
  command('format', 'oxfmt', '--check', '.'),
  command('lint', 'oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives', '.'),
  command('types', 'tsc', '--noEmit'),
  command('unused code', 'knip'),
  {
    name: 'unit tests',
    run: async () => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
      return readTestReport(unitReport, await runCommand('vitest', ['run', tries.vitest, ...reporters]));
    },
  },
  {
    name: 'contract tests',
    run: async () => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${contractReport}`];
      const args = ['run', tries.vitest, '--config', 'vitest.contract.config.ts', ...reporters];
      return readTestReport(contractReport, await runCommand('vitest', args));
    },
  },
  { name: 'the build is up to date', run: async () => wholeOutcome(isBuildFresh(root)) },
  {
    name: 'browser tests',
    run: async () => {
      const args = ['test', tries.playwright, '--config', 'e2e/playwright.config.ts'];
      return readTestReport(browserReport, await runCommand('playwright', args, { EASEL_TEST_REPORT: browserReport }));
    },
  },
];

let passed = 0;
let failed = 0;
const notes: string[] = [];
const times: string[] = [];
for (const check of checks) {
  console.log(`\n── ${check.name}`);
  const startedAt = performance.now();
  const outcome = await check.run();
  times.push(`${check.name} ${Math.round((performance.now() - startedAt) / 1000)} s`);
  passed += outcome.passed;
  failed += outcome.failed;
  notes.push(...outcome.notes.map((note) => `${check.name}: ${note.replaceAll(root, '')}`));
}
await rm(reports, { recursive: true, force: true });
if (notes.length > 0)
  console.log(`\nFailed or flaky:\n${notes.map((note) => `  ${note.replaceAll('\n', '\n    ')}`).join('\n')}`);
console.log(`\nTimes: ${times.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
