import { type LooseModel, looseModelSchema } from '@/lib/contract/model';
import { modelObjectOf } from '@/lib/service/models/model-object';
import { models } from '@/lib/service/models/registry';

/** The models of the embedded service, as it lists them with its own renderer. */
export function builtInModels(): LooseModel[] {
  const renderer = { name: 'Easel built-in', neural: false, note: '' };
  return models.map((model) => looseModelSchema.parse(modelObjectOf(model, renderer)));
}
