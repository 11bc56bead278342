import { onTestFinished, vi } from 'vitest';
import { checkDataset } from '../check/check-dataset';
import type { DatasetCheck, FromWorker, ToWorker } from '../check/check-messages';
import { leaveOut } from '../check/leave-out';
import { prepareDataset, type PreparedDataset } from '../check/prepare-dataset';

/** Stands for the worker of a test: it checks datasets where it is created. Returns the settings of each check. */
export function checkInPage(): Extract<ToWorker, { kind: 'check' }>['settings'][] {
  const asked: Extract<ToWorker, { kind: 'check' }>['settings'][] = [];
  vi.stubGlobal(
    'Worker',
    class {
      private last: { prepared: PreparedDataset; check: DatasetCheck } | null = null;
      private listener: ((event: { data: FromWorker }) => void) | null = null;

      addEventListener(name: string, listener: (event: { data: FromWorker }) => void) {
        if (name === 'message') this.listener = listener;
      }
      postMessage(message: ToWorker) {
        void this.answer(message).then((data) => this.listener?.({ data }));
      }
      terminate() {
        this.listener = null;
      }

      private async answer(message: ToWorker): Promise<FromWorker> {
        const { id } = message;
        if (message.kind === 'prepare') {
          if (this.last === null) return { kind: 'unprepared', id, message: 'Nothing was checked yet.' };
          const { prepared, check } = this.last;
          return {
            kind: 'prepared',
            id,
            file: message.leavesOut ? await leaveOut(prepared, check.report) : prepared.file,
          };
        }
        asked.push(message.settings);
        const prepared = await prepareDataset(message.files, () => Promise.resolve(null));
        const check = await checkDataset(prepared, message.settings, () => Promise.resolve());
        this.last = { prepared, check };
        return { kind: 'checked', id, check };
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}
