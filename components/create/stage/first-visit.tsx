'use client';

import { useEffect } from 'react';
import { formatPixels } from '@/lib/client/format';
import { UseFileLine } from '../drop/use-file-line';
import { recipeMessages } from '../recipes/messages';
import type { Recipe } from '../recipes/find-recipes';
import { RecipeGrid } from '../recipes/recipe-grid';
import { recipeState, useRecipeState } from '../recipes/recipe-state';
import { useRecipes } from '../recipes/use-recipes';

/** Before the first job: what Easel is, and recipes that fill the form. */
export function FirstVisit() {
  const recipes = useRecipes();
  useEffect(() => {
    recipeState.change({ isFirstVisit: true });
    return () => recipeState.change({ isFirstVisit: false });
  }, []);
  // All at once: it is centred, so that cards which come later would move the rest.
  if (recipes === null) return null;
  return (
    <div className="@container flex size-full overflow-y-auto">
      <div className="m-auto w-full max-w-[1320px] p-1">
        <header className="mb-5 flex flex-col gap-1 @max-[520px]:mb-4">
          <h2 className="flex items-center gap-2.5 text-xl font-semibold">
            <svg viewBox="0 0 24 24" aria-hidden className="size-6 fill-none stroke-current stroke-2">
              <path d="M5 4h14v10H5zM12 2v2M8 14l-3 8M16 14l3 8M12 14v5" />
            </svg>
            {recipeMessages.product}
          </h2>
          <p className="text-lg @max-[520px]:text-md">{recipeMessages.whatItIs}</p>
          <Hint recipes={recipes} />
        </header>
        {recipes.length > 0 && <RecipeGrid recipes={recipes} />}
        <div className="mt-5">
          <UseFileLine />
        </div>
      </div>
    </div>
  );
}

/** How to start; once a recipe is in the form, what the button makes. */
function Hint({ recipes }: { recipes: readonly Recipe[] }) {
  const { inForm } = useRecipeState();
  const recipe = recipes.find(({ id }) => id === inForm);
  return (
    <p role="status" className="min-h-[19px] text-muted @max-[520px]:min-h-[38px]">
      {recipe === undefined ? startOf(recipes) : readyOf(recipe)}
    </p>
  );
}

function startOf(recipes: readonly Recipe[]): string {
  return recipes.length === 0 ? recipeMessages.startWithout : recipeMessages.start;
}

function readyOf({ id, isExact, models, request: { size } }: Recipe): string {
  const name = recipeMessages.names[id];
  if (models.length > 1) return recipeMessages.comparesThese({ name, models: models.length });
  return isExact
    ? recipeMessages.makesThis({ name, pixels: formatPixels(size.width, size.height) })
    : recipeMessages.makesSimilar({ name });
}
