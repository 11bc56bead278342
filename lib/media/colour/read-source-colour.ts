import { EaselError } from '../../contract/error.ts';
import { openVideo } from '../read/open-video.ts';
import { readFrames } from '../read/read-frames.ts';
import { colourOf, type SourceColour } from './source-colour.ts';

/**
 * What a video's numbers mean, by its first frame; a container's tags may lie, and the codec's are only known once decoded.
 * @throws EaselError `unsupported_media_type` when no frame can be decoded.
 */
export async function readSourceColour(path: string): Promise<SourceColour> {
  const file = await openVideo(path);
  try {
    for await (const frame of readFrames(file)) return colourOf(frame);
    throw new EaselError('unsupported_media_type', 'No frame of the video can be decoded.');
  } finally {
    await file.close();
  }
}
