import type { LooseModel } from '@/lib/contract/model';
import { example } from './example';
import { isModel } from './use-model';

/** The request of the first visit; null where the service does not have its model. */
export function exampleRequest(models: LooseModel[]) {
  const model = models.find((candidate) => isModel(candidate, example.model));
  return model === undefined ? null : { ...example.values, model: model.id };
}
