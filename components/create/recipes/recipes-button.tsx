'use client';

import { NotebookText } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { recipeMessages } from './messages';
import { recipeState, useRecipeState } from './recipe-state';
import { useRecipes } from './use-recipes';

/** Opens the recipes; absent where no model can follow one. */
export const RecipesButton = memo(function RecipesButton() {
  const recipes = useRecipes();
  const { isOpen } = useRecipeState();
  if (recipes?.length === 0) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      tabIndex={-1}
      title={recipeMessages.recipesHint}
      className="max-desk:h-11"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => recipeState.change({ isOpen: true })}
    >
      <NotebookText aria-hidden />
      {recipeMessages.recipes}
    </Button>
  );
});
