import type { JsonObject } from '../../../contract/model.ts';
import { exampleRequests } from './example-requests.ts';

/** The recipes of a first visit, in the order in which they are offered. */
export const recipeIds = ['image', 'poster', 'edit', 'reference', 'upscale', 'cut-out', 'video', 'compare'] as const;
export type RecipeId = (typeof recipeIds)[number];

/** A request to a built-in model. */
export interface BuiltInRequest {
  /** The id of the model. */
  model: string;
  /** The parameters. A path below `/examples/` stands for that file. */
  values: JsonObject;
}

/** What a recipe sends, and what comes of it. */
export interface RecipeRequest {
  /** One request for each model: several for a comparison. The first fills the form. */
  requests: readonly [BuiltInRequest, ...BuiltInRequest[]];
  /** Proportions for the models of another service, as in `16:9`; null leaves theirs. */
  ratio: string | null;
  /** The shown result below `/examples/`, without an extension; those of a comparison side by side. */
  picture: string;
  /** Whether the result is a video, with the picture as its poster. */
  isVideo: boolean;
  /** The file of the values that is shown beside the result, as what it was made from; null for none. */
  before: string | null;
  /** Pixels of each result. */
  size: { width: number; height: number };
}

/** The example of a model as a recipe. */
function exampleOf(model: string, size: RecipeRequest['size'], rest: Partial<RecipeRequest> = {}): RecipeRequest {
  const { values, before } = exampleRequests[model] ?? { values: {}, before: null };
  return { requests: [{ model, values }], ratio: null, picture: model, isVideo: false, before, size, ...rest };
}

const coast = 'A travel poster of a lighthouse by the sea, “COAST” large, “Summer 2027” below, teal and sand';

/**
 * The requests of the recipes for the built-in models. `npm run examples` sends those that are not a model's example, and
 * writes the results to `public/examples`.
 */
export const recipeRequests: Readonly<Record<RecipeId, RecipeRequest>> = {
  image: exampleOf('ig-1', { width: 1536, height: 1024 }, { ratio: '3:2' }),
  poster: {
    requests: [
      {
        model: 'ig-2',
        values: {
          prompt: 'A concert poster, “JAZZ NIGHT” large, “Friday at nine” below, warm red and cream, bold shapes',
          image_size: 'portrait_4_3',
          seed: 3,
        },
      },
    ],
    ratio: '3:4',
    picture: 'recipe-poster',
    isVideo: false,
    before: null,
    size: { width: 880, height: 1168 },
  },
  edit: exampleOf('ie-5', { width: 1360, height: 768 }),
  reference: {
    requests: [
      {
        model: 'ie-7',
        values: {
          prompt: 'The pear of Image 1 in front of Image 2',
          input_image: ['/examples/input-pear.webp', '/examples/input-forest.webp'],
          aspect_ratio: '3:2',
          resolution: '1K',
          seed: 1,
        },
      },
    ],
    ratio: '3:2',
    picture: 'recipe-reference',
    isVideo: false,
    before: null,
    size: { width: 1248, height: 832 },
  },
  upscale: exampleOf('ie-11', { width: 896, height: 504 }),
  'cut-out': exampleOf('ie-13', { width: 640, height: 360 }),
  video: exampleOf('v-2', { width: 1280, height: 720 }, { ratio: '16:9', isVideo: true }),
  compare: {
    requests: [
      { model: 'ig-1', values: { prompt: coast, width: 880, height: 1168, seed: 5 } },
      { model: 'ig-2', values: { prompt: coast, image_size: 'portrait_4_3', seed: 5 } },
    ],
    ratio: '3:4',
    picture: 'recipe-compare',
    isVideo: false,
    before: null,
    size: { width: 880, height: 1168 },
  },
};

/** The files that a recipe puts into media fields, by their paths below `/examples/`. */
export function filesOf({ values }: BuiltInRequest): string[] {
  return Object.values(values)
    .flat()
    .filter((value): value is string => typeof value === 'string' && value.startsWith('/examples/'));
}
