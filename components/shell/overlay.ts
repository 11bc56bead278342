import { createStore } from '@/lib/client/create-store';

/** What can lie over every screen. */
export type Overlay = 'commands' | 'shortcuts';

/** The overlay that is open on this page; null for none. One opens in the place of any other. */
export const overlay = createStore<Overlay | null>(null);
