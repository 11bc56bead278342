import type { DragEvent, KeyboardEvent, MouseEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { layOut } from '../grid/layout';
import { indexOfItems } from '../grid/library-index';
import { libraryItem } from '../testing/library-item';
import { draggedType, useTiles } from './use-tiles';

const items = ['a', 'b', 'c', 'd', 'e'].map((id, at) =>
  libraryItem(id, new Date(Date.UTC(2026, 10, 23, 12, 0, 5 - at)).toISOString(), { url: `/api/files/${id}` }),
);
const layout = layOut(indexOfItems(items), { width: 340, rowHeight: 100, gap: 6, headingHeight: 40 });

function key(name: string, more: Partial<KeyboardEvent> = {}) {
  return { key: name, preventDefault: vi.fn(), ...more } as unknown as KeyboardEvent;
}

function click(more: Partial<MouseEvent> = {}) {
  return { button: 0, preventDefault: vi.fn(), ...more } as unknown as MouseEvent;
}

/** Tiles in rows of three; `loaded` names the items that are loaded. */
async function mountTiles(loaded = 'abcde') {
  const push = vi.fn();
  const calls = { reveal: vi.fn(), onStar: vi.fn(), onTrash: vi.fn(), onMark: vi.fn(() => true), onUndo: vi.fn() };
  let view = 'all';
  /** The index of a tile that is scrolled out of view. */
  const unseen = { at: -1 };
  const hook = await mountHook(
    () =>
      useTiles({
        view,
        filter: {},
        layout,
        pageHeight: 100,
        itemAt: (at) => items.find(({ media }, index) => index === at && loaded.includes(media.id)) ?? null,
        blockOf: () => layout.blocks[0] ?? null,
        isInView: (at) => at !== unseen.at,
        ...calls,
      }),
    { router: { push }, globals: { location: { href: 'http://studio/library' } } },
  );
  const { current, act } = hook;
  const selected = () => {
    const { selection } = current();
    return selection.mode === 'some' ? [...selection.ids].join('') : 'all';
  };
  const press = async (name: string, more: Partial<KeyboardEvent> = {}) => {
    const event = key(name, more);
    await act(() => current().actions.onKeyDown(event));
    return event;
  };
  const onTile = (at: number, more: Partial<MouseEvent> = {}, isCheck = false) =>
    act(() => current().actions.onTile(at, click(more), isCheck));
  const goTo = async (next: string) => {
    view = next;
    await hook.render();
  };
  return { ...hook, ...calls, unseen, push, selected, press, onTile, goTo };
}

describe('useTiles', () => {
  it('opens an item by a click or a key, while none is selected', async () => {
    const { onTile, press, push } = await mountTiles();
    await onTile(1);
    await press('Enter');
    await onTile(2, { button: 1 });
    expect(push.mock.calls).toEqual([['/library/b'], ['/library/b']]);
  });

  it('selects nothing in another view, such as the one that Back leads to', async () => {
    const { press, selected, goTo, current } = await mountTiles();
    await press('a', { metaKey: true });
    expect(selected()).toBe('all');
    await goTo('starred');
    expect([selected(), current().count]).toEqual(['', 0]);
  });

  it('selects and deselects by the check mark, the command key, or a click once one is selected', async () => {
    const { onTile, selected, push } = await mountTiles();
    await onTile(0, {}, true);
    await onTile(2, { metaKey: true });
    await onTile(4);
    expect(selected()).toBe('ace');
    await onTile(2);
    expect(selected()).toBe('ae');
    expect(push).not.toHaveBeenCalled();
  });

  it('extends the selection from its anchor, by Shift', async () => {
    const { onTile, press, selected, reveal } = await mountTiles();
    await onTile(1, {}, true);
    await onTile(3, { shiftKey: true });
    expect(selected()).toBe('bcd');
    await press('ArrowLeft', { shiftKey: true });
    expect(selected()).toBe('bc');
    expect(reveal).toHaveBeenCalledWith(2);
  });

  it('requests the ids of a range that is not loaded', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return Response.json({ ids: ['b', 'c', 'd'] });
    });
    const { onTile, selected } = await mountTiles('bd');
    await onTile(1, {}, true);
    await onTile(3, { shiftKey: true });
    await expect.poll(selected).toBe('bcd');
    expect(asked).toEqual([expect.stringContaining('/api/studio/library/range?')]);
  });

  it('moves the active item by keys, without selecting', async () => {
    const { current, press, selected, reveal } = await mountTiles();
    expect((await press('ArrowRight')).preventDefault).toHaveBeenCalledOnce();
    await press('ArrowDown');
    expect(current().active).toBe(4);
    expect(reveal.mock.calls).toEqual([[1], [4]]);
    expect(selected()).toBe('');
  });

  it('acts on the active item, or else on the selection', async () => {
    const { press, onStar, onTrash } = await mountTiles();
    await press('s');
    expect(onStar.mock.calls[0]).toEqual([{ mode: 'some', ids: new Set(['a']) }]);
    await press('a', { ctrlKey: true });
    await press('Delete');
    expect(onTrash.mock.calls[0]).toEqual([{ mode: 'all', except: new Set() }]);
  });

  it('acts on the item under the pointer, until a key moves the active one', async () => {
    const { press, current, act, onStar, onMark, push } = await mountTiles();
    await act(() => current().setPointed(2));
    await press('s');
    await press('4');
    await press('Enter');
    expect(onStar.mock.calls[0]).toEqual([{ mode: 'some', ids: new Set(['c']) }]);
    expect(onMark.mock.calls[0]).toEqual([{ mode: 'some', ids: new Set(['c']) }, '4']);
    expect(push).toHaveBeenCalledWith('/library/c');
    await press('ArrowRight');
    await press('s');
    expect(onStar.mock.calls[1]).toEqual([{ mode: 'some', ids: new Set(['b']) }]);
  });

  it('acts on the item under the pointer wherever the focus is', async () => {
    const { current, act, onStar } = await mountTiles();
    // The event comes from the window, which is no element.
    vi.stubGlobal('Element', URL);
    const pressAnywhere = () => act(() => window.dispatchEvent(Object.assign(new Event('keydown'), { key: 's' })));
    await pressAnywhere();
    expect(onStar).not.toHaveBeenCalled();
    await act(() => current().setPointed(3));
    await pressAnywhere();
    expect(onStar.mock.calls).toEqual([[{ mode: 'some', ids: new Set(['d']) }]]);
  });

  it('shows an item that is out of view instead of moving it to the trash', async () => {
    const { press, unseen, reveal, onTrash } = await mountTiles();
    unseen.at = 0;
    await press('Delete');
    expect(onTrash).not.toHaveBeenCalled();
    expect(reveal).toHaveBeenCalledWith(0);
    unseen.at = -1;
    await press('Delete');
    expect(onTrash).toHaveBeenCalledOnce();
  });

  it('toggles the active item by Shift and Space, and leaves other keys to the marks', async () => {
    const { press, selected, onMark, onUndo } = await mountTiles();
    await press(' ', { shiftKey: true });
    expect(selected()).toBe('a');
    expect((await press('x')).preventDefault).toHaveBeenCalledOnce();
    expect(onMark.mock.calls).toEqual([[{ mode: 'some', ids: new Set(['a']) }, 'x']]);
    await press('z', { ctrlKey: true });
    expect(onUndo).toHaveBeenCalledOnce();
    onMark.mockReturnValue(false);
    expect((await press('p')).preventDefault).not.toHaveBeenCalled();
  });

  it('is about the selection where the pointed item is in it, otherwise about that item', async () => {
    const { current, onTile } = await mountTiles();
    await onTile(0, {}, true);
    await onTile(1);
    expect(current().selectionAt(1)).toEqual({ mode: 'some', ids: new Set(['a', 'b']) });
    expect(current().selectionAt(3)).toEqual({ mode: 'some', ids: new Set(['d']) });
  });

  it('clears the selection by Escape, and leaves the key to others when there is none', async () => {
    const { press, selected, onTile, onMark } = await mountTiles();
    await onTile(0, {}, true);
    expect((await press('Escape')).preventDefault).toHaveBeenCalledOnce();
    expect(selected()).toBe('');
    expect((await press('Escape')).preventDefault).not.toHaveBeenCalled();
    onMark.mockReturnValue(false);
    expect((await press('q')).preventDefault).not.toHaveBeenCalled();
  });

  it('drags the selection, or an item that is not in it', async () => {
    const { current, onTile } = await mountTiles();
    await onTile(0, {}, true);
    await onTile(1);
    const drag = (at: number) => {
      const data = new Map<string, string>();
      const dataTransfer = { setData: (type: string, value: string) => data.set(type, value), effectAllowed: '' };
      current().actions.onDrag(at, { dataTransfer } as unknown as DragEvent);
      return data;
    };
    expect(drag(1).get(draggedType)).toBe('["a","b"]');
    expect(drag(3).get(draggedType)).toBe('["d"]');
    expect(drag(3).get('text/uri-list')).toBe('http://studio/api/files/d');
  });
});
