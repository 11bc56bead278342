import {
  AV_PIX_FMT_RGBA,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_RGB,
  AVCOL_TRC_BT709,
} from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import { createAudioEncoder } from './audio-encoder.ts';
import { videoCoding, type VideoCodec } from './video-coding.ts';
import { createVideoMuxer } from './video-muxer.ts';
import { createImageFilter } from '../filter/frame-filter.ts';
import { quietFfmpeg } from '../read/ffmpeg-log.ts';
import { createRgbaFrame } from './rgba-frame.ts';
import type { StereoAudio } from './stereo-audio.ts';
import { createVideoEncoder, type ColourTags, type VideoEncoder } from './video-encoder.ts';

/** The video to write. */
export interface VideoWriterOptions {
  path: string;
  /** Pixels; both even. */
  width: number;
  height: number;
  /** A whole number. */
  framesPerSecond: number;
  container?: 'mp4' | 'mov';
  codec?: VideoCodec;
  /**
   * The audio; null for a video without an audio track. It is made as long as the frames: cut, or padded with silence.
   */
  audio?: StereoAudio | null;
  /** Text that the file stores as its comment. */
  comment?: string;
  /** The encoder's constant rate factor: 0 is lossless, 18 is hard to distinguish from the source, 28 is small. */
  quality?: number;
  /** The encoder's preset: slower is smaller at the same quality. */
  preset?: 'ultrafast' | 'superfast' | 'veryfast' | 'faster' | 'fast' | 'medium';
}

/** Writes frames into a video. */
export interface VideoWriter {
  /**
   * Takes the next frame: RGBA, `width * height * 4` bytes, opaque. The bytes are copied before this returns, so the
   * buffer may be painted again at once; the promise resolves when the writer has room for another frame.
   */
  writeFrame: (rgba: Uint8ClampedArray | Uint8Array) => Promise<void>;
  /** Encodes the remaining frames and finishes the file. */
  finish: () => Promise<void>;
  /** Aborts; the file is left incomplete. */
  close: () => Promise<void>;
}

/** Standard range in Rec. 709, as browsers and televisions expect it. */
export const standardRange: ColourTags = {
  primaries: AVCOL_PRI_BT709,
  transfer: AVCOL_TRC_BT709,
  matrix: AVCOL_SPC_BT709,
  range: AVCOL_RANGE_MPEG,
};

const square = { num: 1, den: 1 };

/**
 * Writes a video (4:2:0, Rec. 709 limited range; H.264 in MP4 by default) of a constant frame rate into a file whose
 * index is at its front. While one frame is encoded, the caller may paint the next.
 */
export async function createVideoWriter(options: VideoWriterOptions): Promise<VideoWriter> {
  const { width, height, framesPerSecond } = options;
  if (width % 2 !== 0 || height % 2 !== 0) throw new Error('a 4:2:0 video needs an even width and height');
  quietFfmpeg();
  const timeBase = { num: 1, den: framesPerSecond };
  const muxer = await createVideoMuxer({ ...options, container: options.container ?? 'mp4' });
  const coding = videoCoding({
    codec: options.codec ?? 'h264',
    framesPerSecond,
    quality: options.quality ?? 19,
    preset: options.preset ?? 'veryfast',
  });
  const filter = await createImageFilter(
    `scale=out_color_matrix=bt709:out_range=tv:flags=bilinear+accurate_rnd,format=${coding.pixelFormatName}`,
    {
      width,
      height,
      pixelFormat: AV_PIX_FMT_RGBA,
      timeBase,
      pixelAspect: square,
      matrix: AVCOL_SPC_RGB,
      range: AVCOL_RANGE_JPEG,
    },
  );
  const encoder = await createVideoEncoder({
    muxer,
    ...coding,
    width,
    height,
    colour: standardRange,
    timeBase,
    frameRate: { num: framesPerSecond, den: 1 },
    pixelAspect: square,
  });
  const audioTrack = options.audio == null ? null : await createAudioEncoder(muxer, options.audio);
  await muxer.start();
  let written = 0n;
  let coded = 0;
  let inFlight: Promise<void> = Promise.resolve();

  async function code(frame: Frame, encoder: VideoEncoder): Promise<void> {
    try {
      for await (const converted of filter.push(frame)) {
        using held = converted;
        await encoder.encode(held);
      }
    } finally {
      frame.free();
    }
    coded += 1;
    await audioTrack?.writeUntil(coded / framesPerSecond);
  }

  return {
    writeFrame: (rgba) => {
      const frame = createRgbaFrame(rgba, { width, height, time: written });
      written += 1n;
      const room = inFlight;
      inFlight = room.then(() => code(frame, encoder));
      // Thrown by the next call, or by `finish`; this only prevents an unhandled rejection.
      inFlight.catch(() => undefined);
      return room;
    },
    finish: async () => {
      await inFlight;
      await encoder.finish();
      await audioTrack?.finish(coded / framesPerSecond);
      await muxer.finish();
      encoder.close();
      audioTrack?.close();
      filter.close();
    },
    close: async () => {
      await inFlight.catch(() => undefined);
      await muxer.close();
      encoder.close();
      audioTrack?.close();
      filter.close();
    },
  };
}
