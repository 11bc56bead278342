import { AV_CODEC_FLAG_GLOBAL_HEADER, AV_SAMPLE_FMT_FLTP, FF_ENCODER_AAC } from 'node-av/constants';
import {
  Codec,
  CodecContext,
  Dictionary,
  FFmpegError,
  Frame,
  Packet,
  Rational,
  avChannelLayoutDefault,
} from 'node-av/lib';
import { encodeFrame } from './encode-frame.ts';
import type { VideoMuxer } from './video-muxer.ts';
import { audioRate, type StereoAudio } from './stereo-audio.ts';

/** The encoder of a video's audio, writing into a file. */
export interface AudioEncoder {
  /** Encodes the audio up to a time of the video. When the audio has already ended, silence follows. */
  writeUntil: (seconds: number) => Promise<void>;
  /** Ends the track at a time of the video, to the sample: audio after that time is cut off. */
  finish: (seconds: number) => Promise<void>;
  close: () => void;
}

/** Audio whose samples are read as they are encoded. */
export interface AudioSource {
  /** Writes the samples of a channel from a position on; `values` is silent before. */
  copy: (channel: number, from: number, values: Float32Array) => void;
}

function wholeAudio({ left, right }: StereoAudio): AudioSource {
  return {
    copy: (channel, from, values) => values.set((channel === 0 ? left : right).subarray(from, from + values.length)),
  };
}

/**
 * Adds a track of AAC-LC (48 kHz, stereo) to the muxer. The encoder delay is written into the file, so that players
 * begin with the first sample.
 */
export async function createAudioEncoder(muxer: VideoMuxer, audio: StereoAudio | AudioSource): Promise<AudioEncoder> {
  const source = 'copy' in audio ? audio : wholeAudio(audio);
  const codec = Codec.findEncoderByName(FF_ENCODER_AAC);
  if (codec === null) throw new Error('this build of FFmpeg has no AAC encoder');
  const context = new CodecContext();
  context.allocContext3(codec);
  context.sampleFormat = AV_SAMPLE_FMT_FLTP;
  context.sampleRate = audioRate;
  context.channelLayout = avChannelLayoutDefault(2);
  context.timeBase = new Rational(1, audioRate);
  context.bitRate = 192_000n;
  if (muxer.wantsGlobalHeader) context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  using settings = Dictionary.fromObject({ aac_coder: 'twoloop' });
  FFmpegError.throwIfError(await context.open2(codec, settings), 'open audio encoder');
  const track = muxer.addTrack();
  FFmpegError.throwIfError(track.codecpar.fromContext(context), 'describe the audio');
  track.timeBase = context.timeBase;
  const packet = new Packet();
  packet.alloc();
  let at = 0;

  const write = (coded: Packet) => muxer.write(coded, track, context.timeBase);
  const encode = (frame: Frame | null) => encodeFrame(context, frame, { packet, write });

  async function writeSamples(samples: number): Promise<void> {
    using frame = new Frame();
    frame.alloc();
    frame.format = AV_SAMPLE_FMT_FLTP;
    frame.sampleRate = audioRate;
    frame.channelLayout = context.channelLayout;
    frame.nbSamples = samples;
    frame.pts = BigInt(at);
    FFmpegError.throwIfError(frame.getBuffer(), 'make an audio frame');
    for (const index of [0, 1]) {
      const plane = frame.data?.[index];
      if (plane === undefined) throw new Error('a frame without memory');
      const values = new Float32Array(plane.buffer, plane.byteOffset, samples).fill(0);
      source.copy(index, at, values);
    }
    at += samples;
    await encode(frame);
  }

  async function writeUntil(seconds: number): Promise<void> {
    const end = Math.round(seconds * audioRate);
    while (at + context.frameSize <= end) await writeSamples(context.frameSize);
  }

  return {
    writeUntil,
    finish: async (seconds) => {
      await writeUntil(seconds);
      const rest = Math.round(seconds * audioRate) - at;
      if (rest > 0) await writeSamples(rest);
      await encode(null);
    },
    close: () => {
      packet.free();
      context.freeContext();
    },
  };
}
