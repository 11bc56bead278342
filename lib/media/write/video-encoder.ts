import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AVCHROMA_LOC_LEFT,
  AV_CODEC_FLAG_FRAME_DURATION,
  type AVColorPrimaries,
  type AVColorRange,
  type AVColorSpace,
  type AVColorTransferCharacteristic,
  type AVPixelFormat,
  type FFEncoderCodec,
} from 'node-av/constants';
import {
  Codec,
  CodecContext,
  Dictionary,
  FFmpegError,
  Packet,
  Rational,
  type Frame,
  type IRational,
  type Stream,
} from 'node-av/lib';
import { encodeFrame } from './encode-frame.ts';
import type { VideoMuxer } from './video-muxer.ts';
import { createPacketWriter } from './packet-writer.ts';

/** The colour coding of a video (ITU-T H.273). */
export interface ColourTags {
  primaries: AVColorPrimaries;
  transfer: AVColorTransferCharacteristic;
  matrix: AVColorSpace;
  range: AVColorRange;
}

/** How to encode a video stream. */
export interface VideoEncoderOptions {
  muxer: VideoMuxer;
  codec: FFEncoderCodec;
  width: number;
  height: number;
  pixelFormat: AVPixelFormat;
  colour: ColourTags;
  /** Time base of the frames. */
  timeBase: IRational;
  /** Frames per second, for the encoder's rate control. */
  frameRate: IRational;
  /** Pixel aspect ratio, width to height. */
  pixelAspect: IRational;
  /** The codec's four-letter tag in the container, such as `hvc1`; null for the container's choice. */
  tag: string | null;
  /** The encoder's own settings. */
  settings: Record<string, string | number>;
}

/** The encoder of a video stream, writing into a file. */
export interface VideoEncoder {
  track: Stream;
  /** Encodes a frame, whose `pts` and `duration` are in the encoder's time base. The caller still owns the frame. */
  encode: (frame: Frame) => Promise<void>;
  /** Writes the packets that the encoder still holds. */
  finish: () => Promise<void>;
  close: () => void;
}

/**
 * Opens an encoder and adds its track to the muxer. The colour tags are written into the codec and into the container.
 */
export async function createVideoEncoder(options: VideoEncoderOptions): Promise<VideoEncoder> {
  const codec = Codec.findEncoderByName(options.codec);
  if (codec === null) throw new Error(`this build of FFmpeg has no ${options.codec}`);
  const context = new CodecContext();
  context.allocContext3(codec);
  context.width = options.width;
  context.height = options.height;
  context.pixelFormat = options.pixelFormat;
  context.timeBase = Rational.fromObject(options.timeBase);
  context.framerate = Rational.fromObject(options.frameRate);
  context.sampleAspectRatio = Rational.fromObject(options.pixelAspect);
  context.colorPrimaries = options.colour.primaries;
  context.colorTrc = options.colour.transfer;
  context.colorSpace = options.colour.matrix;
  context.colorRange = options.colour.range;
  context.chromaLocation = AVCHROMA_LOC_LEFT;
  context.threadCount = 0;
  context.setFlags(AV_CODEC_FLAG_FRAME_DURATION);
  if (options.muxer.wantsGlobalHeader) context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  if (options.tag !== null) context.codecTag = options.tag;
  using settings = Dictionary.fromObject(options.settings);
  FFmpegError.throwIfError(await context.open2(codec, settings), `open ${options.codec}`);

  const track = options.muxer.addTrack();
  FFmpegError.throwIfError(track.codecpar.fromContext(context), 'describe the track');
  track.timeBase = Rational.fromObject(options.timeBase);
  track.avgFrameRate = Rational.fromObject(options.frameRate);
  track.sampleAspectRatio = Rational.fromObject(options.pixelAspect);

  const writer = createPacketWriter(options, track);
  const packet = new Packet();
  packet.alloc();

  const encode = (frame: Frame | null) => encodeFrame(context, frame, { packet, write: writer.write });

  return {
    track,
    encode: async (frame) => {
      writer.expect(frame);
      await encode(frame);
    },
    finish: async () => {
      await encode(null);
      await writer.finish();
    },
    close: () => {
      packet.free();
      writer.close();
      context.freeContext();
    },
  };
}
