import { AVERROR_EAGAIN, AVERROR_EOF } from 'node-av/constants';
import type { AVColorRange, AVColorSpace, AVPixelFormat } from 'node-av/constants';
import { FFmpegError, Filter, FilterGraph, FilterInOut, Frame } from 'node-av/lib';
import type { FilterContext, IRational } from 'node-av/lib';

/** The frames that go into a filter: all alike. */
export interface FrameShape {
  width: number;
  height: number;
  pixelFormat: AVPixelFormat;
  timeBase: IRational;
  pixelAspect: IRational;
  matrix: AVColorSpace;
  range: AVColorRange;
}

/** A chain of FFmpeg filters. */
export interface FrameFilter {
  /** Sends a frame through. The result is the caller's to free; null when the chain wants more frames first. */
  push: (frame: Frame) => Promise<Frame | null>;
  close: () => void;
}

/** Builds a filter chain from FFmpeg's description of one, as in `scale=320:-2,format=yuv420p`. */
export async function createFrameFilter(description: string, shape: FrameShape): Promise<FrameFilter> {
  const graph = new FilterGraph();
  graph.alloc();
  const source = allocate(graph, 'buffer', 'in');
  const parameters = source.buffersrcParametersSet({
    width: shape.width,
    height: shape.height,
    format: shape.pixelFormat,
    timeBase: shape.timeBase,
    sampleAspectRatio: shape.pixelAspect,
    colorSpace: shape.matrix,
    colorRange: shape.range,
  });
  FFmpegError.throwIfError(parameters, 'describe frames');
  FFmpegError.throwIfError(source.init(null), 'open filter');
  const sink = allocate(graph, 'buffersink', 'out');
  FFmpegError.throwIfError(sink.init(null), 'open filter');
  // Seen from the chain, our source is its output's other end and our sink its input's.
  using outputs = FilterInOut.createList([{ name: 'in', filterCtx: source, padIdx: 0 }]);
  using inputs = FilterInOut.createList([{ name: 'out', filterCtx: sink, padIdx: 0 }]);
  FFmpegError.throwIfError(graph.parsePtr(description, inputs, outputs), 'read filters');
  FFmpegError.throwIfError(await graph.config(), 'connect filters');

  return {
    push: async (frame) => {
      FFmpegError.throwIfError(await source.buffersrcAddFrame(frame), 'filter');
      const filtered = new Frame();
      filtered.alloc();
      const received = await sink.buffersinkGetFrame(filtered);
      if (received >= 0) return filtered;
      filtered.free();
      if (received !== AVERROR_EAGAIN && received !== AVERROR_EOF) FFmpegError.throwIfError(received, 'filter');
      return null;
    },
    close: () => graph.free(),
  };
}

function allocate(graph: FilterGraph, name: string, label: string): FilterContext {
  const filter = Filter.getByName(name);
  const context = filter === null ? null : graph.allocFilter(filter, label);
  if (context === null) throw new Error(`this build of FFmpeg has no filter ${name}`);
  return context;
}
