import { EaselError } from '../../contract/error.ts';
import { openVideo } from '../read/open-video.ts';
import { readFrames } from '../read/read-frames.ts';
import { colourOf, type SourceColour } from './source-colour.ts';

/**
 * The colour coding of a video, read from its first frame: a container's tags may be wrong, and the codec's are only
 * known after decoding.
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
