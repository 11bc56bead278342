import { useLayoutEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { mountHook } from './testing/mount-hook';
import { useKeyDown } from './use-key-down';

const press = (key: string) => window.dispatchEvent(Object.assign(new Event('keydown'), { key }));

describe('useKeyDown', () => {
  it('calls the handler of the last render', async () => {
    const pressed: string[] = [];
    let render = 'first';
    const hook = await mountHook(() => useKeyDown(({ key }) => pressed.push(`${render} ${key}`)));
    press('a');
    render = 'second';
    await hook.render();
    press('b');
    await hook.unmount();
    press('c');
    expect(pressed).toEqual(['first a', 'second b']);
  });

  it('listens from the commit on that shows the component, before anything is painted', async () => {
    const pressed: string[] = [];
    await mountHook(() => {
      useKeyDown(({ key }) => pressed.push(key));
      useLayoutEffect(() => void press('Delete'), []);
    });
    expect(pressed).toEqual(['Delete']);
  });

  it('no longer listens once the commit has removed the component', async () => {
    const pressed: string[] = [];
    const hook = await mountHook(() => {
      useKeyDown(({ key }) => pressed.push(key));
      useLayoutEffect(() => () => void press('Delete'), []);
    });
    await hook.unmount();
    expect(pressed).toEqual([]);
  });
});
