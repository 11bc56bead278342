import type { Stream } from 'node-av/lib';
import { createDisplayFilters } from '../filter/display-filters.ts';
import { createFrameConverter } from '../filter/frame-converter.ts';
import { displaySize, uprightFilters, uprightSize } from '../filter/upright-filter.ts';
import { framesAt } from '../read/frames-at.ts';
import { openVideo, type OpenVideo } from '../read/open-video.ts';
import { dynamicRangeOf } from '../read/stream-facts.ts';
import { videoCoding } from '../write/video-coding.ts';
import { createVideoEncoder, type VideoEncoder } from '../write/video-encoder.ts';
import { createVideoMuxer } from '../write/video-muxer.ts';
import { standardRange } from '../write/video-writer.ts';
import { createJoinedAudio } from './joined-audio.ts';
import type { Joining, JoinPlan } from './plan-join.ts';
import type { Clip } from './read-clip.ts';

type Encoding = Extract<JoinPlan, { kind: 'encode' }>;

const square = { num: 1, den: 1 };

/**
 * Joins clips of different shapes: H.264 in standard range, at one size and a constant frame rate. At each frame's time
 * it shows the frame that the clip shows then, so a clip keeps its length to half a frame.
 */
export async function encodeClips(
  clips: readonly Clip[],
  { outputPath, onProgress, hasAudio }: Joining,
  plan: Encoding,
): Promise<{ frames: number; durationSeconds: number }> {
  const rate = plan.frameRate.num / plan.frameRate.den;
  await using stack = new AsyncDisposableStack();
  const muxer = await createVideoMuxer({ path: outputPath, container: 'mp4', isAnonymous: true });
  stack.defer(muxer.close);
  const coding = videoCoding({ codec: 'h264', framesPerSecond: Math.round(rate), quality: 17, preset: 'veryfast' });
  const encoder = await createVideoEncoder({
    ...coding,
    muxer,
    width: plan.width,
    height: plan.height,
    colour: standardRange,
    timeBase: { num: plan.frameRate.den, den: plan.frameRate.num },
    frameRate: plan.frameRate,
    pixelAspect: square,
  });
  stack.defer(encoder.close);
  const audio = hasAudio ? await createJoinedAudio(muxer) : null;
  stack.defer(() => audio?.close());
  await muxer.start();
  let frames = 0;
  for (const clip of clips) {
    const from = frames;
    const count = Math.max(1, Math.round(clip.durationSeconds * rate));
    const file = await openVideo(clip.path);
    try {
      if (file.video === null) throw new Error('a clip lost its video');
      const times = Array.from({ length: count }, (_, index) => index / rate);
      for await (const _written of encodeClip(file, file.video, { times, plan, encoder, from })) {
        frames += 1;
        onProgress(frames / rate);
      }
    } finally {
      await file.close();
    }
    await audio?.add(clip, from / rate, frames / rate);
  }
  await encoder.finish();
  await audio?.finish(frames / rate);
  await muxer.finish();
  return { frames, durationSeconds: frames / rate };
}

async function* encodeClip(
  file: OpenVideo,
  video: Stream,
  { times, plan, encoder, from }: { times: number[]; plan: Encoding; encoder: VideoEncoder; from: number },
): AsyncGenerator<number> {
  await using stack = new AsyncDisposableStack();
  const filters = await createDisplayFilters(uprightFilters(video), dynamicRangeOf(video));
  stack.defer(filters.close);
  const fitted = fitInto(displaySize(video, uprightSize(video)), plan);
  const describe = () =>
    [
      filters.describe({ width: fitted.width, height: fitted.height, pixelFormat: 'yuv420p', kernel: 'lanczos' }),
      `pad=${plan.width}:${plan.height}:${fitted.x}:${fitted.y}:color=black`,
      'setsar=1',
    ].join(',');
  const converter = createFrameConverter(describe, video.timeBase);
  stack.defer(converter.close);
  let at = from;
  for await (const { frame } of framesAt(file, video, times)) {
    // The filters empty the frame that they take, and the same one may be shown again.
    using shown = frame.clone();
    if (shown === null) throw new Error('no memory for a frame');
    for await (const converted of converter.convert(shown)) {
      using held = converted;
      held.pts = BigInt(at);
      held.duration = 1n;
      await encoder.encode(held);
    }
    yield at;
    at += 1;
  }
}

const middle = (most: number, length: number) => Math.floor((most - length) / 4) * 2;

/** Where a clip lies in the frame: as large as fits, in the middle; all lengths even. */
function fitInto(
  shown: { width: number; height: number },
  frame: { width: number; height: number },
): { width: number; height: number; x: number; y: number } {
  const scale = Math.min(frame.width / shown.width, frame.height / shown.height);
  const fit = (length: number, most: number) => Math.min(most, Math.max(2, Math.round((length * scale) / 2) * 2));
  const [width, height] = [fit(shown.width, frame.width), fit(shown.height, frame.height)];
  return { width, height, x: middle(frame.width, width), y: middle(frame.height, height) };
}
