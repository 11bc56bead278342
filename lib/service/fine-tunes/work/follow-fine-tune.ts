import type { FineTuneState } from '../../../contract/fine-tune.ts';
import type { NoticeHub } from '../../events/notice-hub.ts';

/**
 * A signal that is aborted as soon as a fine-tune leaves the state in which it is worked on, whoever changed it: it was stopped,
 * or is gone.
 */
export function followFineTune(hub: NoticeHub, id: string, state: FineTuneState, signal: AbortSignal) {
  const left = new AbortController();
  const unsubscribe = hub.subscribe({
    onNotice: () => undefined,
    onFineTune(notice) {
      if (notice.fineTune === id && notice.state !== state) left.abort(new Error('it was stopped'));
    },
  });
  return {
    signal: AbortSignal.any([signal, left.signal]),
    /** Whether it left its state, or was found to be nobody's here. */
    hasLeft: () => left.signal.aborted,
    leave: () => left.abort(new Error('another worker is at it')),
    stop: unsubscribe,
  };
}
