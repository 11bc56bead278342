import { smoothStep } from '../../curves/smooth-step.ts';
import { dimFrame, mixFrames } from './mix-frames.ts';
import type { Pixels, Shot } from './shot.ts';
import { overlapOf, type Timeline, type TimelineEntry } from './timeline.ts';
import type { VideoFrame } from '../video-frame.ts';

/** A video's frames, one after another. */
export interface OpenTimeline {
  /** Paints the next frame; the following call overwrites the buffer. */
  next: () => Promise<Pixels>;
  close: () => Promise<void>;
}

interface PlacedShot {
  entry: TimelineEntry;
  first: number;
  /** The frame after its last, including the frames that it shares with the next shot. */
  end: number;
  /** Frames that it shares with the shot before. */
  overlap: number;
  shot: Shot | null;
}

function place(timeline: Timeline): PlacedShot[] {
  let first = 0;
  return timeline.map((entry, index) => {
    const begin = first;
    first += entry.frames;
    const overlap = index === 0 ? 0 : overlapOf(entry);
    return { entry, first: begin, end: first + overlapOf(timeline[index + 1]), overlap, shot: null };
  });
}

/** Opens each shot when the video reaches it, paints it, and makes the transition to the next. */
export function openTimeline(
  timeline: Timeline,
  frame: VideoFrame,
  { onPrepared, signal }: { onPrepared: (shots: number) => void; signal: AbortSignal },
): OpenTimeline {
  const placed = place(timeline);
  const mixed = new Uint8Array(frame.width * frame.height * 4);
  let at = 0;

  async function paint(placedShot: PlacedShot, index: number): Promise<Pixels> {
    placedShot.shot ??= await placedShot.entry.shot.open({
      ...frame,
      durationSeconds: (placedShot.end - placedShot.first) / frame.framesPerSecond,
      onProgress: (share) => onPrepared(index + share),
      signal,
    });
    return placedShot.shot.frameAt((at - placedShot.first) / frame.framesPerSecond);
  }

  async function closePast(): Promise<void> {
    for (const past of placed) {
      if (past.shot === null || past.end > at) continue;
      const { shot } = past;
      past.shot = null;
      await shot.close();
    }
  }

  return {
    next: async () => {
      await closePast();
      const index = placed.findLastIndex((candidate) => candidate.first <= at);
      const current = placed[index];
      if (current === undefined) throw new Error('a timeline without shots');
      const before = placed[index - 1];
      const passed = at - current.first;
      if (before === undefined || passed >= current.overlap) {
        const pixels = await paint(current, index);
        at += 1;
        return pixels;
      }
      const share = (passed + 1) / (current.overlap + 1);
      if (current.entry.transition.kind === 'dip') {
        const isSinking = share < 0.5;
        const pixels = await (isSinking ? paint(before, index - 1) : paint(current, index));
        dimFrame(pixels, smoothStep(0, 0.5, Math.abs(share - 0.5)), mixed);
      } else {
        mixFrames(await paint(before, index - 1), await paint(current, index), smoothStep(0, 1, share), mixed);
      }
      at += 1;
      return mixed;
    },
    close: async () => {
      for (const { shot } of placed) await shot?.close();
    },
  };
}
