import { AVERROR_EAGAIN, AVERROR_EOF } from 'node-av/constants';
import { FFmpegError, type CodecContext, type Frame, type Packet } from 'node-av/lib';

/**
 * Sends a frame to an encoder, and passes on every packet that is ready.
 *
 * @param frame null at the end: drains the encoder
 * @param options.packet holds one packet after another; its data moves on with each
 */
export async function encodeFrame(
  context: CodecContext,
  frame: Frame | null,
  options: { packet: Packet; write: (packet: Packet) => Promise<void> },
): Promise<void> {
  const { packet, write } = options;
  FFmpegError.throwIfError(await context.sendFrame(frame), 'encode');
  for (;;) {
    const received = await context.receivePacket(packet);
    if (received === AVERROR_EAGAIN || received === AVERROR_EOF) return;
    FFmpegError.throwIfError(received, 'encode');
    await write(packet);
  }
}
