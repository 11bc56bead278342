import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { isModel } from '../request/use-model';

/** The image of the first visit, and the request from which this project's own service generated it. */
export const example = {
  src: '/example.webp',
  width: 1536,
  height: 1024,
  model: 'ig-1',
  prompt: 'A lighthouse on a cliff above the sea at dusk, violet hills, a low golden sun, drifting clouds',
  values: {
    prompt: 'A lighthouse on a cliff above the sea at dusk, violet hills, a low golden sun, drifting clouds',
    width: 1536,
    height: 1024,
    seed: 42,
  },
} as const;

/**
 * The request of the example; null unless the studio's own service, which generated it, runs and still generates for its
 * model: an engine would make something else of it, and may be paid.
 */
export function exampleRequest(models: LooseModel[], isOwnService: boolean): JsonObject | null {
  const model = isOwnService
    ? models.find((candidate) => isModel(candidate, example.model) && candidate.engine == null)
    : undefined;
  return model === undefined ? null : { ...example.values, model: model.id };
}
