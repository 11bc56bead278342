import { AVFMT_FLAG_BITEXACT, AVFMT_GLOBALHEADER } from 'node-av/constants';
import { Dictionary, FFmpegError, FormatContext, type IRational, type Packet, type Stream } from 'node-av/lib';

/** Writes packets of several tracks into one file. Add tracks before `start`, write packets after it. */
export interface VideoMuxer {
  /** Whether encoders must leave their headers out of the stream (`AV_CODEC_FLAG_GLOBAL_HEADER`). */
  wantsGlobalHeader: boolean;
  /** Adds a track; the caller sets its parameters. */
  addTrack: () => Stream;
  start: () => Promise<void>;
  /** Writes a packet whose times are in `timeBase`, and frees its data. */
  write: (packet: Packet, track: Stream, timeBase: IRational) => Promise<void>;
  /** Finishes the file. `close` alone leaves it incomplete. */
  finish: () => Promise<void>;
  close: () => Promise<void>;
}

/** Container formats that can be written, by FFmpeg's names. */
export type VideoContainer = 'mp4' | 'mov' | 'matroska' | 'mpegts';
/** Formats that only copies of existing files are written in. */
export type CopyContainer =
  | VideoContainer
  | 'adts'
  | 'aiff'
  | 'avi'
  | 'flac'
  | 'flv'
  | 'ipod'
  | 'mp3'
  | 'ogg'
  | 'wav'
  | 'webm';

/** Opens a file for writing. The index is moved to its front, so that playing starts before the download ends. */
export async function createVideoMuxer(options: {
  path: string;
  container: CopyContainer;
  /** Leaves out what the library writes about itself. */
  isAnonymous?: boolean;
  /** Text that the file stores under `comment`. */
  comment?: string;
}): Promise<VideoMuxer> {
  const format = new FormatContext();
  FFmpegError.throwIfError(format.allocOutputContext2(null, options.container, options.path), 'open output');
  FFmpegError.throwIfError(await format.openOutput(), 'open output');
  if (options.comment !== undefined) format.metadata = Dictionary.fromObject({ comment: options.comment });
  if (options.isAnonymous === true) format.setFlags(AVFMT_FLAG_BITEXACT);
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await format.closeOutput();
    format.freeContext();
  };
  return {
    wantsGlobalHeader: format.oformat?.hasFlags(AVFMT_GLOBALHEADER) ?? false,
    addTrack: () => format.newStream(null),
    start: async () => {
      // `prefer_icc` stays off: the colour box names primaries, transfer and matrix by number.
      using settings = Dictionary.fromObject({ movflags: '+faststart+write_colr' });
      FFmpegError.throwIfError(await format.writeHeader(settings), 'write header');
    },
    write: async (packet, track, timeBase) => {
      packet.streamIndex = track.index;
      packet.rescaleTs(timeBase, track.timeBase);
      FFmpegError.throwIfError(await format.interleavedWriteFrame(packet), 'write packet');
    },
    finish: async () => {
      FFmpegError.throwIfError(await format.writeTrailer(), 'write trailer');
      await close();
    },
    close,
  };
}
