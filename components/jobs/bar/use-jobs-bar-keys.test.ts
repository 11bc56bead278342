import type { FocusEvent, KeyboardEvent } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { arrangeJobs, isInQueue } from '../job-queue';
import { jobsBarEntries } from './jobs-bar-entries';
import { useJobsBarKeys } from './use-jobs-bar-keys';

const job = (id: string, status: StudioJob['status'], turn: number | null = null) =>
  ({ id, batchId: id, status, turn, results: [] }) as unknown as StudioJob;
const groups = arrangeJobs([
  job('queued-2', 'waiting', 2),
  job('queued-1', 'waiting', 1),
  job('done', 'succeeded'),
  job('old', 'succeeded'),
]);

function press(entry: string, key: string, more: Partial<KeyboardEvent> = {}) {
  const preventDefault = vi.fn();
  const event = { key, target: { dataset: { entry } }, altKey: false, shiftKey: false, preventDefault, ...more };
  return event as unknown as KeyboardEvent<HTMLElement>;
}

async function mountKeys() {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  onTestFinished(() => void vi.unstubAllGlobals());
  const focus = vi.fn();
  const querySelector = vi.fn((_selector: string) => ({ focus }));
  const calls = { onSelect: vi.fn(), onMove: vi.fn(), onShow: vi.fn() };
  const hook = await mountHook(() =>
    useJobsBarKeys({
      list: { current: { querySelector } as never },
      entries: jobsBarEntries({
        sending: [{ key: 'sending', node: null }],
        groups,
        forecasts: new Map(),
        mostQueued: 4,
      }),
      queue: groups.filter(isInQueue),
      ...calls,
    }),
  );
  const onKeyDown = async (event: KeyboardEvent<HTMLElement>) => {
    await hook.act(() => hook.current().handlers.onKeyDown(event));
    return event;
  };
  return { ...hook, ...calls, focus, querySelector, onKeyDown };
}

describe('useJobsBarKeys', () => {
  it('moves the focus along the tiles, and shows the job there', async () => {
    const { current, onKeyDown, onSelect, onShow, focus, querySelector } = await mountKeys();
    const event = await onKeyDown(press('queued-2', 'ArrowRight'));
    expect(event.preventDefault).toHaveBeenCalledOnce();
    expect(current().focused).toBe('done');
    expect(onSelect).toHaveBeenCalledWith('done');
    expect(onShow).toHaveBeenCalledWith(3);
    expect(querySelector).toHaveBeenCalledWith('[data-entry="done"]');
    expect(focus).toHaveBeenCalledOnce();
  });

  it('leaves keys that move nothing to others', async () => {
    const { onKeyDown, onSelect, onMove } = await mountKeys();
    for (const event of [press('old', 'ArrowRight'), press('done', 'a'), press('sending', 'ArrowRight')]) {
      expect((await onKeyDown(event)).preventDefault).not.toHaveBeenCalled();
    }
    // The first tile is a submission, which has no job to show.
    await onKeyDown(press('queued-1', 'Home'));
    expect(onSelect).not.toHaveBeenCalled();
    expect(onMove).not.toHaveBeenCalled();
  });

  it('moves a queued job with Alt or Shift, and nothing else', async () => {
    const { onKeyDown, onMove, onSelect } = await mountKeys();
    await onKeyDown(press('queued-1', 'ArrowRight', { altKey: true }));
    await onKeyDown(press('queued-2', 'Home', { shiftKey: true }));
    await onKeyDown(press('done', 'ArrowLeft', { altKey: true }));
    expect(onMove.mock.calls).toEqual([
      ['queued-1', 1],
      ['queued-2', 0],
    ]);
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('remembers the tile that was focused otherwise', async () => {
    const { current, act } = await mountKeys();
    const focusOn = (entry: string | undefined) =>
      act(() => current().handlers.onFocus({ target: { dataset: { entry } } } as unknown as FocusEvent<HTMLElement>));
    await focusOn('old');
    await focusOn(undefined);
    expect(current().focused).toBe('old');
  });
});
