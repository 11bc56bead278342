import { isTerminalStatus } from '../../contract/status.ts';
import type { NoticeHub } from '../events/notice-hub.ts';

/**
 * Watches for the end of a generation that another process may write, such as a cancellation. Call this before the
 * generation is claimed: an end that arrives before its id is known counts too.
 */
export function followEnd(hub: NoticeHub, onEnded: () => void): { watch: (id: string) => void; stop: () => void } {
  const ended = new Set<string>();
  let watched: string | null = null;
  const stop = hub.subscribe({
    onNotice({ id, status }) {
      if (!isTerminalStatus(status)) return;
      if (watched === null) ended.add(id);
      else if (watched === id) onEnded();
    },
  });
  return {
    watch(id) {
      watched = id;
      if (ended.has(id)) onEnded();
      ended.clear();
    },
    stop,
  };
}
