import type { VideoClip } from '../shots/clip-shot.ts';
import type { VideoImage } from '../shots/video-image.ts';

/** An image or clip for a video to show. */
export type Reference = {
  /** Its parameter and position, for citations. */
  field: string;
  index: number;
  /** How the prompt cites it, as in `Image 1`. */
  name: string;
} & (
  | { kind: 'image'; image: VideoImage; /** Whether it can be placed in another scene. */ hasPlainGround: boolean }
  | { kind: 'clip'; clip: VideoClip }
);
