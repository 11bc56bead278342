import { describe, expect, it } from 'vitest';
import type { FineTuneState } from '../../../contract/fine-tunes/fine-tune.ts';
import { createNoticeHub } from '../../events/notice-hub.ts';
import { followFineTune } from './follow-fine-tune.ts';

const id = '6d4be2c8-3a50-4b2a-8f3d-1f6a0c1f7a11';

function follow() {
  const hub = createNoticeHub();
  const following = followFineTune(hub, id, new AbortController().signal);
  const notify = (state: FineTuneState | null, fineTune = id) =>
    hub.receive(JSON.stringify({ owner: 'ann', fineTune, state, progress: null }));
  return { following, notify };
}

describe('followFineTune', () => {
  it.each(['completed', 'stopped', 'errored', 'deployed', null] as const)('aborts when it is %s', (state) => {
    const { following, notify } = follow();
    notify(state);
    expect(following.signal.aborted).toBe(true);
    expect(following.hasLeft()).toBe(true);
  });

  // The notice of its queuing can arrive after a worker has claimed it.
  it.each(['created', 'tokenizing', 'enqueued', 'running'] as const)('continues after a late notice of %s', (state) => {
    const { following, notify } = follow();
    notify(state);
    expect(following.signal.aborted).toBe(false);
    expect(following.hasLeft()).toBe(false);
  });

  it('ignores other fine-tunes, and everything once it is stopped', () => {
    const { following, notify } = follow();
    notify('stopped', '6d4be2c8-3a50-4b2a-8f3d-1f6a0c1f7a12');
    following.stop();
    notify('stopped');
    expect(following.hasLeft()).toBe(false);
  });
});
