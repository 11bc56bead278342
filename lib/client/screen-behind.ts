import { createStore } from './create-store.ts';

/**
 * The path of the screen that the way back leads to, while that is not the screen of the address: a comparison that was opened from
 * Create. Null else.
 */
export const screenBehind = createStore<string | null>(null);
