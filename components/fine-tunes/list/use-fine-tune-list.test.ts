import { describe, expect, it } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { deletions } from '../deletions';
import { failure, serve, until } from '../testing/serve';
import { useFineTuneList } from './use-fine-tune-list';

const repository = { namespace: 'studio', repository: 'boats' };
const path = 'GET /api/repos/studio/boats/fine_tunes';
const page = (...ids: string[]) => ({
  fine_tunes: ids.map((id) => ({ id, status: 'created' })),
  total_pages: 1,
  total_entries: ids.length,
});

async function mountList() {
  const hook = await mountHook(() => useFineTuneList(repository));
  return { ...hook, until: (check: () => boolean) => until(hook, check) };
}

describe('useFineTuneList', () => {
  it('reads the fine-tunes, without those that are being deleted', async () => {
    serve({ [path]: page('a', 'b') });
    const { current, until, act } = await mountList();
    expect(current()).toMatchObject({ fineTunes: null, page: null, isEmpty: false });
    await until(() => current().fineTunes !== null);
    await act(() => deletions.begin('a', () => Promise.resolve()));
    expect(current().fineTunes?.map(({ id }) => id)).toEqual(['b']);
    expect(current().page).toMatchObject({ totalEntries: 2 });
    await act(() => deletions.undo('a'));
    expect(current().fineTunes).toHaveLength(2);
  });

  it('is empty only without a filter', async () => {
    serve({ [path]: page() });
    const { current, until, act } = await mountList();
    await until(() => current().isEmpty);
    await act(() => current().narrow({ search: 'fog' }));
    expect(current()).toMatchObject({ isEmpty: false, isFiltered: true, filter: { search: 'fog', page: 1 } });
    await act(() => current().clear());
    expect(current()).toMatchObject({ isEmpty: true, isFiltered: false });
  });

  it('goes to the first page when the filter changes', async () => {
    serve({ [path]: page('a') });
    const { current, act } = await mountList();
    await act(() => current().narrow({ page: 3 }));
    expect(current().filter.page).toBe(3);
    await act(() => current().narrow({ sort: 'name' }));
    expect(current().filter).toMatchObject({ page: 1, sort: 'name' });
  });

  it.each([
    [404, true],
    [500, false],
  ])('derives from a %s whether there is a list at all', async (status, cannotList) => {
    serve({ [path]: failure(status) });
    const { current, until } = await mountList();
    await until(() => current().error !== null);
    expect(current().cannotList).toBe(cannotList);
  });
});
