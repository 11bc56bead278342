import { describe, expect, it } from 'vitest';
import type { CheckedRow } from '@/lib/datasets/check-rows';
import type { CheckSettings, DatasetCheck, FromWorker, ToWorker } from './check-messages';
import { createDatasetChecker, type CheckWorker } from './dataset-checker';

const settings: CheckSettings = { goal: 'voice', scriptType: null, chosen: {}, baseModel: 'gpt-4o' };
const files = [{ path: 'a.csv', file: new File(['text\na\n'], 'a.csv') }];
const row: CheckedRow = { row: 1, texts: ['a'], tokens: 1, issue: null };

/** A check that has found these rows. */
function found(rows: number): DatasetCheck {
  const report = {
    rows,
    bad: 0,
    doubtful: 0,
    doubtfulTokens: 0,
    tokens: rows,
    exactRows: rows,
    spread: null,
    histogram: [],
  };
  return {
    scriptType: 'text_generation',
    needs: [],
    assigned: {},
    missing: [],
    name: 'a.csv',
    bytes: 7,
    origin: { kind: 'table' },
    columns: ['text'],
    thumbnails: {},
    report: { ...report, first: [{ ...row }], problems: [], badLines: [], badRows: new Set() },
  };
}

function createTest() {
  const sent: ToWorker[] = [];
  const workers: { say: (message: FromWorker) => void; fail: () => void; isEnded: boolean }[] = [];
  const checker = createDatasetChecker(() => {
    const listeners = new Map<string, (event: unknown) => void>();
    const worker = {
      say: (data: FromWorker) => listeners.get('message')?.({ data }),
      fail: () => listeners.get('error')?.({ message: 'It broke.' }),
      isEnded: false,
    };
    workers.push(worker);
    const fake: unknown = {
      addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
      postMessage: (message: ToWorker) => sent.push(message),
      terminate: () => (worker.isEnded = true),
    };
    return fake as CheckWorker;
  });
  return { checker, sent, worker: (index = 0) => workers[index], workers };
}

describe('createDatasetChecker', () => {
  it('shows what is found so far, then the whole', () => {
    const { checker, worker, sent } = createTest();
    checker.check(files, settings);
    expect(sent).toEqual([{ kind: 'check', id: 1, files, filesKey: 1, settings }]);
    worker()?.say({ kind: 'progress', id: 1, share: 0.5, check: found(1) });
    expect(checker.state()).toMatchObject({ status: 'checking', share: 0.5, check: { report: { rows: 1 } } });
    const shown = checker.state();
    worker()?.say({ kind: 'checked', id: 1, check: found(2) });
    expect(checker.state()).toMatchObject({ status: 'checked', check: { report: { rows: 2 } } });
    const [before, after] = [shown, checker.state()].map((state) =>
      'check' in state ? state.check?.report.first : null,
    );
    expect(after).toBe(before);
  });

  it('ignores a check that was replaced, and shows the earlier one meanwhile', () => {
    const { checker, worker, sent } = createTest();
    checker.check(files, settings);
    worker()?.say({ kind: 'checked', id: 1, check: found(1) });
    checker.check(files, { ...settings, baseModel: 'other' });
    worker()?.say({ kind: 'checked', id: 1, check: found(9) });
    expect(checker.state()).toMatchObject({ status: 'checking', check: { report: { rows: 1 } } });
    expect(sent.at(-1)).toMatchObject({ id: 2, filesKey: 1 });
    checker.check([...files], settings);
    expect(checker.state()).toMatchObject({ status: 'checking', check: null });
    expect(sent.at(-1)).toMatchObject({ id: 3, filesKey: 2 });
  });

  it('prepares files without disturbing a check', async () => {
    const { checker, worker } = createTest();
    checker.check(files, settings);
    const [prepared, refused] = [checker.prepare(true), checker.prepare(false)];
    worker()?.say({ kind: 'prepared', id: 2, file: new File([], 'clean.csv') });
    worker()?.say({ kind: 'unprepared', id: 3, message: 'No.' });
    worker()?.say({ kind: 'checked', id: 1, check: found(1) });
    expect((await prepared).name).toBe('clean.csv');
    await expect(refused).rejects.toThrow('No.');
    expect(checker.state().status).toBe('checked');
  });

  it('reports a worker that fails, and starts another', async () => {
    const { checker, worker, workers } = createTest();
    checker.check(files, settings);
    const prepared = checker.prepare(true);
    worker()?.fail();
    await expect(prepared).rejects.toThrow('It broke.');
    expect(checker.state()).toMatchObject({ status: 'failed', message: 'It broke.', isUncheckable: true });
    checker.check(files, settings);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    checker.clear();
    expect(checker.state()).toEqual({ status: 'none' });
    expect(worker(1)?.isEnded).toBe(true);
  });
});
