import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { toasts } from '@/lib/client/toasts';
import { readOpened } from '../remembered';
import { createStorage, failure, serve, until } from '../testing/serve';
import { useFineTune } from './use-fine-tune';

const address = { namespace: 'studio', repository: 'boats', id: 'f1' };
const path = 'GET /api/repos/studio/boats/fine_tunes/f1';
const fineTune = (status: string) => ({ fine_tune: { id: 'f1', display_name: 'Boats', status } });

async function mountFineTune(cannotList: boolean | null = false) {
  const storage = createStorage();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const globals = { localStorage: storage };
  const hook = await mountHook(() => useFineTune(address, cannotList), { queries, globals });
  return { ...hook, until: (check: () => boolean) => until(hook, check), storage };
}

describe('useFineTune', () => {
  it('reads a fine-tune, and remembers that it was opened', async () => {
    serve({ [path]: fineTune('created') });
    const { current, until, storage } = await mountFineTune();
    expect(current()).toMatchObject({ fineTune: null, isPending: true });
    await until(() => !current().isPending);
    expect(current()).toMatchObject({ fineTune: { name: 'Boats', state: 'created' }, isUnread: false, error: null });
    expect(readOpened(storage, address)).toMatchObject([{ id: 'f1', name: 'Boats', status: 'created' }]);
  });

  it('announces that it has ended, but not its initial state', async () => {
    let status = 'tokenizing';
    serve({ [path]: () => fineTune(status) });
    const { current, until, act } = await mountFineTune();
    await until(() => current().fineTune?.state === 'tokenizing');
    const before = toasts.announcement();
    status = 'errored';
    await act(() => current().refetch());
    await until(() => current().fineTune?.state === 'errored');
    expect(before).not.toContain('Boats');
    expect(toasts.announcement()).toBe('Boats: Failed.');
  });

  it.each([405, 501])('treats an answer of %s as a missing endpoint', async (status) => {
    serve({ [path]: failure(status) });
    const { current, until, storage } = await mountFineTune();
    await until(() => !current().isPending);
    expect(current()).toMatchObject({ fineTune: null, isUnread: true });
    expect(readOpened(storage, address)).toMatchObject([{ id: 'f1', name: null, status: null }]);
  });

  it.each([
    [true, { isUnread: true, isPending: false }],
    [false, { isUnread: false, isPending: false }],
    [null, { isUnread: false, isPending: true }],
  ])('interprets a 404 by whether the service has no list: %s', async (cannotList, expected) => {
    serve({ [path]: failure(404) });
    const { current, until, storage } = await mountFineTune(cannotList);
    await until(() => current().error !== null);
    expect(current()).toMatchObject(expected);
    expect(readOpened(storage, address)).toHaveLength(cannotList === true ? 1 : 0);
  });
});
