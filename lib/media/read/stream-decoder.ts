import { AVERROR_EAGAIN, AVERROR_EINVAL, AVERROR_EOF, AVERROR_INVALIDDATA } from 'node-av/constants';
import { Codec, CodecContext, FFmpegError, Frame, type Packet, type Stream } from 'node-av/lib';
import { EaselError } from '../../contract/error.ts';
import { videoLimit } from './size-limits.ts';

/** Decoder errors for a damaged packet; the second also for one whose frame is too large. */
const damages: ReadonlySet<number> = new Set([AVERROR_INVALIDDATA, AVERROR_EINVAL]);

/** Turns one track's packets into frames. */
export interface StreamDecoder {
  /** Frames that a packet completes, in display order; null drains the remaining ones. The caller frees each. */
  decode: (packet: Packet | null) => AsyncGenerator<Frame>;
  /** Drops buffered frames after a seek. */
  flush: () => void;
  close: () => void;
}

/**
 * Opens a decoder for a track. It skips damaged packets and those of frames that are too large, as players do. A quick
 * decoder skips frames that no other frame refers to, and does no deblocking: good for measuring, not for display.
 * @throws EaselError `unsupported_media_type` when there is no decoder for the codec.
 */
export async function createStreamDecoder(
  stream: Stream,
  thoroughness: 'full' | 'quick' = 'full',
): Promise<StreamDecoder> {
  const codec = Codec.findDecoder(stream.codecpar.codecId);
  if (codec === null) throw new EaselError('unsupported_media_type', 'The codec of the file is not supported.');
  const context = new CodecContext();
  context.allocContext3(codec);
  FFmpegError.throwIfError(context.parametersToContext(stream.codecpar), 'open decoder');
  context.pktTimebase = stream.timeBase;
  context.threadCount = 0;
  // The frame's own size counts, not the container's.
  context.setOption('max_pixels', videoLimit.pixels);
  if (thoroughness === 'quick') {
    context.setOption('skip_frame', 'noref');
    context.setOption('skip_loop_filter', 'all');
  }
  FFmpegError.throwIfError(await context.open2(codec, null), 'open decoder');
  return {
    decode: async function* (packet) {
      const sent = await context.sendPacket(packet);
      if (!damages.has(sent) && sent !== AVERROR_EOF) FFmpegError.throwIfError(sent, 'decode');
      for (;;) {
        const frame = new Frame();
        frame.alloc();
        const received = await context.receiveFrame(frame);
        if (received >= 0) {
          yield frame;
          continue;
        }
        frame.free();
        if (received === AVERROR_EAGAIN || received === AVERROR_EOF) return;
        if (!damages.has(received)) FFmpegError.throwIfError(received, 'decode');
      }
    },
    flush: () => context.flushBuffers(),
    close: () => context.freeContext(),
  };
}
