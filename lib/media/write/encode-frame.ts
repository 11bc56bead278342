import { AVERROR_EAGAIN, AVERROR_EOF } from 'node-av/constants';
import { FFmpegError, type CodecContext, type Frame, type Packet } from 'node-av/lib';

/**
 * Gives an encoder a frame, and passes on every packet that it then has.
 *
 * @param frame null at the end: what the encoder still holds comes out
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
