import { AV_NOPTS_VALUE } from 'node-av/constants';
import type { Frame, Stream } from 'node-av/lib';
import { createAudioFilter, type FrameFilter } from './filter/frame-filter.ts';
import { openVideo } from './read/open-video.ts';
import { readPackets } from './read/read-frames.ts';
import { createSilence, audioRate, type StereoAudio } from './write/stereo-audio.ts';
import { createStreamDecoder } from './read/stream-decoder.ts';

/** The section of a file to read, in seconds. */
export interface AudioStretch {
  fromSeconds: number;
  /** The maximum length; the result is shorter when the audio ends earlier. */
  seconds: number;
}

/**
 * Reads a section of the first audio track of an audio file or a video, in stereo at 48 kHz. Null when the file has no
 * audio track.
 * @throws EaselError `unsupported_media_type` when the file cannot be opened or decoded.
 */
export async function readAudio(path: string, { fromSeconds, seconds }: AudioStretch): Promise<StereoAudio | null> {
  const file = await openVideo(path);
  try {
    const [track] = file.audio;
    if (track === undefined) return null;
    const audio = createSilence(seconds);
    const { startTime } = file.format;
    const fileStart = startTime === AV_NOPTS_VALUE ? 0 : Number(startTime) / 1_000_000;
    const first = Math.round((fileStart + fromSeconds) * audioRate);
    let end = 0;
    for await (const frame of readStereoFrames(file, track)) {
      const at = Number(frame.pts) - first;
      if (at >= audio.left.length) break;
      end = Math.max(end, copyFrame(frame, at, audio));
    }
    return { ...audio, left: audio.left.slice(0, end), right: audio.right.slice(0, end) };
  } finally {
    await file.close();
  }
}

/** Copies the part of a frame that lies inside the section, and returns the sample at which the frame ends. */
function copyFrame(frame: Frame, at: number, { left, right }: StereoAudio): number {
  const [skipped, end] = [Math.max(0, -at), Math.min(left.length, at + frame.nbSamples)];
  if (end <= at + skipped) return 0;
  for (const [index, channel] of [left, right].entries()) {
    const plane = frame.data?.[index];
    if (plane === undefined) throw new Error('a frame without memory');
    const values = new Float32Array(plane.buffer, plane.byteOffset, frame.nbSamples);
    channel.set(values.subarray(skipped, end - at), at + skipped);
  }
  return end;
}

/** A track's frames as planar stereo at 48 kHz, their times in samples. */
async function* readStereoFrames(file: Awaited<ReturnType<typeof openVideo>>, track: Stream): AsyncGenerator<Frame> {
  const decoder = await createStreamDecoder(track);
  let filter: FrameFilter | null = null;
  try {
    const pass = async function* (decoded: AsyncGenerator<Frame>) {
      for await (const frame of decoded) {
        using held = frame;
        filter ??= await createAudioFilter(`aresample=${audioRate},aformat=sample_fmts=fltp:channel_layouts=stereo`, {
          ...shapeOf(held),
          timeBase: track.timeBase,
        });
        yield* freeing(filter.push(held));
      }
    };
    for await (const packet of readPackets(file, new Set([track.index]))) yield* pass(decoder.decode(packet));
    yield* pass(decoder.decode(null));
    // TypeScript does not see the generator above assign it.
    const last = filter as FrameFilter | null;
    if (last !== null) yield* freeing(last.push(null));
  } finally {
    (filter as FrameFilter | null)?.close();
    decoder.close();
  }
}

function shapeOf({ sampleRate, format, channelLayout }: Frame) {
  return { sampleRate, sampleFormat: format as Parameters<typeof createAudioFilter>[1]['sampleFormat'], channelLayout };
}

async function* freeing(frames: AsyncGenerator<Frame>): AsyncGenerator<Frame> {
  for await (const frame of frames) {
    using held = frame;
    yield held;
  }
}
