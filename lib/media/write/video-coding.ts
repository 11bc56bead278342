import { AV_PIX_FMT_YUV420P, AV_PIX_FMT_YUV420P10LE, FF_ENCODER_LIBX264, FF_ENCODER_LIBX265 } from 'node-av/constants';
import type { VideoEncoderOptions } from './video-encoder.ts';

/** How painted videos are encoded: as all browsers can play them, or with ten bits per colour. */
export type VideoCodec = 'h264' | 'hevc-10-bit';

/** The encoding options that a caller may choose. */
export interface VideoCodingChoice {
  codec: VideoCodec;
  framesPerSecond: number;
  /** The encoder's constant rate factor. */
  quality: number;
  preset: string;
}

/** An encoder, its settings, and its pixel format. */
export type VideoCoding = Pick<VideoEncoderOptions, 'codec' | 'pixelFormat' | 'tag' | 'settings'> & {
  pixelFormatName: string;
};

/**
 * Every frame of a slow move must have the quality of its neighbours, or the image pulses with the order of frame
 * types: equal quantisers for all types, no bits moved to frames that others refer to, and more bits for dark gradients
 * (measured: the change from frame to frame then follows the source's within a tenth).
 */
const evenQuality = 'log-level=none:ipratio=1.1:pbratio=1:no-mbtree=1:aq-mode=3';

/** The same for x265. */
const evenQualityOfHevc = 'log-level=none:ipratio=1.1:pbratio=1:cutree=0:aq-mode=3:repeat-headers=1';

/**
 * The encoder and its settings for the options: H.264 High at 4:2:0 and 8 bits, or HEVC Main 10 under Apple's codec
 * tag.
 */
export function videoCoding({ codec, framesPerSecond, quality, preset }: VideoCodingChoice): VideoCoding {
  // A key frame every four seconds: often enough for scrubbing, rare enough to be invisible.
  const shared = { crf: quality, preset, g: framesPerSecond * 4 };
  return codec === 'h264'
    ? {
        codec: FF_ENCODER_LIBX264,
        pixelFormat: AV_PIX_FMT_YUV420P,
        pixelFormatName: 'yuv420p',
        tag: null,
        settings: { ...shared, profile: 'high', 'x264-params': evenQuality },
      }
    : {
        codec: FF_ENCODER_LIBX265,
        pixelFormat: AV_PIX_FMT_YUV420P10LE,
        pixelFormatName: 'yuv420p10le',
        tag: 'hvc1',
        settings: { ...shared, profile: 'main10', 'x265-params': evenQualityOfHevc },
      };
}
