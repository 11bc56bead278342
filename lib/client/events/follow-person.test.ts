import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestStorage, forbiddenStorage, type TestStorage } from '../testing/test-storage.ts';
import { usePageAs } from '../testing/use-page-as.ts';
import { followPerson } from './follow-person.ts';

const key = 'easel:person';

/** A tab of a browser, opened by a person. */
function openTab(person: string, storage: TestStorage) {
  const tab = new EventTarget();
  const reload = vi.fn<() => void>();
  const stopped = new AbortController();
  const act = (run: () => void) => {
    usePageAs(person);
    vi.stubGlobal('window', tab);
    run();
  };
  act(() => followPerson({ reload, storage: () => storage, signal: stopped.signal }));
  onTestFinished(() => stopped.abort());
  const dispatch = (type: string, details: object) =>
    act(() => void tab.dispatchEvent(Object.assign(new Event(type), details)));
  return {
    reload,
    stop: () => stopped.abort(),
    hear: (changed: string | null) => dispatch('storage', { key: changed }),
    show: (persisted: boolean) => dispatch('pageshow', { persisted }),
  };
}

describe('followPerson', () => {
  it('reloads the tabs of the person before, not those of the same person', () => {
    const storage = createTestStorage();
    const ann = openTab('ann', storage);
    openTab('ann', storage);
    ann.hear(key);
    expect(ann.reload).not.toHaveBeenCalled();
    const ben = openTab('ben', storage);
    ann.hear('easel:draft:ig-1');
    expect(ann.reload).not.toHaveBeenCalled();
    ann.hear(key);
    expect(ann.reload).toHaveBeenCalledOnce();
    expect(ben.reload).not.toHaveBeenCalled();
  });

  it('reloads a page that the way back restored, if it is of the person before', () => {
    const storage = createTestStorage();
    const ann = openTab('ann', storage);
    ann.show(true);
    expect(ann.reload).not.toHaveBeenCalled();
    openTab('ben', storage);
    ann.show(false);
    expect(ann.reload).not.toHaveBeenCalled();
    ann.show(true);
    expect(ann.reload).toHaveBeenCalledOnce();
  });

  it('stays when the storage was cleared or is forbidden, and once it is stopped', () => {
    const ann = openTab('ann', forbiddenStorage);
    ann.hear(key);
    ann.show(true);
    const items = new Map<string, string>();
    const cleo = openTab('cleo', createTestStorage(items));
    items.clear();
    cleo.hear(null);
    cleo.hear(key);
    items.set(key, 'ben');
    cleo.stop();
    cleo.hear(key);
    expect([ann.reload, cleo.reload].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
});
