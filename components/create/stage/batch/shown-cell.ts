import { createStore } from '@/lib/client/create-store';

/**
 * The key of the cell on the stage that keys and the bar of actions are about, so that the details beside the stage are
 * about the same one; null while no grid is on the stage.
 */
export const shownCell = createStore<string | null>(null);
