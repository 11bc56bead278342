'use client';

import { commandRegistry } from '@/lib/client/commands';
import { recipeMessages } from './messages';
import { RecipeCard } from './recipe-card';
import type { Recipe } from './find-recipes';
import { recipeCommand, useRecipeState } from './recipe-state';

/** The recipes as cards, four or two in a row. The form, which may still be loading, fills itself by their commands. */
export function RecipeGrid({ recipes }: { recipes: readonly Recipe[] }) {
  const { inForm, loading } = useRecipeState();
  return (
    <ul
      aria-label={recipeMessages.recipes}
      className="grid grid-cols-4 gap-3 @max-[520px]:grid-cols-2 @max-[520px]:gap-2.5"
    >
      {recipes.map((recipe) => (
        <RecipeCard
          key={recipe.id}
          recipe={recipe}
          isInForm={inForm === recipe.id}
          isLoading={loading === recipe.id}
          onChoose={() => commandRegistry.run(recipeCommand(recipe.id))}
        />
      ))}
    </ul>
  );
}
