import { AVERROR_EOF } from 'node-av/constants';
import { FFmpegError, Packet, type Frame } from 'node-av/lib';
import type { OpenVideo } from './open-video.ts';
import { createStreamDecoder } from './stream-decoder.ts';

/**
 * A video's packets in the file's order, of the given tracks only. The packet is reused: it is valid until the next. A
 * file that is cut off within a packet ends here as well.
 */
export async function* readPackets(file: OpenVideo, tracks: ReadonlySet<number>): AsyncGenerator<Packet> {
  using packet = new Packet();
  packet.alloc();
  for (;;) {
    const read = await file.format.readFrame(packet);
    if (read === AVERROR_EOF) return;
    FFmpegError.throwIfError(read, 'read');
    try {
      if (tracks.has(packet.streamIndex)) yield packet;
    } finally {
      packet.unref();
    }
  }
}

/**
 * A video's frames in display order. Each frame is valid until the next is requested. A quick reading skips frames that
 * no other frame refers to.
 */
export async function* readFrames(file: OpenVideo, thoroughness: 'full' | 'quick' = 'full'): AsyncGenerator<Frame> {
  if (file.video === null) return;
  const decoder = await createStreamDecoder(file.video, thoroughness);
  try {
    for await (const packet of readPackets(file, new Set([file.video.index]))) {
      for await (const frame of decoder.decode(packet)) {
        using held = frame;
        yield held;
      }
    }
    for await (const frame of decoder.decode(null)) {
      using held = frame;
      yield held;
    }
  } finally {
    decoder.close();
  }
}
