import type { QueryClient } from '@tanstack/react-query';
import { mountHook as mount } from '@/components/ui/testing/mount-hook';
import { pageGlobals } from './stub-page';

/** A hook that is mounted on the page of `stubPage`. */
export interface MountedHook<T> {
  /** What the hook returned when it was rendered last. */
  current: () => T;
  /** Runs a change, then renders the hook again with its current arguments, and waits for its effects. */
  perform: (change: (current: T) => unknown) => Promise<void>;
  unmount: () => Promise<void>;
}

/** Mounts a hook on the page of `stubPage`. It is unmounted when the test ends. */
export async function mountHook<T>(queries: QueryClient, use: () => T): Promise<MountedHook<T>> {
  const hook = await mount(use, { queries, globals: pageGlobals() });
  return {
    current: hook.current,
    perform: async (change) => {
      await hook.act(() => change(hook.current()));
      await hook.render();
    },
    unmount: hook.unmount,
  };
}
