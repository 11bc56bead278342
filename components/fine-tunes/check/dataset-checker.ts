import { createStore, type Store } from '@/lib/client/create-store';
import type { DroppedFile } from '@/components/ui/dropped-files';
import type { CheckFailure, CheckSettings, DatasetCheck, FromWorker, ToWorker } from './check-messages';

/** The check of what was dropped. */
export type CheckState =
  | { status: 'none' }
  /** `check` is what is known so far. */
  | { status: 'checking'; share: number; check: DatasetCheck | null }
  | { status: 'checked'; check: DatasetCheck }
  | ({ status: 'failed' } & CheckFailure);

/** The used part of a `Worker`. */
export type CheckWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** Checks datasets in a worker. */
export interface DatasetChecker {
  state: Store<CheckState>['current'];
  subscribe: Store<CheckState>['subscribe'];
  /** Checks these files, instead of any earlier ones. */
  check: (files: readonly DroppedFile[], settings: CheckSettings) => void;
  /** The checked dataset as a file. @param leavesOut without its rows with issues */
  prepare: (leavesOut: boolean) => Promise<File>;
  /** Forgets the files, and ends the worker. */
  clear: () => void;
}

/** Creates a checker. Its worker starts with the first check. */
export function createDatasetChecker(createWorker: () => CheckWorker): DatasetChecker {
  const store = createStore<CheckState>({ status: 'none' });
  const preparations = new Map<number, PromiseWithResolvers<File>>();
  let worker: CheckWorker | null = null;
  let files: readonly DroppedFile[] | null = null;
  let filesKey = 0;
  let asked = 0;
  let latest = 0;
  let reportedId = 0;

  function receive(message: FromWorker): void {
    if (message.kind === 'prepared') preparations.get(message.id)?.resolve(message.file);
    else if (message.kind === 'unprepared') preparations.get(message.id)?.reject(new Error(message.message));
    else if (message.id !== latest) return;
    else if (message.kind === 'checked') store.set({ status: 'checked', check: withKnownRows(message.check) });
    else if (message.kind === 'progress') {
      store.set({ status: 'checking', share: message.share, check: withKnownRows(message.check) });
      reportedId = message.id;
    } else {
      const { message: reason, issue, name, isUncheckable } = message;
      store.set({ status: 'failed', message: reason, issue, name, isUncheckable });
    }
  }

  /** Within one check, rows that were reported stay: the same lists, so that a table need not be rendered again. */
  function withKnownRows(next: DatasetCheck): DatasetCheck {
    const known = reportedId === latest ? (knownCheck()?.report ?? null) : null;
    if (known === null) return next;
    const { report } = next;
    const first = known.first.length === report.first.length ? known.first : report.first;
    const problems = known.problems.length === report.problems.length ? known.problems : report.problems;
    return { ...next, report: { ...report, first, problems } };
  }

  function knownCheck(): DatasetCheck | null {
    const state = store.current();
    return state.status === 'checking' || state.status === 'checked' ? state.check : null;
  }

  function end(message: string): void {
    worker?.terminate();
    worker = null;
    for (const { reject } of preparations.values()) reject(new Error(message));
    preparations.clear();
  }

  function start(): CheckWorker {
    const started = createWorker();
    started.addEventListener('message', ({ data }) => receive(data as FromWorker));
    started.addEventListener('error', ({ message }) => {
      end(message);
      store.set({ status: 'failed', message, issue: null, name: '', isUncheckable: true });
    });
    return started;
  }

  function send(message: ToWorker): void {
    worker ??= start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker always has the page's origin
    worker.postMessage(message);
  }

  return {
    state: store.current,
    subscribe: store.subscribe,
    check(next, settings) {
      const isSame = next === files;
      if (!isSame) filesKey += 1;
      files = next;
      asked += 1;
      latest = asked;
      store.set({ status: 'checking', share: 0, check: isSame ? knownCheck() : null });
      send({ kind: 'check', id: latest, files: next, filesKey, settings });
    },
    prepare(leavesOut) {
      asked += 1;
      const prepared = Promise.withResolvers<File>();
      preparations.set(asked, prepared);
      send({ kind: 'prepare', id: asked, leavesOut });
      return prepared.promise;
    },
    clear() {
      end('The dataset was removed.');
      files = null;
      store.set({ status: 'none' });
    },
  };
}
