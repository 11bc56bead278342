import { examineMedia } from '../examine-media.ts';
import type { MediaFacts } from '../media-facts.ts';
import { probeMedia } from '../probe-media.ts';
import { cleanImage } from './clean-image.ts';
import { copyTracks } from './copy-tracks.ts';

/**
 * Writes a copy of a media file that shows and plays the same and has no metadata: no texts, such as the workflows that
 * ComfyUI stores, no camera data, no chapters, covers or attachments. Nothing is encoded again, except images that are
 * stored rotated, and AVIF images with metadata.
 *
 * @returns the facts of the copy
 * @throws EaselError `unsupported_media_type` when the file is not media that Easel opens, or is damaged or incomplete
 */
export async function cleanMedia({ path, outputPath }: { path: string; outputPath: string }): Promise<MediaFacts> {
  const facts = await examineMedia(path);
  if (facts.kind === 'image') await cleanImage(path, outputPath, facts.contentType);
  else await copyTracks(path, outputPath);
  return probeMedia(outputPath);
}
