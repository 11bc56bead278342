'use client';

import { X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { Modal } from '@/components/ui/modal';
import type { Recipe } from './find-recipes';
import { recipeMessages } from './messages';
import { RecipeGrid } from './recipe-grid';

/** All recipes, after the first visit. */
export function RecipesDialog({ recipes, onClose }: { recipes: readonly Recipe[]; onClose: () => void }) {
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      label={recipeMessages.recipes}
      layer="panel"
      className="top-[8vh] left-1/2 max-h-[84vh] w-[min(880px,calc(100vw-32px))] -translate-x-1/2 rounded-lg max-desk:inset-x-0 max-desk:top-auto max-desk:bottom-0 max-desk:max-h-[calc(100dvh-40px)] max-desk:w-full max-desk:translate-x-0 max-desk:rounded-b-none"
    >
      <header className="flex h-12 shrink-0 items-center gap-3 border-b border-line pr-2 pl-4">
        <h2 className="font-semibold">{recipeMessages.recipes}</h2>
        <p className="min-w-0 flex-1 truncate text-muted max-desk:invisible">{recipeMessages.recipesHint}</p>
        <IconButton label={recipeMessages.close} className="max-desk:size-11" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className="@container min-h-0 overflow-y-auto p-4">
        {recipes.length === 0 ? (
          <p className="text-muted">{recipeMessages.noRecipes}</p>
        ) : (
          <RecipeGrid recipes={recipes} />
        )}
      </div>
    </Modal>
  );
}
