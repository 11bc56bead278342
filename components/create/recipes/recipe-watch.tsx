'use client';

import { Suspense, useEffect, useEffectEvent } from 'react';
import { latePart } from '@/components/ui/late-part';
import { useCommandSource } from '@/components/ui/use-command-source';
import { type Command, recipesCommand } from '@/lib/client/commands';
import { filesOf } from '@/lib/client/models/examples/recipe-requests';
import type { RequestState } from '../request/request-state';
import { recipeMessages } from './messages';
import { recipeCommand, recipeState, useRecipeState } from './recipe-state';
import { useFillRecipe } from './use-fill-recipe';
import { useFilledRecipe } from './use-filled-recipe';
import { useRecipes } from './use-recipes';

const RecipesDialog = latePart(async () => (await import('./recipes-dialog')).RecipesDialog);

/** Fills the form with recipes: by their commands, by the dialog, and on a first visit with the first of them. */
export function RecipeWatch({ request, onFilled }: { request: RequestState; onFilled: () => void }) {
  const recipes = useRecipes();
  const { isOpen, isFirstVisit } = useRecipeState();
  const { filled, fill, begin } = useFillRecipe(request);
  useFilledRecipe(request, filled);

  function showForm() {
    // The dialog shows which recipe is loading until it is in the form.
    recipeState.change({ isOpen: false });
    onFilled();
    // On a small window the card that had the focus is hidden now. In a wide one there are no tabs.
    document.querySelector<HTMLElement>('#tab-request')?.focus();
  }

  const beginFirstVisit = useEffectEvent(() => {
    const first = recipes?.[0];
    if (first === undefined || !first.isExact || filesOf(first.request.requests[0]).length > 0) return;
    const isChosen = new URLSearchParams(window.location.search).has('model');
    if (!isChosen && !request.isTouched && request.model.id === first.models[0].id) begin(first);
  });
  const isKnown = recipes !== null;
  useEffect(() => {
    if (isFirstVisit && isKnown) beginFirstVisit();
  }, [isFirstVisit, isKnown]);

  useCommandSource(() => [
    openCommand,
    ...(recipes ?? []).map((recipe): Command => ({
      id: recipeCommand(recipe.id),
      group: 'presets',
      label: recipeMessages.command({ name: recipeMessages.names[recipe.id] }),
      detail: recipeMessages.does[recipe.id],
      run: () => void fill(recipe).then((isFilled) => isFilled && showForm()),
    })),
  ]);
  if (!isOpen || recipes === null) return null;
  return (
    <Suspense>
      <RecipesDialog recipes={recipes} onClose={() => recipeState.change({ isOpen: false })} />
    </Suspense>
  );
}

const openCommand: Command = {
  id: recipesCommand,
  group: 'here',
  get label() {
    return recipeMessages.openRecipes;
  },
  get detail() {
    return recipeMessages.recipesHint;
  },
  run: () => recipeState.change({ isOpen: true }),
};
