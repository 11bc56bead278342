import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readTestReport } from './test-report.ts';

function writeReport(report: unknown): string {
  const path = join(temporaryFolder(), 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

describe('readTestReport', () => {
  it('counts the tests of Vitest', async () => {
    const path = writeReport({ numPassedTests: 7, numFailedTests: 2, success: false });
    expect(await readTestReport(path, false)).toEqual({ passed: 7, failed: 2 });
  });

  it('counts the tests of Playwright', async () => {
    const path = writeReport({ stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 } });
    expect(await readTestReport(path, true)).toEqual({ passed: 6, failed: 0 });
  });

  it('counts a failure beside the tests', async () => {
    const path = writeReport({ numPassedTests: 7, numFailedTests: 0 });
    expect(await readTestReport(path, false)).toEqual({ passed: 7, failed: 1 });
  });

  it('counts a run without a test, or without a report, as failed', async () => {
    expect(await readTestReport(writeReport({ numPassedTests: 0, numFailedTests: 0 }), true)).toEqual({
      passed: 0,
      failed: 1,
    });
    expect(await readTestReport(join(temporaryFolder(), 'none.json'), true)).toEqual({ passed: 0, failed: 1 });
  });
});
