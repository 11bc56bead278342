import type { LooseModel } from '@/lib/contract/model';
import { makesVideo } from '@/lib/client/intents';
import { mediaFieldsOf, schemaOf } from '@/lib/client/media-fields';

/**
 * The path of the endpoint that waits for the result: as the model says, else by what it makes and takes. Services name
 * `/images/generate` for all image models; those that take images are documented under `/images/edit`, and both take them.
 */
export function callPath(model: LooseModel): string {
  const told = model.endpoint?.replace(/^\/?(?:api\/ai)?\/?/, '') ?? '';
  if (told !== '' && told !== 'images/generate') return `/api/ai/${told}`;
  if (told === '' && makesVideo(model)) return '/api/ai/videos/generate';
  const takesImages = mediaFieldsOf(schemaOf(model)).some(({ kind }) => kind !== 'audio');
  return takesImages ? '/api/ai/images/edit' : '/api/ai/images/generate';
}
