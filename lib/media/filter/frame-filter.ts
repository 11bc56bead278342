import {
  AVERROR_EAGAIN,
  AVERROR_EOF,
  type AVColorRange,
  type AVColorSpace,
  type AVPixelFormat,
  type AVSampleFormat,
} from 'node-av/constants';
import {
  FFmpegError,
  Filter,
  FilterGraph,
  FilterInOut,
  Frame,
  avGetSampleFmtName,
  type ChannelLayout,
  type FilterContext,
  type IRational,
} from 'node-av/lib';

/** The format of the images that go into a filter; it is the same for all of them. */
export interface ImageShape {
  width: number;
  height: number;
  pixelFormat: AVPixelFormat;
  timeBase: IRational;
  pixelAspect: IRational;
  matrix: AVColorSpace;
  range: AVColorRange;
}

/** The format of the audio frames that go into a filter; it is the same for all of them. */
export interface AudioShape {
  sampleRate: number;
  sampleFormat: AVSampleFormat;
  channelLayout: ChannelLayout;
  timeBase: IRational;
}

/** A chain of FFmpeg filters. */
export interface FrameFilter {
  /** Sends a frame through, or null for the end, and yields the output frames. The caller frees each of them. */
  push: (frame: Frame | null) => AsyncGenerator<Frame>;
  close: () => void;
}

/** Builds a filter chain for images from FFmpeg's description, such as `scale=320:-2,format=yuv420p`. */
export async function createImageFilter(description: string, shape: ImageShape): Promise<FrameFilter> {
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
  FFmpegError.throwIfError(parameters, 'describe images');
  FFmpegError.throwIfError(source.init(null), 'open filter');
  return connect(graph, source, allocate(graph, 'buffersink', 'out'), description);
}

/** Builds a filter chain for audio from FFmpeg's description, such as `aresample=48000`. */
export async function createAudioFilter(description: string, shape: AudioShape): Promise<FrameFilter> {
  const graph = new FilterGraph();
  graph.alloc();
  const source = allocate(graph, 'abuffer', 'in');
  const { mask, nbChannels } = shape.channelLayout;
  const parameters = [
    `time_base=${shape.timeBase.num}/${shape.timeBase.den}`,
    `sample_rate=${shape.sampleRate}`,
    `sample_fmt=${avGetSampleFmtName(shape.sampleFormat)}`,
    `channel_layout=${mask === 0n ? `${nbChannels}c` : mask}`,
  ];
  FFmpegError.throwIfError(source.initStr(parameters.join(':')), 'open filter');
  return connect(graph, source, allocate(graph, 'abuffersink', 'out'), description);
}

function allocate(graph: FilterGraph, name: string, label: string): FilterContext {
  const filter = Filter.getByName(name);
  const context = filter === null ? null : graph.allocFilter(filter, label);
  if (context === null) throw new Error(`this build of FFmpeg has no filter ${name}`);
  return context;
}

async function connect(
  graph: FilterGraph,
  source: FilterContext,
  sink: FilterContext,
  description: string,
): Promise<FrameFilter> {
  FFmpegError.throwIfError(sink.init(null), 'open filter');
  // From the chain's point of view, our source is the other end of its output and our sink that of its input.
  using outputs = FilterInOut.createList([{ name: 'in', filterCtx: source, padIdx: 0 }]);
  using inputs = FilterInOut.createList([{ name: 'out', filterCtx: sink, padIdx: 0 }]);
  FFmpegError.throwIfError(graph.parsePtr(description, inputs, outputs), 'read filters');
  FFmpegError.throwIfError(await graph.config(), 'connect filters');
  return {
    push: async function* (frame) {
      FFmpegError.throwIfError(await source.buffersrcAddFrame(frame), 'filter');
      for (;;) {
        const filtered = new Frame();
        filtered.alloc();
        const received = await sink.buffersinkGetFrame(filtered);
        if (received >= 0) {
          yield filtered;
          continue;
        }
        filtered.free();
        if (received === AVERROR_EAGAIN || received === AVERROR_EOF) return;
        FFmpegError.throwIfError(received, 'filter');
      }
    },
    close: () => graph.free(),
  };
}
