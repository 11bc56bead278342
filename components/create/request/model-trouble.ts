import { RequestError } from '@/lib/client/request';
import { createMessages } from '../messages';

/** Why there is no form for a model, as a sentence or two. */
export function modelErrorMessage(id: string, error: unknown): string {
  if (error instanceof RequestError && error.status === 404) return createMessages.noSuchModel(id);
  const why = error instanceof Error ? ` ${error.message}` : '';
  return `${createMessages.modelUnreachable(id)}${why}`;
}
