import type { LooseModel } from '../../../contract/model.ts';
import type { ModelUsage } from '../../../contract/studio/model-usage.ts';
import { makesVideo } from '../model-intents.ts';
import { exampleRequests } from './example-requests.ts';

/** What a model made: an image, or a video with its poster. Addresses of the studio. */
export interface ModelExample {
  /** The image or the poster, up to 640 pixels. */
  image: string;
  /** The same, for a row of a list. */
  thumbnail: string;
  /** The video; null for an image. */
  video: string | null;
  /** What it was made from, shown beside it; null for none. */
  before: string | null;
  /** Whether the model made it in this studio, and not for everybody. */
  isOwn: boolean;
}

/** The built-in renderer, as models name it: of another one, the examples would promise what it does not make. */
const renderer = 'Easel built-in';

/** Whether the embedded service draws for a model by itself, so that its examples are what it makes. */
export function isBuiltIn(
  { engine, renderer: own }: Pick<LooseModel, 'engine' | 'renderer'>,
  isEmbedded: boolean,
): boolean {
  return isEmbedded && engine == null && own?.name === renderer;
}

/**
 * The example of a model: for one that the embedded service draws by itself, the file that it made at a fixed seed; for
 * others, their first result in the library. Null for none.
 *
 * @param isEmbedded whether the media service is the embedded one
 * @param usage what the studio's jobs say about the model; null for nothing
 */
export function findExample(
  model: Pick<LooseModel, 'id' | 'engine' | 'renderer' | 'capabilities' | 'endpoint'>,
  isEmbedded: boolean,
  usage: ModelUsage | null,
): ModelExample | null {
  const request = exampleRequests[model.id];
  if (isBuiltIn(model, isEmbedded) && request !== undefined) {
    const path = `/examples/${model.id}`;
    const video = makesVideo(model) ? `${path}.mp4` : null;
    return { image: `${path}.webp`, thumbnail: `${path}-small.webp`, video, before: request.before, isOwn: false };
  }
  const result = usage?.firstResult ?? null;
  if (result === null || result.kind === 'audio') return null;
  const path = `/api/studio/media/${result.mediaId}`;
  const thumbnail = `${path}/thumbnail`;
  return { image: thumbnail, thumbnail, video: result.kind === 'video' ? path : null, before: null, isOwn: true };
}
