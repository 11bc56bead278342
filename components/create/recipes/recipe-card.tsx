'use client';

import { Check, LoaderCircle } from 'lucide-react';
import { ExamplePicture } from '@/components/models/card/example-picture';
import { usePlayedExample } from '@/components/models/card/played-example';
import { recipeMessages } from './messages';
import type { Recipe } from './find-recipes';

const badge = 'absolute right-2 flex h-5 items-center rounded-full px-2 text-xs font-medium';

/** A recipe: what it gives, and what it does in a few words. A press fills the form and sends nothing. */
export function RecipeCard({
  recipe,
  isInForm,
  isLoading,
  onChoose,
}: {
  recipe: Recipe;
  isInForm: boolean;
  isLoading: boolean;
  onChoose: () => void;
}) {
  const { id, models, isExact } = recipe;
  const { picture, isVideo, before } = recipe.request;
  const { isPlayed, play, stop } = usePlayedExample(`recipe ${id}`);
  const path = `/examples/${picture}`;
  const example = {
    image: `${path}.webp`,
    thumbnail: `${path}.webp`,
    video: isVideo ? `${path}.mp4` : null,
    before,
    isOwn: false,
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only plays the example; the control is within
    <li onPointerEnter={play} onPointerLeave={stop} onFocus={play} onBlur={stop} className="min-w-0">
      <button
        type="button"
        aria-pressed={isInForm}
        aria-busy={isLoading}
        onClick={onChoose}
        className="flex size-full flex-col overflow-hidden rounded-[10px] border border-line bg-panel text-left transition-shadow hover:border-line-strong hover:shadow-raised aria-pressed:border-accent aria-pressed:shadow-[0_0_0_1px_var(--color-accent)]"
      >
        <span className="relative block aspect-3/2 w-full shrink-0">
          <ExamplePicture model={models[0]} example={example} isPlayed={isPlayed} isWhole={id === 'poster'} />
          {!isExact && (
            <span aria-hidden className={`${badge} bottom-2 bg-black/65 text-white`}>
              {recipeMessages.example}
            </span>
          )}
          {(isInForm || isLoading) && (
            <span aria-hidden className={`${badge} top-2 bg-accent px-1! text-accent-text [&_svg]:size-3`}>
              {isLoading ? <LoaderCircle className="animate-spin" /> : <Check strokeWidth={3} />}
            </span>
          )}
        </span>
        <span className="flex min-w-0 flex-col px-3 py-2">
          <b className="truncate text-md font-semibold">{recipeMessages.names[id]}</b>
          <span className="text-sm text-muted">{recipeMessages.does[id]}</span>
          {!isExact && <span className="sr-only">{recipeMessages.example}</span>}
        </span>
      </button>
    </li>
  );
}
