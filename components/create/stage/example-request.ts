import type { LooseModel } from '@/lib/contract/model';
import { example } from './example';
import { isModel } from '../request/use-model';

/** The request of the first visit; null unless it is the studio's own service, which painted it, and has its model. */
export function exampleRequest(models: LooseModel[], isOwnService: boolean) {
  const model = isOwnService ? models.find((candidate) => isModel(candidate, example.model)) : undefined;
  return model === undefined ? null : { ...example.values, model: model.id };
}
