import { AV_NOPTS_VALUE, type AVSampleFormat } from 'node-av/constants';
import type { Frame, Stream } from 'node-av/lib';
import { EaselError } from '../../contract/error.ts';
import { createAudioFilter, type FrameFilter } from '../filter/frame-filter.ts';
import { openVideo, type OpenVideo } from '../read/open-video.ts';
import { readPackets } from '../read/read-frames.ts';
import { createStreamDecoder } from '../read/stream-decoder.ts';
import { durationOf } from '../read/stream-facts.ts';

/** The loudness of audio in evenly spaced slices from its beginning to its end. */
export interface Waveform {
  durationSeconds: number;
  /** Largest amplitude of all channels in each slice, 0 to 1. */
  peaks: number[];
  /** Root mean square of each slice, 0 to 1. */
  levels: number[];
}

const mostSlices = 1000;
const shortestSliceSeconds = 0.02;
/** Audio is measured in steps of ten milliseconds, for a day at most. */
const stepsPerSecond = 100;
const mostSteps = stepsPerSecond * 24 * 60 * 60;

/**
 * Measures the first audio track of a file, slice by slice, over the whole length of the file, so that a video's audio
 * is in sync with its images.
 * @throws EaselError `unsupported_media_type` when there is no audio, or none that can be decoded.
 */
export async function readWaveform(path: string): Promise<Waveform> {
  const file = await openVideo(path);
  try {
    const [stream] = file.audio;
    if (stream === undefined) throw new EaselError('unsupported_media_type', 'The file contains no audio.');
    const steps = await measureSteps(file, stream);
    if (steps.peaks.length === 0) {
      throw new EaselError('unsupported_media_type', 'The audio of the file cannot be decoded.');
    }
    return slice(steps, durationOf(file, file.video ?? stream) ?? steps.peaks.length / stepsPerSecond);
  } finally {
    await file.close();
  }
}

/** Per step: largest amplitude, sum of squares, number of samples. */
interface Steps {
  peaks: number[];
  squares: number[];
  counts: number[];
}

async function measureSteps(file: OpenVideo, stream: Stream): Promise<Steps> {
  const steps: Steps = { peaks: [], squares: [], counts: [] };
  const startSeconds = Math.max(0, Number(file.format.startTime) / 1_000_000);
  const decoder = await createStreamDecoder(stream);
  let filter: FrameFilter | null = null;
  const closeFilter = () => filter?.close();
  let next = 0;
  const secondsOf = (time: bigint) => (Number(time) * stream.timeBase.num) / stream.timeBase.den;

  async function take(frame: Frame): Promise<void> {
    filter ??= await createAudioFilter('aformat=sample_fmts=flt', {
      sampleRate: frame.sampleRate,
      sampleFormat: frame.format as AVSampleFormat,
      channelLayout: frame.channelLayout,
      timeBase: stream.timeBase,
    });
    // The same rate on both sides, so that input is returned at once.
    let at = frame.pts === AV_NOPTS_VALUE ? next : secondsOf(frame.pts) - startSeconds;
    for await (const filtered of filter.push(frame)) {
      using held = filtered;
      addSamples(steps, held, at);
      at += held.nbSamples / held.sampleRate;
    }
    next = at;
  }

  try {
    for await (const packet of readPackets(file, new Set([stream.index]))) {
      for await (const decoded of decoder.decode(packet)) {
        using frame = decoded;
        await take(frame);
      }
    }
    for await (const decoded of decoder.decode(null)) {
      using frame = decoded;
      await take(frame);
    }
  } finally {
    closeFilter();
    decoder.close();
  }
  return steps;
}

function addSamples(steps: Steps, frame: Frame, seconds: number): void {
  const [plane] = frame.data ?? [];
  const channels = frame.channelLayout.nbChannels;
  if (plane === undefined) return;
  const samples = new Float32Array(plane.buffer, plane.byteOffset, frame.nbSamples * channels);
  for (let index = 0; index < frame.nbSamples; index += 1) {
    const step = Math.floor((seconds + index / frame.sampleRate) * stepsPerSecond);
    if (step < 0 || step >= mostSteps) continue;
    while (steps.peaks.length <= step) {
      steps.peaks.push(0);
      steps.squares.push(0);
      steps.counts.push(0);
    }
    for (let channel = 0; channel < channels; channel += 1) {
      const value = samples[index * channels + channel] ?? 0;
      steps.peaks[step] = Math.max(steps.peaks[step] ?? 0, Math.abs(value));
      steps.squares[step] = (steps.squares[step] ?? 0) + value * value;
      steps.counts[step] = (steps.counts[step] ?? 0) + 1;
    }
  }
}

/** Three digits are more than a screen shows. */
const rounded = (value: number) => Math.min(1, Math.round(value * 1000) / 1000);

function slice(steps: Steps, durationSeconds: number): Waveform {
  const count = Math.max(1, Math.min(mostSlices, Math.ceil(durationSeconds / shortestSliceSeconds)));
  const zeros = () => Array.from({ length: count }, () => 0);
  const [peaks, squares, counts] = [zeros(), zeros(), zeros()];
  for (const [step, peak] of steps.peaks.entries()) {
    const at = Math.floor(((step + 0.5) / stepsPerSecond / durationSeconds) * count);
    if (at >= count) break;
    peaks[at] = Math.max(peaks[at] ?? 0, peak);
    squares[at] = (squares[at] ?? 0) + (steps.squares[step] ?? 0);
    counts[at] = (counts[at] ?? 0) + (steps.counts[step] ?? 0);
  }
  return {
    durationSeconds,
    peaks: peaks.map(rounded),
    levels: squares.map((sum, at) => rounded(Math.sqrt(sum / Math.max(1, counts[at] ?? 0)))),
  };
}
