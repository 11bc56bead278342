import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { createSharedBoard, createSharedItem } from './testing/shared-board';
import { useSharedBoard } from './use-shared-board';

/** Answers the requests of a test in order. Returns their paths. */
function serve(...answers: (() => Response)[]): string[] {
  const paths: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path);
    return answers[paths.length - 1]?.() ?? Response.error();
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return paths;
}

const refusal = (status: number, detail: string) =>
  Response.json({ error: { type: 'x', title: 'x', detail }, status: 'error', status_message: 'x' }, { status });
const first = createSharedBoard({ count: 3, nextCursor: '9_x' });

describe('useSharedBoard', () => {
  it('loads the next page once, without what is shown already', async () => {
    const page = createSharedBoard({ items: [createSharedItem(2), createSharedItem(3)] });
    const paths = serve(() => Response.json(page));
    const hook = await mountHook(() => useSharedBoard('token', first));
    await hook.act(() => Promise.all([hook.current().loadMore(), hook.current().loadMore()]));
    expect(paths).toEqual(['/api/shared/token?startingAt=9_x']);
    expect(hook.current().items.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(hook.current()).toMatchObject({ hasMore: false, isLoading: false, error: null, isGone: false });
    await hook.act(() => hook.current().loadMore());
    expect(paths).toHaveLength(1);
  });

  it('says why a page could not be loaded, and tries again', async () => {
    serve(
      () => refusal(503, 'The studio cannot reach its database.'),
      () => Response.json(createSharedBoard({ items: [createSharedItem(3)] })),
    );
    const hook = await mountHook(() => useSharedBoard('token', first));
    await hook.act(() => hook.current().loadMore());
    expect(hook.current()).toMatchObject({ error: 'The studio cannot reach its database.', hasMore: true });
    await hook.act(() => hook.current().loadMore());
    expect(hook.current()).toMatchObject({ error: null, hasMore: false });
    expect(hook.current().items).toHaveLength(3);
  });

  it('notices that the link was revoked, by a page or a file that is missing', async () => {
    const paths = serve(
      () => refusal(404, 'gone'),
      () => refusal(404, 'gone'),
    );
    const one = await mountHook(() => useSharedBoard('token', first));
    await one.act(() => one.current().loadMore());
    expect(one.current().isGone).toBe(true);
    const other = await mountHook(() => useSharedBoard('token', first));
    await other.act(() => other.current().check());
    expect(other.current().isGone).toBe(true);
    expect(paths[1]).toBe('/api/shared/token?limit=1');
    await other.act(() => other.current().check());
    expect(paths).toHaveLength(2);
  });

  it('stays open while only a file is missing', async () => {
    serve(() => Response.json(first));
    const hook = await mountHook(() => useSharedBoard('token', first));
    await hook.act(() => hook.current().check());
    expect(hook.current()).toMatchObject({ isGone: false, error: null });
    expect(hook.current().items).toHaveLength(2);
  });
});
