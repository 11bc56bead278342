import { defineMessages } from '@/lib/intl/define-messages';
import type { RecipeId } from '@/lib/client/models/examples/recipe-requests';

/** The messages of the recipes and of a first visit. They load late. */
export const recipeMessages = defineMessages('recipe', {
  recipes: 'Recipes',
  openRecipes: 'Recipes…',
  recipesHint: 'Ready-made requests that fill the form',
  noRecipes: 'No model of this service fits a recipe. Write a prompt instead.',
  close: 'Close',
  /** The name of the product, not translated. */
  product: 'Easel',
  whatItIs: 'Generate images and videos from words, or from images of your own, with the model you choose.',
  start: 'Start with a recipe, or write a prompt of your own. Then press Generate.',
  startWithout: 'Write a prompt, then press Generate. Your results appear here.',

  names: {
    image: 'Image',
    poster: 'Poster',
    edit: 'Edit',
    reference: 'Reference',
    upscale: 'Upscale',
    'cut-out': 'Cut out',
    video: 'Video',
    compare: 'Compare',
  } satisfies Record<RecipeId, string>,
  does: {
    image: 'From words alone',
    poster: 'With readable type',
    edit: 'Change the light',
    reference: 'Combine two images',
    upscale: 'Enlarge an image',
    'cut-out': 'Remove the background',
    video: 'A moving scene',
    compare: 'Models side by side',
  } satisfies Record<RecipeId, string>,

  /** Under the pictures of another service's models, which make something else. */
  example: 'Example',
  /**
   * What the next press makes, while the form is as the recipe filled it.
   *
   * @param pixels width and height, as in `1536 × 1024`
   */
  makesThis: '“{name}” is in the form. Generate makes exactly this, at {pixels} pixels.',
  comparesThese: '“{name}” is in the form. “Compare models” runs it on {models} models, Generate on one.',
  makesSimilar: '“{name}” is in the form. Its result depends on the model.',
  filled: 'Recipe “{name}” is in the form.',
  command: 'Recipe: {name}',
  notLoaded: 'The sample image could not be loaded. Try again.',
});
