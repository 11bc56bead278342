import { EaselError } from '../../contract/error.ts';
import { nearestName } from './nearest-name.ts';
import type { Profile } from './profile.ts';
import { findProfile, profiles } from './registry.ts';

/**
 * The profile behind a model's identifier.
 *
 * @throws EaselError `resource_not_found`, naming the nearest known one
 */
export function findModel(id: string): Profile {
  const profile = findProfile(id);
  if (profile !== null) return profile;
  const nearest = nearestName(
    id,
    profiles.flatMap((candidate) => [candidate.id, ...candidate.aliases]),
  );
  const remedy = nearest === null ? 'GET /api/ai/models lists them' : `did you mean ${nearest}?`;
  const shown = id.length > 80 ? `${id.slice(0, 80)}…` : id;
  const message = `There is no model “${shown}”; ${remedy}`;
  throw new EaselError('resource_not_found', message.endsWith('?') ? message : `${message}.`, {
    fields: [{ pointer: '/model', message: `there is no such model; ${remedy}` }],
  });
}

/** The models whose name, id or description holds every word of a search. */
export function searchModels(search: string): readonly Profile[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return profiles.filter((profile) => {
    const text = [
      profile.id,
      ...profile.aliases,
      profile.displayName,
      profile.summary,
      profile.description,
      profile.mediaType,
    ]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
