import type { JsonObject } from '../../../contract/model.ts';
import { findNamedModel } from '../registry.ts';
import { readAsHosted } from './read-as-hosted.ts';

const mostNames = 10;
const longestName = 60;

const cut = (name: string) => (name.length > longestName ? `${name.slice(0, longestName)}…` : name);

/**
 * A record's note on unused parameters, each with its reason; null when all were used, as always under a model's own
 * id.
 *
 * @param modelName as requested
 * @param parameters as the record echoes them
 */
export function unusedNote(modelName: string, parameters: JsonObject): string | null {
  const model = findNamedModel(modelName);
  if (model?.hosted == null) return null;
  const { unused } = readAsHosted(model, parameters);
  if (unused.length === 0) return null;
  const byReason = Map.groupBy(unused.slice(0, mostNames), ({ reason }) => reason);
  const parts = [...byReason].map(([reason, of]) => `${of.map(({ name }) => cut(name)).join(', ')} (${reason})`);
  const more = unused.length > mostNames ? `; and ${unused.length - mostNames} more` : '';
  return `Ignored by ${model.hosted.model.id}, which serves ${modelName}: ${parts.join('; ')}${more}.`;
}
