import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { toasts } from '@/lib/client/toasts';
import type { LibraryItem } from '@/lib/contract/studio/library';
import { libraryKeys } from '@/lib/client/library/library';
import { useChanges, useUndo } from './use-changes';

const item = (change: Partial<LibraryItem>) => ({ media: { id: 'a' }, ...change }) as LibraryItem;

/** A studio that accepts all changes, or rejects them. */
async function mountChanges({ isRefused = false, count = 1, ids = ['1'] } = {}) {
  const studio = { isRefusing: isRefused };
  const left = [...ids];
  const requests: string[] = [];
  vi.stubGlobal(
    'fetch',
    async (address: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
      requests.push(`${method} ${address} ${body}`.trim());
      if (studio.isRefusing)
        return Response.json({ error: { code: 'unavailable', detail: 'Later.' } }, { status: 503 });
      return method === 'DELETE'
        ? new Response(null, { status: 204 })
        : Response.json({ id: left.shift() ?? '1', count });
    },
  );
  const show = vi.spyOn(toasts, 'show').mockImplementation(() => undefined);
  onTestFinished(() => show.mockRestore());
  const queries = new QueryClient();
  const invalidated = vi.spyOn(queries, 'invalidateQueries').mockResolvedValue();
  const hook = await mountHook(() => ({ change: useChanges(), undoLast: useUndo() }), {
    queries,
  });
  const refuse = () => {
    studio.isRefusing = true;
  };
  return { ...hook, queries, requests, show, invalidated, refuse };
}

describe('useChanges', () => {
  it('changes items, reads the library again, and can undo', async () => {
    const { current, requests, show, invalidated } = await mountChanges();
    await current().change({ ids: ['a'] }, { do: 'trash' });
    expect(requests).toHaveLength(1);
    expect(invalidated).toHaveBeenCalledWith({ queryKey: libraryKeys.all });
    const [message, options] = show.mock.calls[0] ?? [];
    expect(message).toBe('1 item moved to the trash');
    options?.action?.run();
    await expect.poll(() => requests[1]).toBe('DELETE /api/studio/library/changes/1');
    await expect.poll(() => invalidated).toHaveBeenCalledTimes(2);
  });

  it('shows a star in the details of an item before the studio has answered', async () => {
    const { current, queries } = await mountChanges();
    const key = libraryKeys.item('a', {});
    queries.setQueryData(key, { item: item({ isStarred: false }) });
    const sent = current().change({ ids: ['a'] }, { do: 'star' });
    expect(queries.getQueryData(key)).toMatchObject({ item: { isStarred: true } });
    await sent;
  });

  it('offers no undo where nothing has changed', async () => {
    const { current, show } = await mountChanges({ count: 0 });
    await current().change({ ids: ['a'] }, { do: 'add_to_board', board: 'b' });
    await current().change({ ids: ['a'] }, { do: 'rate', rating: 5 });
    expect(show.mock.calls).toEqual([
      ['Already on this board', { action: null, topic: null }],
      ['Nothing to change', { action: null, topic: 'marks' }],
    ]);
  });

  it('says what there was not to remove', async () => {
    const { current, show } = await mountChanges({ count: 0 });
    await current().change({ ids: ['a'] }, { do: 'unstar' });
    await current().change({ ids: ['a'] }, { do: 'rate', rating: 0 });
    await current().change({ ids: ['a'] }, { do: 'label', label: null });
    await current().change({ ids: ['a'] }, { do: 'flag', flag: null });
    expect(show.mock.calls.map(([message]) => message)).toEqual([
      'No star to remove',
      'No rating to remove',
      'No label to remove',
      'No flag to remove',
    ]);
  });

  it('names the board', async () => {
    const { current, show, queries } = await mountChanges({ count: 2 });
    queries.setQueryData(libraryKeys.boards, [{ id: 'b', name: 'Lakes' }]);
    await current().change({ ids: ['a', 'c'] }, { do: 'add_to_board', board: 'b' });
    await current().change({ ids: ['a', 'c'] }, { do: 'remove_from_board', board: 'b' });
    expect(show.mock.calls.map(([message]) => message)).toEqual([
      '2 items added to Lakes',
      '2 items removed from Lakes',
    ]);
  });

  it('says which rating, label or flag items got', async () => {
    const { current, show } = await mountChanges();
    await current().change({ ids: ['a'] }, { do: 'rate', rating: 3 });
    await current().change({ ids: ['a'] }, { do: 'label', label: 'red' });
    await current().change({ ids: ['a'] }, { do: 'flag', flag: null });
    expect(show.mock.calls.map(([message]) => message)).toEqual([
      '1 item rated 3 of 5',
      '1 item labelled red',
      'Flag removed from 1 item',
    ]);
  });

  it('undoes the changes of this page from the last on, each once', async () => {
    const { current, act, requests } = await mountChanges({ ids: ['one', 'two'] });
    await current().change({ ids: ['a'] }, { do: 'rate', rating: 3 });
    await current().change({ ids: ['a'] }, { do: 'label', label: 'red' });
    const undone = () => requests.flatMap((call) => /^DELETE .*\/(\w+)$/.exec(call)?.[1] ?? []);
    await act(() => current().undoLast());
    await act(() => current().undoLast());
    await expect.poll(undone).toEqual(['two', 'one']);
  });

  it('says that an undo is refused, as for a board that is no longer shared, and does not go on to earlier changes', async () => {
    const { current, act, show, requests, refuse } = await mountChanges({ ids: ['one', 'two'] });
    await current().change({ ids: ['a'] }, { do: 'rate', rating: 3 });
    await current().change({ ids: ['a'] }, { do: 'add_to_board', board: 'b' });
    refuse();
    show.mockClear();
    await act(() => current().undoLast());
    await expect.poll(() => show.mock.calls).toEqual([['Something went wrong. Later.', { tone: 'bad' }]]);
    expect(requests.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /api/studio/library/changes/two']);
  });

  it('shows why a change failed, and reads the library again', async () => {
    const { current, show, invalidated } = await mountChanges({ isRefused: true });
    await current().change({ ids: ['a'] }, { do: 'star' });
    expect(show.mock.calls).toEqual([['Something went wrong. Later.', { tone: 'bad' }]]);
    expect(invalidated).toHaveBeenCalledOnce();
  });
});
