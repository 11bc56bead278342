import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/** A mounted hook: its current result, and functions to drive it. */
export interface MountedHook<T> {
  current: () => T;
  /** Runs an event handler or awaits a promise; state and effects settle before it returns. */
  act: (run: () => unknown) => Promise<void>;
  /** Renders it again, as a parent component may. */
  render: () => Promise<void>;
  unmount: () => Promise<void>;
}

/** Not the one of a test that fakes the time. */
const realTimeout = setTimeout;

/** The number of mounted hooks, which share the globals. */
let mounted = 0;

/** The minimal DOM that React needs to mount a component without elements. */
function bareDocument(calls: Record<string, unknown>) {
  const document = {
    nodeType: 9,
    nodeName: '#document',
    activeElement: null,
    body: null,
    documentElement: { dataset: {} },
    ...eventTarget(),
    ...calls,
  };
  const container = { nodeType: 1, nodeName: 'DIV', tagName: 'DIV', ownerDocument: document, ...eventTarget() };
  return { document, container };
}

function eventTarget() {
  return { addEventListener: () => undefined, removeEventListener: () => undefined };
}

/** The environment of a hook. */
export interface HookSurroundings {
  queries?: QueryClient;
  /** The methods of Next's router that it calls. */
  router?: Partial<AppRouterInstance>;
  /** The properties of `window` that it reads, besides events. */
  globals?: Record<string, unknown>;
  /** The methods of `document` that it calls. */
  document?: Record<string, unknown>;
}

/**
 * Runs a function, and lets state and effects settle. Outside of it, React renders updates as they come, as in a
 * browser.
 */
async function settle(run: () => unknown): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => void (await run()));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
}

/**
 * Mounts a hook in React without a browser, so that its state changes and its effects run. It is unmounted at the end
 * of the test.
 */
export async function mountHook<T>(
  use: () => T,
  { queries = new QueryClient(), router = {}, globals = {}, document: calls = {} }: HookSurroundings = {},
): Promise<MountedHook<T>> {
  const { document, container } = bareDocument(calls);
  const window = Object.assign(new EventTarget(), { document, HTMLIFrameElement: EventTarget }, globals);
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  const given: { current?: T } = {};
  function Probe() {
    given.current = use();
    return null;
  }
  const root = createRoot(container as unknown as Element);
  const unmount = () => settle(() => root.unmount());
  mounted += 1;
  onTestFinished(async () => {
    await unmount();
    // React Query has notified the hook for the next turn: React looks at the window even when the hook is gone.
    await new Promise((resolve) => void realTimeout(resolve, 0));
    mounted -= 1;
    if (mounted === 0) vi.unstubAllGlobals();
  });
  const render = () =>
    settle(() => {
      const probe = createElement(Probe);
      const routed = createElement(AppRouterContext.Provider, { value: router as AppRouterInstance }, probe);
      root.render(createElement(QueryClientProvider, { client: queries }, routed));
    });
  await render();
  return {
    current: () => given.current as T,
    act: settle,
    render,
    unmount,
  };
}
