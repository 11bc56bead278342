import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { useDraftText } from './use-draft-text';

/** Events of a window, for which those who capture come first; Node calls them in the order of their registration. */
function phasedEvents() {
  const listeners: { run: (event: Event) => void; capture: boolean }[] = [];
  return {
    addEventListener: (_type: string, run: (event: Event) => void, { capture = false } = {}) =>
      void listeners.push({ run, capture }),
    removeEventListener: (_type: string, run: (event: Event) => void, { capture = false } = {}) => {
      const at = listeners.findIndex((listener) => listener.run === run && listener.capture === capture);
      if (at >= 0) listeners.splice(at, 1);
    },
    dispatchEvent: (event: Event) => {
      for (const { run } of listeners.toSorted((one, other) => Number(other.capture) - Number(one.capture))) run(event);
      return true;
    },
  };
}

/** @param editor stores the changes; it listens before the field is there, and ends with the page */
async function mountDraft(editor = { close: () => {} }) {
  let value = 'A kite';
  const changes: string[] = [];
  const globals = phasedEvents();
  globals.addEventListener('pagehide', () => editor.close());
  const use = () => {
    useEffect(() => () => editor.close(), []);
    return useDraftText(value, (text) => {
      value = text;
      changes.push(text);
    });
  };
  const hook = await mountHook(use, { globals });
  const type = async (text: string) => hook.act(() => hook.current().type(text));
  return { ...hook, type, changes, text: () => hook.current().text };
}

describe('useDraftText', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('changes the storyboard once for a word, not once for a key', async () => {
    const { type, text, changes, act } = await mountDraft();
    for (const typed of ['A kite o', 'A kite ov', 'A kite ove', 'A kite over']) await type(typed);
    expect([text(), changes]).toEqual(['A kite over', []]);
    await act(() => vi.advanceTimersByTime(500));
    expect([text(), changes]).toEqual(['A kite over', ['A kite over']]);
  });

  it('passes on what was typed when the field is left', async () => {
    const { type, changes, act, current } = await mountDraft();
    await type('A boat');
    await act(() => current().commit());
    expect(changes).toEqual(['A boat']);
    await act(() => vi.advanceTimersByTime(500));
    expect(changes).toEqual(['A boat']);
  });

  it('passes on what was typed when the shot or the page is left', async () => {
    const { type, changes, act, unmount } = await mountDraft();
    await type('A boat');
    await act(() => window.dispatchEvent(new Event('pagehide')));
    expect(changes).toEqual(['A boat']);
    await type('A barge');
    await unmount();
    expect(changes).toEqual(['A boat', 'A barge']);
  });

  it('passes it on before the editor stores what it has', async () => {
    const stored: string[] = [];
    const editor = { close: () => {} };
    const { type, changes, act, unmount } = await mountDraft(editor);
    editor.close = () => void stored.push(changes.at(-1) ?? '');
    await type('A boat');
    await act(() => window.dispatchEvent(new Event('pagehide')));
    await type('A barge');
    await unmount();
    expect(stored).toEqual(['A boat', 'A barge']);
  });
});
