import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { readTestReport } from './test-report.ts';

function writeReport(report: unknown): string {
  const path = join(temporaryFolder(), 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

const folder = '/easel/lib/media';
const vitestReport = {
  numPassedTests: 7,
  numFailedTests: 1,
  testResults: [
    {
      name: `${folder}/seal.test.ts`,
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'seal opens', failureMessages: [] },
        { status: 'passed', fullName: 'seal waits', failureMessages: ['Error: late'] },
        {
          status: 'failed',
          fullName: 'seal closes',
          failureMessages: ['\u001b[31mError: it is open\u001b[39m\n    at x'],
        },
      ],
    },
    { name: `${folder}/lock.test.ts`, status: 'failed', message: 'Cannot find lock.ts\nin lib', assertionResults: [] },
  ],
};
const green = { numPassedTests: 7, numFailedTests: 0, testResults: [] };
const none = { numPassedTests: 0, numFailedTests: 0, testResults: [] };

const journey = (title: string, status: string, ...reasons: string[]) => ({
  title,
  file: 'boxes.spec.ts',
  line: 4,
  tests: [
    {
      status,
      results: reasons.map((message) => ({ errors: [{ message }], attachments: [{ name: 'trace', path: '/t.zip' }] })),
    },
  ],
});
const playwrightReport = {
  stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
  errors: [],
  suites: [
    {
      specs: [journey('user draws', 'expected')],
      suites: [
        {
          specs: [
            journey('user moves', 'unexpected', 'Error: no box\n\nCall log'),
            journey('user waits', 'flaky', 'Error: late'),
          ],
        },
      ],
    },
  ],
};

describe('readTestReport', () => {
  it('counts the tests of Vitest, and lists failures and retries', async () => {
    expect(await readTestReport(writeReport(vitestReport), false)).toEqual({
      passed: 7,
      failed: 1,
      notes: [
        `${folder}/seal.test.ts › seal waits (passed on the second try): Error: late`,
        `${folder}/seal.test.ts › seal closes: Error: it is open`,
        `${folder}/lock.test.ts: Cannot find lock.ts\nin lib`,
      ],
    });
  });

  it('counts the tests of Playwright, and lists failures and retries', async () => {
    expect(await readTestReport(writeReport(playwrightReport), false)).toEqual({
      passed: 6,
      failed: 1,
      notes: [
        'boxes.spec.ts:4 › user moves: Error: no box\nCall log\nsee: /t.zip',
        'boxes.spec.ts:4 › user waits (passed on the second try): Error: late\nsee: /t.zip',
      ],
    });
  });

  it('counts a failure beside the tests', async () => {
    const path = writeReport(green);
    expect(await readTestReport(path, true)).toEqual({ passed: 7, failed: 0, notes: [] });
    expect(await readTestReport(path, false)).toMatchObject({ passed: 7, failed: 1 });
  });

  it('counts a run without tests or without a readable report as failed', async () => {
    expect(await readTestReport(writeReport(none), true)).toMatchObject({ passed: 0, failed: 1 });
    expect(await readTestReport(writeReport({}), true)).toMatchObject({ passed: 0, failed: 1 });
    expect(await readTestReport(join(temporaryFolder(), 'none.json'), true)).toMatchObject({ passed: 0, failed: 1 });
  });
});
