import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBVORBIS,
  FF_ENCODER_PCM_S16LE,
} from 'node-av/constants';
import { Codec, CodecContext, FFmpegError, Frame, Packet, Rational, avChannelLayoutDefault } from 'node-av/lib';
import { encodeFrame } from '../write/encode-frame.ts';
import type { VideoMuxer } from '../write/video-muxer.ts';

/** A tone of 440 Hz. */
export interface TestAudio {
  codec: 'aac' | 'pcm_s16le' | 'vorbis';
  seconds: number;
}

const sampleRate = 48_000;
const encoders = { aac: FF_ENCODER_AAC, pcm_s16le: FF_ENCODER_PCM_S16LE, vorbis: FF_ENCODER_LIBVORBIS } as const;

/** Adds a mono tone to a video; the returned function writes it, once the muxer has started. */
export async function addTestAudio(muxer: VideoMuxer, audio: TestAudio): Promise<() => Promise<void>> {
  const isFloat = audio.codec !== 'pcm_s16le';
  const codec = Codec.findEncoderByName(encoders[audio.codec]);
  const context = new CodecContext();
  context.allocContext3(codec);
  context.sampleRate = sampleRate;
  context.sampleFormat = isFloat ? AV_SAMPLE_FMT_FLTP : AV_SAMPLE_FMT_S16;
  context.channelLayout = avChannelLayoutDefault(1);
  context.timeBase = new Rational(1, sampleRate);
  if (muxer.wantsGlobalHeader) context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  FFmpegError.throwIfError(await context.open2(codec, null), 'open audio encoder');
  const track = muxer.addTrack();
  FFmpegError.throwIfError(track.codecpar.fromContext(context), 'describe the audio');
  track.timeBase = context.timeBase;

  return async () => {
    using packet = new Packet();
    packet.alloc();
    const write = (coded: Packet) => muxer.write(coded, track, context.timeBase);
    const total = Math.round(audio.seconds * sampleRate);
    const length = audio.codec === 'vorbis' ? 64 : 1024;
    for (let start = 0; start + length <= total; start += length) {
      using frame = new Frame();
      frame.alloc();
      frame.format = context.sampleFormat;
      frame.sampleRate = sampleRate;
      frame.channelLayout = context.channelLayout;
      frame.nbSamples = length;
      frame.pts = BigInt(start);
      FFmpegError.throwIfError(frame.getBuffer(), 'make an audio frame');
      const [plane] = frame.data ?? [];
      for (let sample = 0; sample < length; sample += 1) {
        const value = 0.3 * Math.sin(((start + sample) * 440 * 2 * Math.PI) / sampleRate);
        if (isFloat) plane?.writeFloatLE(value, sample * 4);
        else plane?.writeInt16LE(Math.round(value * 32_767), sample * 2);
      }
      await encodeFrame(context, frame, { packet, write });
    }
    await encodeFrame(context, null, { packet, write });
    context.freeContext();
  };
}
