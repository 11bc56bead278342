import { useSyncExternalStore } from 'react';
import type { RecipeId } from '@/lib/client/models/examples/recipe-requests';
import { createStore } from '@/lib/client/create-store';

/** What the form and the places that show recipes know of each other. They load at different times. */
export interface RecipeState {
  /** The recipe that the form is filled with, until it is edited; null for none. */
  inForm: RecipeId | null;
  /** The recipe whose files are being uploaded; null for none. */
  loading: RecipeId | null;
  /** Whether the dialog with all recipes is open. */
  isOpen: boolean;
  /** Whether the stage shows the first visit, so that an empty form starts with the first recipe. */
  isFirstVisit: boolean;
}

const store = createStore<RecipeState>({ inForm: null, loading: null, isOpen: false, isFirstVisit: false });

/** The recipes of this page. */
export const recipeState = {
  current: store.current,
  change: (change: Partial<RecipeState>) => store.set({ ...store.current(), ...change }),
};

/** The state of the recipes, on each change. */
export function useRecipeState(): RecipeState {
  return useSyncExternalStore(store.subscribe, store.current, store.current);
}

/** The command that fills the form with a recipe. */
export function recipeCommand(id: RecipeId): string {
  return `recipe.${id}`;
}
