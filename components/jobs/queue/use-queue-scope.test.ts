import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { ann, me, personOf } from '@/lib/client/testing/stub-person';
import { createTestStorage } from '@/lib/client/testing/test-storage';
import type { Role } from '@/lib/contract/studio/permissions';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { queueScope, useQueueScope } from './use-queue-scope';

const mine = { id: 'mine', owner: me } as StudioJob;
const theirs = { id: 'theirs', owner: ann } as StudioJob;

async function mountScope(jobs: StudioJob[], role: Role = 'maker') {
  vi.stubGlobal('localStorage', createTestStorage());
  onTestFinished(() => queueScope.set('mine'));
  const hook = await mountHook(() => useQueueScope(jobs), { document: personOf(role) });
  return { ...hook, listed: () => hook.current().jobs.map(({ id }) => id) };
}

describe('useQueueScope', () => {
  it('lists one’s own jobs until everyone’s are chosen', async () => {
    const { current, listed, act } = await mountScope([theirs, mine]);
    expect(current()).toMatchObject({ scope: 'mine', hasChoice: true, hidden: 1 });
    expect(listed()).toEqual(['mine']);
    await act(() => queueScope.set('everyone'));
    expect(current()).toMatchObject({ scope: 'everyone', hidden: 0 });
    expect(listed()).toEqual(['theirs', 'mine']);
  });

  it('offers no choice where all jobs are one’s own', async () => {
    const { current, listed } = await mountScope([mine]);
    expect(current()).toMatchObject({ hasChoice: false, hidden: 0 });
    expect(listed()).toEqual(['mine']);
  });

  it('shows viewers everyone’s', async () => {
    const { current, listed } = await mountScope([theirs], 'viewer');
    expect(current().hasChoice).toBe(false);
    expect(listed()).toEqual(['theirs']);
  });
});
