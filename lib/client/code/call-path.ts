import type { LooseModel } from '../../contract/model.ts';
import { makesVideo } from '../intents.ts';
import { mediaFieldsOf, schemaOf } from '../media-fields.ts';

/** The path of the endpoint that waits for the result: as the model says, else by what it makes and takes. */
export function callPath(model: LooseModel): string {
  const told = model.endpoint?.replace(/^\/?(?:api\/ai)?\/?/, '') ?? '';
  if (told !== '') return `/api/ai/${told}`;
  if (makesVideo(model)) return '/api/ai/videos/generate';
  const takesPictures = mediaFieldsOf(schemaOf(model)).some(({ kind }) => kind !== 'audio');
  return takesPictures ? '/api/ai/images/edit' : '/api/ai/images/generate';
}
