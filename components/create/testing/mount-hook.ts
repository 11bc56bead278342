import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/** A hook that is mounted, without a browser. */
export interface MountedHook<T> {
  /** What the hook returned when it was rendered last. */
  current: () => T;
  /** Does something, then waits until the hook has rendered again and its effects have run. */
  perform: (change: (current: T) => unknown) => Promise<void>;
  unmount: () => Promise<void>;
}

const ignore = () => undefined;

/** As much of a page as React needs for a component that draws nothing. */
function createContainer(): Element {
  const document = { nodeType: 9, addEventListener: ignore, activeElement: null, defaultView: globalThis.window };
  return Object.assign(Object.create(null) as Element, {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    ownerDocument: document as unknown as Document,
    addEventListener: ignore,
    textContent: '',
  });
}

async function settled(work: () => unknown): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => void (await work()));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
}

/**
 * Mounts a hook as a browser would: its state changes render it again, and its effects run. It needs the window of `stubPage`,
 * and is unmounted when the test ends.
 */
export async function mountHook<T>(queries: QueryClient, use: () => T): Promise<MountedHook<T>> {
  let returned: { value: T } | null = null;
  function Probe() {
    returned = { value: use() };
    return null;
  }
  const current = () => {
    if (returned === null) throw new Error('the hook was not rendered');
    return returned.value;
  };
  const root = createRoot(createContainer());
  const render = () => root.render(createElement(QueryClientProvider, { client: queries }, createElement(Probe)));
  const unmount = () => settled(() => root.unmount());
  onTestFinished(unmount);
  await settled(render);
  return {
    current,
    perform: (change) =>
      settled(async () => {
        await change(current());
        // What the hook is called with may have changed, too.
        render();
      }),
    unmount,
  };
}
