import { examineMedia } from '../examine-media.ts';
import type { MediaFacts } from '../media-facts.ts';
import { probeMedia } from '../probe-media.ts';
import { cleanImage } from './clean-image.ts';
import { copyTracks } from './copy-tracks.ts';
import type { Finish } from './finish.ts';
import { finishVideo } from './finish-video.ts';
import { planVideo, type VideoWork } from './plan-video.ts';

/** A file to clean. */
export interface CleanMediaOptions {
  path: string;
  outputPath: string;
  /** What the copy gets beside that; nothing by default. */
  finish?: Finish | null;
}

/**
 * Writes a copy of a media file that shows and plays the same and has no metadata: no texts, such as the workflows that
 * ComfyUI stores, no camera data, no chapters, covers or attachments. Nothing is encoded again, except images that are
 * stored rotated, AVIF images with metadata, and what is finished.
 *
 * @returns the facts of the copy
 * @throws EaselError `unsupported_media_type` when the file is not media that Easel opens, or is damaged or incomplete
 */
export async function cleanMedia({ path, outputPath, finish = null }: CleanMediaOptions): Promise<MediaFacts> {
  const facts = await examineMedia(path);
  const { kind, contentType } = facts;
  if (kind === 'image') await cleanImage(path, outputPath, { contentType, finish });
  else {
    const work: VideoWork = finish === null ? { kind: 'copy', container: null } : planVideo(facts, finish);
    if (work.kind === 'copy') await copyTracks(path, outputPath, work.container);
    else await finishVideo(path, outputPath, work);
  }
  return probeMedia(outputPath);
}
