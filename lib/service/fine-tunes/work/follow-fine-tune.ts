import type { FineTuneState } from '../../../contract/fine-tunes/fine-tune.ts';
import type { NoticeHub } from '../../events/notice-hub.ts';

const endStates: ReadonlySet<FineTuneState | null> = new Set(['completed', 'stopped', 'errored', 'deployed', null]);

/**
 * A signal that is aborted as soon as another process has ended a fine-tune: stopped or deleted it. Notices can be
 * late, so those of states before the claim are ignored.
 */
export function followFineTune(hub: NoticeHub, id: string, signal: AbortSignal) {
  const left = new AbortController();
  const unsubscribe = hub.subscribe({
    onNotice: () => undefined,
    onFineTune(notice) {
      if (notice.fineTune === id && endStates.has(notice.state)) left.abort(new Error('it was stopped'));
    },
  });
  return {
    signal: AbortSignal.any([signal, left.signal]),
    /** Whether it has ended, or another worker has claimed it. */
    hasLeft: () => left.signal.aborted,
    leave: () => left.abort(new Error('another worker is at it')),
    stop: unsubscribe,
  };
}
