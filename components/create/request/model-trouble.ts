import { RequestError } from '@/lib/client/request';
import { createWords } from '../messages';

/** Why there is no form for a model, as a sentence or two. */
export function modelTrouble(id: string, error: unknown): string {
  if (error instanceof RequestError && error.status === 404) return createWords.noSuchModel(id);
  const why = error instanceof Error ? ` ${error.message}` : '';
  return `${createWords.modelUnreachable(id)}${why}`;
}
