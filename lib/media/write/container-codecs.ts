/** The codecs that players expect in a container, by FFmpeg's names; one that ends in `_` is a family. */
export interface ContainerCodecs {
  video: readonly string[];
  audio: readonly string[];
  /** What other audio is converted to. */
  fallbackAudio: 'aac' | 'pcm';
}

/** The codecs of the containers that videos are converted to. */
export const containerCodecs = {
  mp4: {
    video: ['h264', 'hevc', 'av1', 'vp9', 'mpeg4'],
    audio: ['aac', 'mp3', 'ac3', 'eac3', 'alac', 'opus', 'flac'],
    fallbackAudio: 'aac',
  },
  mov: {
    video: ['h264', 'hevc', 'prores', 'mpeg4', 'mjpeg'],
    audio: ['aac', 'alac', 'mp3', 'ac3', 'eac3', 'pcm_'],
    fallbackAudio: 'pcm',
  },
} as const satisfies Record<string, ContainerCodecs>;

/** A container that videos are converted to. */
export type TargetContainer = keyof typeof containerCodecs;
