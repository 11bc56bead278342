import type { MediaFacts } from './media-facts.ts';
import { probeMedia } from './probe-media.ts';
import { checkComplete } from './read/check-complete.ts';
import { openVideo } from './read/open-video.ts';

/**
 * Reads the facts of a media file, and the whole file if it is a video or audio.
 * @throws EaselError `unsupported_media_type` as `probeMedia`, and for a video or audio that ends too early
 */
export async function examineMedia(path: string): Promise<MediaFacts> {
  const facts = await probeMedia(path);
  if (facts.kind === 'image') return facts;
  const file = await openVideo(path);
  try {
    await checkComplete(file);
  } finally {
    await file.close();
  }
  return facts;
}
