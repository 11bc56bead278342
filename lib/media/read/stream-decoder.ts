import { AVERROR_EAGAIN, AVERROR_EINVAL, AVERROR_EOF, AVERROR_INVALIDDATA } from 'node-av/constants';
import { Codec, CodecContext, FFmpegError, Frame, type Packet, type Stream } from 'node-av/lib';
import { EaselError } from '../../contract/error.ts';
import { videoLimit } from './size-limits.ts';

/** What decoders answer for a damaged packet; the second for one whose frame is too large, too. */
const damages: ReadonlySet<number> = new Set([AVERROR_INVALIDDATA, AVERROR_EINVAL]);

/** Turns one track's packets into frames. */
export interface StreamDecoder {
  /** Frames that a packet completes, in the order shown; null drains the last ones. Each is the caller's to free. */
  decode: (packet: Packet | null) => AsyncGenerator<Frame>;
  /** Forgets what came before, after a seek. */
  flush: () => void;
  /** How many packets were damaged and left out. */
  damaged: () => number;
  close: () => void;
}

/**
 * Opens a decoder for a track. A damaged packet, and one of a frame that is too large, is left out, as players do. A quick one
 * leaves out frames that no other frame builds on, and smooths no block edges: good for measuring, not for showing.
 * @throws EaselError `unsupported_media_type` when there is no decoder for it.
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
  // What a frame says of its size counts, not what the container said.
  context.setOption('max_pixels', videoLimit.pixels);
  if (thoroughness === 'quick') {
    context.setOption('skip_frame', 'noref');
    context.setOption('skip_loop_filter', 'all');
  }
  FFmpegError.throwIfError(await context.open2(codec, null), 'open decoder');
  let damaged = 0;
  return {
    decode: async function* (packet) {
      const sent = await context.sendPacket(packet);
      if (damages.has(sent)) damaged += 1;
      else if (sent !== AVERROR_EOF) FFmpegError.throwIfError(sent, 'decode');
      for (;;) {
        const frame = new Frame();
        frame.alloc();
        const received = await context.receiveFrame(frame);
        if (received >= 0) {
          yield frame;
          continue;
        }
        frame.free();
        if (damages.has(received)) damaged += 1;
        else if (received === AVERROR_EAGAIN || received === AVERROR_EOF) return;
        else FFmpegError.throwIfError(received, 'decode');
      }
    },
    flush: () => context.flushBuffers(),
    damaged: () => damaged,
    close: () => context.freeContext(),
  };
}
