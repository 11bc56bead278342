import type { KeyboardEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mountHook } from './testing/mount-hook';
import { useLineSearch } from './use-line-search';

/** A list of lines; `press` presses a key in its field, and returns whether the browser still handles it. */
async function mountSearch(keys: string[], begin: string | null = null) {
  const onTake = vi.fn<(index: number) => void>();
  const shown = { keys };
  const hook = await mountHook(() => useLineSearch({ listId: 'list', keys: shown.keys, begin, onTake }));
  async function press(key: string, isComposing = false): Promise<boolean> {
    const preventDefault = vi.fn<() => void>();
    const event = { key, nativeEvent: { isComposing }, preventDefault } as unknown as KeyboardEvent<HTMLInputElement>;
    await hook.act(() => hook.current().field.onKeyDown?.(event));
    return preventDefault.mock.calls.length === 0;
  }
  return { ...hook, press, onTake, shown };
}

describe('useLineSearch', () => {
  it('moves from line to line within the list, and chooses the current one', async () => {
    const { press, current, onTake } = await mountSearch(['a', 'b']);
    expect(await press('ArrowUp')).toBe(false);
    expect(current().at).toBe(0);
    await press('ArrowDown');
    await press('ArrowDown');
    expect(current().at).toBe(1);
    expect(current().field['aria-activedescendant']).toBe('list-1');
    await press('Enter');
    expect(onTake).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('leaves other keys, and those of a composition, to the browser', async () => {
    const { press, onTake } = await mountSearch(['a']);
    expect(await press('x')).toBe(true);
    expect(await press('Enter', true)).toBe(true);
    expect(onTake).not.toHaveBeenCalled();
  });

  it('keeps the current line when others are inserted before it, and returns to the first when it is gone', async () => {
    const { current, render, shown } = await mountSearch(['a', 'b'], 'b');
    expect(current().at).toBe(1);
    shown.keys = ['new', 'a', 'b'];
    await render();
    expect(current().at).toBe(2);
    shown.keys = ['new'];
    await render();
    expect(current().at).toBe(0);
  });

  it('follows the pointer, and goes back to the first line', async () => {
    const { current, act } = await mountSearch(['a', 'b']);
    await act(() =>
      current()
        .line(1)
        .onPointerMove?.({} as never),
    );
    expect(current().at).toBe(1);
    await act(() => current().toFirst());
    expect(current().at).toBe(0);
  });

  it('has no current line without lines', async () => {
    const { current } = await mountSearch([]);
    expect(current().field['aria-activedescendant']).toBeUndefined();
  });
});
