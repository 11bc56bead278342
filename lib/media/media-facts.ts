import type { MediaColour, MediaAudio } from '../contract/media-facts.ts';
import type { EmbeddedSettings } from '../contract/embedded-settings.ts';
import type { MediaKind } from '../contract/media-kind.ts';

/** The facts that probing a media file returns: plain data, because it crosses process boundaries. */
export interface MediaFacts {
  kind: MediaKind;
  /** MIME type by content, never by file name. */
  contentType: string;
  /** Pixels as displayed: upright, with square pixels; null for audio. */
  width: number | null;
  height: number | null;
  /** Null for images. */
  durationSeconds: number | null;
  /** Codec of the image or the video stream, or of the audio where there is neither: `h264`, `hevc`, `prores`, `jpeg`, `aac`… */
  codec: string;
  /** Pixel format of a video as FFmpeg names it, as in `yuv420p10le`; null for images and audio. */
  pixelFormat: string | null;
  /** Bits of one colour component; null where unknown. */
  bitDepth: number | null;
  /** How high dynamic range is coded, null for standard range. */
  dynamicRange: 'pq' | 'hlg' | null;
  /** The colour coding, as far as the file specifies it; null for audio, and for images without a colour profile. */
  colour: MediaColour | null;
  /** Whether an image can be transparent; null for videos and audio. */
  hasAlpha: boolean | null;
  hasAudio: boolean;
  /** Codec of the first audio track, null without one. */
  audioCodec: string | null;
  /** The first audio track, null without one. */
  sound: MediaAudio | null;
  /** Frames per second on average; null for images and audio. */
  framesPerSecond: number | null;
  /** Clockwise rotation in degrees that the stored image needs to be upright; already applied to width and height. */
  rotation: 0 | 90 | 180 | 270;
  /** The settings that a program wrote into an image; null without any, and for videos and audio. */
  embedded: EmbeddedSettings | null;
}
