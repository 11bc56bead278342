import { QueryClient, useQuery } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { boardsOptions } from '@/lib/client/library/library';
import { libraryBoard } from '../testing/library-board';
import { useBoardActions } from './use-board-actions';

const useBoards = () => ({ boards: useQuery(boardsOptions()).data, actions: useBoardActions(() => undefined) });

it('shows a board that was made while the boards were read for the first time', async () => {
  const names: string[] = [];
  const firstRead = Promise.withResolvers<Response>();
  let reads = 0;
  const list = () => Response.json({ boards: names.map((name) => ({ id: name, name, folderId: null, count: 0 })) });
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) => {
    if (method === 'POST') {
      names.push('Cold places');
      return Response.json({}, { status: 201 });
    }
    reads += 1;
    return reads === 1 ? firstRead.promise : list();
  });
  const before = list();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { current, act } = await mountHook(useBoards, { queries });
  await act(() => current().actions.createBoard('Cold places', null));
  await act(() => firstRead.resolve(before));
  await expect.poll(() => current().boards?.map(({ name }) => name)).toEqual(['Cold places']);
});

it('leaves a board, also one that is no longer shared', async () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    requests.push(`${method} ${path}`);
    return method === 'DELETE'
      ? Response.json({ error: { detail: 'Gone.' } }, { status: 404 })
      : Response.json({ boards: [] });
  });
  const gone: string[] = [];
  const { current, act } = await mountHook(() => useBoardActions((id) => void gone.push(id)));
  await act(() => current().leave(libraryBoard({ isMember: true })));
  await expect.poll(() => gone).toEqual(['1']);
  expect(requests).toEqual(['DELETE /api/studio/library/boards/1/sharing/me']);
});
