import { EaselError } from '../../contract/error.ts';
import { nearestName } from './nearest-name.ts';
import type { ModelDefinition } from './model-definition.ts';
import { findNamedModel, models } from './registry.ts';

const longestShown = 80;

/** That a model is unknown, in the words of the hosted service, which its clients look for. */
export function modelNotFound(id: string): string {
  return `Model not found: ${id.length > longestShown ? `${id.slice(0, longestShown)}…` : id}`;
}

/**
 * What a model's identifier names: a model of this service, or a hosted model that one stands in for.
 *
 * @throws EaselError `resource_not_found`; the issue at `/model` names the nearest known one
 */
export function findModel(id: string): ModelDefinition {
  const model = findNamedModel(id);
  if (model !== null) return model;
  const nearest = nearestName(
    id,
    models.flatMap((candidate) => [candidate.id, ...candidate.aliases]),
  );
  const remedy = nearest === null ? 'GET /api/ai/models lists all models' : `did you mean ${nearest}?`;
  throw new EaselError('resource_not_found', modelNotFound(id), {
    fields: [{ pointer: '/model', message: `unknown model; ${remedy}` }],
  });
}

/** The models whose name, id or description holds every word of a search. */
export function searchModels(search: string): readonly ModelDefinition[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return models.filter((model) => {
    const text = [model.id, ...model.aliases, model.displayName, model.summary, model.description, model.mediaType]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
