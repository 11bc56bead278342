import { type AVPixelFormat, type FFEncoderCodec, AV_NOPTS_VALUE } from 'node-av/constants';
import type { Frame, IRational, Packet, Stream } from 'node-av/lib';
import { EaselError } from '../../contract/error.ts';
import { refuseEarlyEnd } from '../read/check-complete.ts';
import { createAudioTrack, type AudioTrack } from './audio-track.ts';
import { createVideoMuxer } from './video-muxer.ts';
import { createFrameConverter } from '../filter/frame-converter.ts';
import type { OpenVideo } from '../read/open-video.ts';
import { shiftPacket, startOf } from '../read/start-of.ts';
import { readPackets } from '../read/read-frames.ts';
import type { SourceColour } from '../colour/source-colour.ts';
import { createStreamDecoder } from '../read/stream-decoder.ts';
import { createVideoEncoder, type ColourTags } from './video-encoder.ts';
import { durationOf } from '../read/stream-facts.ts';

/** How one video is converted to another. */
export interface VideoConversion {
  file: OpenVideo;
  path: string;
  container: 'mp4' | 'mov';
  /** Pixels of the result; both even. */
  width: number;
  height: number;
  /** Pixel aspect ratio, width to height. */
  pixelAspect: IRational;
  pixelFormat: AVPixelFormat;
  /** FFmpeg's filters between the decoder and the encoder, for a source of these colours. */
  filters: (colour: SourceColour) => string;
  codec: FFEncoderCodec;
  colour: ColourTags;
  tag: string | null;
  settings: Record<string, string | number>;
  /** Audio codecs that are copied, and the codec that others are converted to. */
  copiedAudio: readonly string[];
  fallbackAudio: 'aac' | 'pcm';
  /** Leaves out what the library writes about itself into the container. */
  isAnonymous?: boolean;
  /** Called with each frame between the filters and the encoder, to change its pixels in place. */
  retouch?: (frame: Frame) => void;
  /** Called with the video track before the header is written, to add metadata for the container. */
  describe?: (track: Stream) => void;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Converts a video frame by frame, holding a few frames at most: every frame has the same time as before, so a variable
 * frame rate is preserved, and the audio stays in sync.
 * @returns The duration of the result.
 * @throws EaselError `unsupported_media_type` when the video is damaged or ends before its declared length.
 */
export async function convertVideo(conversion: VideoConversion): Promise<{ durationSeconds: number; frames: number }> {
  const { file, signal } = conversion;
  const { video } = file;
  if (video === null) throw new EaselError('unsupported_media_type', 'The file contains only audio, no video.');
  await using stack = new AsyncDisposableStack();
  const muxer = await createVideoMuxer({
    path: conversion.path,
    container: conversion.container,
    isAnonymous: conversion.isAnonymous ?? false,
  });
  stack.defer(muxer.close);
  const frameRate = video.avgFrameRate.num > 0 ? video.avgFrameRate : { num: 25, den: 1 };
  const encoder = await createVideoEncoder({
    ...conversion,
    muxer,
    timeBase: video.timeBase,
    frameRate,
  });
  stack.defer(encoder.close);
  conversion.describe?.(encoder.track);
  const audios = new Map<number, AudioTrack>();
  for (const stream of file.audio) {
    const { copiedAudio: copied, fallbackAudio: fallback } = conversion;
    const track = await createAudioTrack({ stream, muxer, copied, fallback });
    stack.defer(track.close);
    audios.set(stream.index, track);
  }
  await muxer.start();

  const decoder = await createStreamDecoder(video);
  stack.defer(decoder.close);
  const converter = createFrameConverter(conversion.filters, video.timeBase);
  stack.defer(converter.close);
  const usualDuration = BigInt(
    Math.max(1, Math.round((video.timeBase.den * frameRate.den) / (video.timeBase.num * frameRate.num))),
  );
  const totalSeconds = durationOf(file, video);
  const offset = startOf(file, video);
  let frames = 0;
  let end = 0n;
  let lastTime: bigint | null = null;
  let inFlight: Promise<void> = Promise.resolve();
  stack.defer(() => inFlight.catch(() => undefined));

  const encode = async (frame: Frame) => {
    using held = frame;
    await encoder.encode(held);
  };
  const seconds = (time: bigint) => (Number(time) * video.timeBase.num) / video.timeBase.den;

  async function pass(packet: Packet | null): Promise<void> {
    for await (const decoded of decoder.decode(packet)) {
      using frame = decoded;
      signal.throwIfAborted();
      const known = frame.pts === AV_NOPTS_VALUE ? frame.bestEffortTimestamp : frame.pts;
      const time = known === AV_NOPTS_VALUE ? end : known - offset;
      // Two frames with the same time cannot both be shown.
      if (lastTime !== null && time <= lastTime) continue;
      lastTime = time;
      frame.pts = time;
      if (frame.duration <= 0n) frame.duration = usualDuration;
      end = time + frame.duration;
      for await (const converted of converter.convert(frame)) {
        conversion.retouch?.(converted);
        await inFlight;
        inFlight = encode(converted);
        // Its error is thrown where it is next awaited.
        inFlight.catch(() => undefined);
        frames += 1;
      }
      if (totalSeconds !== null) conversion.onProgress(Math.min(1, seconds(end) / totalSeconds));
    }
  }

  for await (const packet of readPackets(file, new Set([video.index, ...audios.keys()]))) {
    if (packet.streamIndex === video.index) {
      await pass(packet);
    } else {
      const stream = file.audio.find((candidate) => candidate.index === packet.streamIndex);
      if (stream !== undefined) shiftPacket(packet, startOf(file, stream));
      await audios.get(packet.streamIndex)?.write(packet);
    }
  }
  await pass(null);
  await inFlight;
  if (frames === 0) throw new EaselError('unsupported_media_type', 'No frame of the video can be decoded.');
  if (totalSeconds !== null) refuseEarlyEnd(seconds(end), totalSeconds);
  await encoder.finish();
  for (const track of audios.values()) await track.finish();
  await muxer.finish();
  return { durationSeconds: seconds(end), frames };
}
