import type { FilmClip } from '../shots/clip-shot.ts';
import type { FilmPicture } from '../shots/video-image.ts';

/** A picture or clip that a film is to show. */
export type Reference = {
  /** Where it came from, so that citations find it. */
  field: string;
  index: number;
  /** How the prompt calls it, as in `Image 1`. */
  name: string;
} & (
  | { kind: 'picture'; picture: FilmPicture; /** Whether it can be set into another scene. */ hasPlainGround: boolean }
  | { kind: 'clip'; clip: FilmClip }
);
