import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S32,
  FF_ENCODER_AAC,
  FF_ENCODER_PCM_S24LE,
} from 'node-av/constants';
import {
  Codec,
  CodecContext,
  FFmpegError,
  Packet,
  Rational,
  avChannelLayoutDefault,
  avGetCodecName,
  type Frame,
  type Stream,
} from 'node-av/lib';
import { encodeFrame } from './encode-frame.ts';
import { createSampleClock } from './sample-clock.ts';
import type { VideoMuxer } from './video-muxer.ts';
import { createAudioFilter, type FrameFilter } from '../filter/frame-filter.ts';
import { createStreamDecoder } from '../read/stream-decoder.ts';

/** Brings an audio track from one file into another. */
export interface AudioTrack {
  /** Takes the next packet of the source's track, its times in the source's time base. */
  write: (packet: Packet) => Promise<void>;
  finish: () => Promise<void>;
  close: () => void;
}

/** The destination of an audio track, and the codecs that may be copied. */
export interface AudioTrackOptions {
  stream: Stream;
  muxer: VideoMuxer;
  /** Codecs that the container accepts as they are, by FFmpeg's names; a name ending in `_` matches a family. */
  copied: readonly string[];
  /** The codec that all others are converted to. */
  fallback: 'aac' | 'pcm';
}

/** Adds an audio track to the muxer: copied where the container accepts the codec, encoded again where it does not. */
export async function createAudioTrack(options: AudioTrackOptions): Promise<AudioTrack> {
  const codec = avGetCodecName(options.stream.codecpar.codecId) ?? '';
  const isCopied = options.copied.some((name) => (name.endsWith('_') ? codec.startsWith(name) : codec === name));
  return isCopied ? copyTrack(options) : recodeTrack(options);
}

function copyTrack({ stream, muxer }: AudioTrackOptions): AudioTrack {
  const track = muxer.addTrack();
  FFmpegError.throwIfError(stream.codecpar.copy(track.codecpar), 'describe the audio');
  // The container chooses its own tag for the codec.
  track.codecpar.codecTag = 0;
  const clock = createSampleClock(stream);
  const timeBase = clock?.timeBase ?? stream.timeBase;
  track.timeBase = Rational.fromObject(timeBase);
  return {
    write: (packet) => {
      clock?.set(packet);
      return muxer.write(packet, track, timeBase);
    },
    finish: async () => {},
    close: () => {},
  };
}

async function recodeTrack({ stream, muxer, fallback }: AudioTrackOptions): Promise<AudioTrack> {
  const decoder = await createStreamDecoder(stream);
  const codec = Codec.findEncoderByName(fallback === 'aac' ? FF_ENCODER_AAC : FF_ENCODER_PCM_S24LE);
  if (codec === null) throw new Error(`this build of FFmpeg has no ${fallback} encoder`);
  const context = new CodecContext();
  context.allocContext3(codec);
  const { sampleRate, channels } = stream.codecpar;
  // AVI does not state which channels there are, only how many.
  const isStated = stream.codecpar.channelLayout.mask !== 0n;
  const channelLayout = isStated ? stream.codecpar.channelLayout : avChannelLayoutDefault(channels);
  const rate = fallback === 'aac' ? Math.min(sampleRate, 48_000) : sampleRate;
  context.sampleFormat = fallback === 'aac' ? AV_SAMPLE_FMT_FLTP : AV_SAMPLE_FMT_S32;
  context.sampleRate = rate;
  context.channelLayout = channelLayout;
  context.timeBase = new Rational(1, rate);
  if (fallback === 'aac') context.bitRate = BigInt(128_000 * Math.max(1, Math.ceil(channels / 2)) + 64_000);
  if (muxer.wantsGlobalHeader) context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  FFmpegError.throwIfError(await context.open2(codec, null), 'open audio encoder');
  const track = muxer.addTrack();
  FFmpegError.throwIfError(track.codecpar.fromContext(context), 'describe the audio');
  track.timeBase = context.timeBase;

  const packet = new Packet();
  packet.alloc();
  let filter: FrameFilter | null = null;

  const write = (coded: Packet) => muxer.write(coded, track, context.timeBase);
  const encode = (frame: Frame | null) => encodeFrame(context, frame, { packet, write });

  async function pass(source: Packet | null): Promise<void> {
    for await (const frame of decoder.decode(source)) {
      using held = frame;
      if (!isStated) held.channelLayout = channelLayout;
      filter ??= await createAudioFilter(
        `aresample=${rate},aformat=sample_fmts=${fallback === 'aac' ? 'fltp' : 's32'}` +
          (context.frameSize > 0 ? `,asetnsamples=n=${context.frameSize}:p=0` : ''),
        {
          sampleRate: held.sampleRate,
          sampleFormat: held.format as typeof context.sampleFormat,
          channelLayout: held.channelLayout,
          timeBase: stream.timeBase,
        },
      );
      await encodeAll(filter.push(held));
    }
  }

  async function encodeAll(frames: AsyncGenerator<Frame>): Promise<void> {
    for await (const filtered of frames) {
      using frame = filtered;
      await encode(frame);
    }
  }

  return {
    write: pass,
    finish: async () => {
      await pass(null);
      if (filter !== null) await encodeAll(filter.push(null));
      await encode(null);
    },
    close: () => {
      packet.free();
      filter?.close();
      context.freeContext();
      decoder.close();
    },
  };
}
