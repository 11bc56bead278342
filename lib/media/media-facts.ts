import type { MediaColour, MediaAudio } from '../contract/media-facts.ts';
import type { MediaKind } from '../contract/media-kind.ts';

/** What a look into a media file tells: plain data, so that it crosses process boundaries. */
export interface MediaFacts {
  kind: MediaKind;
  /** MIME type by content, never by name. */
  contentType: string;
  /** Pixels as shown: upright, and with square pixels; null for sound. */
  width: number | null;
  height: number | null;
  /** Null for pictures. */
  durationSeconds: number | null;
  /** Codec of the picture, or of the sound where there is no picture: `h264`, `hevc`, `prores`, `jpeg`, `aac`… */
  codec: string;
  /** Pixel format of a film as FFmpeg names it, as in `yuv420p10le`; null for pictures and sound. */
  pixelFormat: string | null;
  /** Bits of one colour component; null where unknown. */
  bitDepth: number | null;
  /** How high dynamic range is coded, null for standard range. */
  dynamicRange: 'pq' | 'hlg' | null;
  /** What its numbers mean, as far as it says; null for sound, and for pictures without a colour profile. */
  colour: MediaColour | null;
  /** Whether a picture can be transparent; null for films and sound. */
  hasAlpha: boolean | null;
  hasAudio: boolean;
  /** Codec of the first sound track, null without one. */
  audioCodec: string | null;
  /** The first sound track, null without one. */
  sound: MediaAudio | null;
  /** Frames per second on average; null for pictures and sound. */
  framesPerSecond: number | null;
  /** Clockwise turn in degrees that the stored picture needs to stand upright; already counted in width and height. */
  rotation: 0 | 90 | 180 | 270;
}
