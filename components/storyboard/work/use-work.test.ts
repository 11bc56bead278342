import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { toasts } from '@/lib/client/toasts';
import { storyboardMessages } from '../messages';
import { useWork } from './use-work';

/** The work on a storyboard that can’t be stored, as in a conflict. */
async function mountWork() {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    requests.push(`${method} ${path}`);
    return Promise.resolve(Response.json({ takes: [], export: null }));
  });
  onTestFinished(() => {
    // The globals go with the hook, once it is unmounted.
    for (const { id } of toasts.current()) toasts.dismiss(id);
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const globals = { location: { origin: 'http://studio.example', href: 'http://studio.example/' } };
  const hook = await mountHook(() => useWork('board', () => Promise.resolve(false)), { queries, globals });
  return { ...hook, posted: () => requests.filter((request) => request.startsWith('POST')) };
}

describe('useWork', () => {
  it('cancels what runs, also while the storyboard can’t be stored', async () => {
    const { act, current, posted } = await mountWork();
    await act(() => current().cancel('take'));
    await act(() => current().cancelExport('export'));
    expect(posted()).toEqual([
      'POST /api/studio/storyboards/board/takes/take/cancel',
      'POST /api/studio/storyboards/board/exports/export/cancel',
    ]);
  });

  it('starts nothing then, and says so', async () => {
    const { act, current, posted } = await mountWork();
    await act(() => current().startExport());
    expect(posted()).toEqual([]);
    expect(toasts.current().map(({ message }) => message)).toEqual([storyboardMessages.notStartedUnsaved]);
  });
});
