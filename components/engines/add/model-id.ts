import { newEngineModelSchema } from '@/lib/contract/engines';
import { addMessages } from '../messages';

const longest = 60;

/** An id from a name: `Flux poster (v2)` becomes `flux-poster-v2`. Empty where nothing of the name can be in an id. */
export function modelIdOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-|-$/g, '');
}

/** What is wrong with the id of a new model; null when nothing is. */
export function modelIdIssue(id: string, taken: ReadonlySet<string>): string | null {
  if (id === '') return addMessages.idNeeded;
  if (!newEngineModelSchema.shape.id.safeParse(id).success) return addMessages.idInvalid;
  return taken.has(id) ? addMessages.idTaken : null;
}
