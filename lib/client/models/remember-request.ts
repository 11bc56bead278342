import type { JsonObject, LooseModel } from '../../contract/model.ts';
import { lastUsedModels, rememberUsedModel } from './last-used-models.ts';
import { actionsOf } from './quick-actions.ts';
import { sendTargetsOf } from './send-targets.ts';

const kinds = ['image', 'video', 'audio'] as const;

/**
 * Remembers a model as the one last used for the quick actions that its filled media fields are for.
 *
 * @param values the values of the form that is sent
 */
export function rememberRequest(model: LooseModel, values: JsonObject, store = lastUsedModels): void {
  const actions = kinds.flatMap((kind) =>
    sendTargetsOf(kind, [model])
      .filter(({ field }) => isFilled(values[field.name]))
      .flatMap((target) => actionsOf(target, kind)),
  );
  rememberUsedModel(model.id, [...new Set(actions)], store);
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '';
}
