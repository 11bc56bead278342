import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { openLogFile } from './log-file.ts';

describe('openLogFile', () => {
  it('appends to an existing log', () => {
    const path = join(temporaryFolder(), 'log');
    const first = openLogFile(path);
    first.write('one\n');
    first.close();
    const second = openLogFile(path);
    onTestFinished(second.close);
    second.write('two\n');
    expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n');
    expect(second.lastLines(5)).toBe('two');
  });

  it('moves a full log aside and starts a new one', () => {
    const path = join(temporaryFolder(), 'log');
    const log = openLogFile(path, 20);
    onTestFinished(log.close);
    for (const line of ['first line\n', 'second line\n', 'third line\n']) log.write(line);
    expect(readFileSync(`${path}.1`, 'utf8')).toBe('second line\n');
    expect(readFileSync(path, 'utf8')).toBe('third line\n');
    expect(existsSync(`${path}.2`)).toBe(false);
    expect(log.lastLines(2)).toBe('second line\nthird line');
  });
});
