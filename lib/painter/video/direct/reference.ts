import type { VideoClip } from '../shots/clip-shot.ts';
import type { VideoImage } from '../shots/video-image.ts';

/** An image or clip that a video is to show. */
export type Reference = {
  /** Where it came from, so that citations find it. */
  field: string;
  index: number;
  /** How the prompt calls it, as in `Image 1`. */
  name: string;
} & (
  | { kind: 'picture'; image: VideoImage; /** Whether it can be set into another scene. */ hasPlainGround: boolean }
  | { kind: 'clip'; clip: VideoClip }
);
