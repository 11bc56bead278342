import { createStore } from '@/lib/client/create-store';

/** The overlays that any screen can have. */
export type Overlay = 'commands' | 'shortcuts';

/** The open overlay of this page; null for none. Opening one replaces another. */
export const overlay = createStore<Overlay | null>(null);
