import { createStore } from '../create-store.ts';

/** A file with a workflow that another screen hands to the Engines screen, which it opens; null for none. */
export const handedFile = createStore<File | null>(null);
