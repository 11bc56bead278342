import {
  AV_CODEC_ID_APNG,
  AV_CODEC_ID_BMP,
  AV_CODEC_ID_DPX,
  AV_CODEC_ID_EXR,
  AV_CODEC_ID_GIF,
  AV_CODEC_ID_PNG,
  AV_CODEC_ID_PSD,
  AV_CODEC_ID_QOI,
  AV_CODEC_ID_SGI,
  AV_CODEC_ID_TARGA,
  AV_CODEC_ID_TIFF,
  AV_DISPOSITION_ATTACHED_PIC,
  AV_PKT_DATA_DISPLAYMATRIX,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  type AVCodecID,
} from 'node-av/constants';
import { Codec, Dictionary, FFmpegError, FormatContext, InputFormat, type Stream } from 'node-av/lib';
import { EaselError } from '../../contract/error.ts';
import { quietFfmpeg } from './ffmpeg-log.ts';
import { recogniseMedia, type MediaType } from './media-types.ts';
import { checkSize, videoLimit } from './size-limits.ts';

const maximumStreams = 32;

/** A video or an audio file, opened for reading. */
export interface OpenVideo {
  type: MediaType;
  format: FormatContext;
  /** The video stream; null when the file contains only audio. Cover images don't count. */
  video: Stream | null;
  /** Audio tracks, in the file's order. */
  audio: Stream[];
  close: () => Promise<void>;
}

/**
 * Whether a stream is a cover. `Stream.attachedPic` of node-av 6.1 reports it too, but crashes when there is a cover.
 */
function isCover(stream: Stream): boolean {
  return (stream.disposition & AV_DISPOSITION_ATTACHED_PIC) !== 0;
}

function isVideo(stream: Stream): boolean {
  return stream.codecpar.codecType === AVMEDIA_TYPE_VIDEO && !isCover(stream);
}

/**
 * Codecs of still images whose frames declare their own size. Some videos use them, whatever size their container
 * declares. JPEG is not among them: its frames take memory only as they are read.
 */
const stillCodecs: ReadonlySet<AVCodecID> = new Set([
  AV_CODEC_ID_APNG,
  AV_CODEC_ID_BMP,
  AV_CODEC_ID_DPX,
  AV_CODEC_ID_EXR,
  AV_CODEC_ID_GIF,
  AV_CODEC_ID_PNG,
  AV_CODEC_ID_PSD,
  AV_CODEC_ID_QOI,
  AV_CODEC_ID_SGI,
  AV_CODEC_ID_TARGA,
  AV_CODEC_ID_TIFF,
]);

const isStill = (stream: Stream) => isCover(stream) || stillCodecs.has(stream.codecpar.codecId);

/**
 * Prevents FFmpeg's probing of all streams, which has no size limit, from decoding covers and frames of still images:
 * one of 70 bytes can take 2 GB. Covers are not used; frames are decoded later, within the limit.
 */
function leaveStillsClosed(format: FormatContext): void {
  if (!format.streams.some(isStill)) return;
  const others = format.streams.filter((stream) => !isStill(stream));
  const decoders = others.map((stream) => Codec.findDecoder(stream.codecpar.codecId)?.name ?? 'none');
  FFmpegError.throwIfError(format.setOption('codec_whitelist', [...decoders, 'none'].join(',')), 'leave stills');
}

/**
 * Opens a video or audio file from an untrusted source: only with the demuxer for its content, only this one file, no
 * network access, and no frame larger than `videoLimit`.
 * @throws EaselError `unsupported_media_type` when it is not a video or audio, is damaged, or is too large.
 */
export async function openVideo(path: string): Promise<OpenVideo> {
  quietFfmpeg();
  const type = await recogniseMedia(path);
  if (type.demuxer === null) throw new EaselError('unsupported_media_type', 'The file is an image, not a video.');
  const format = new FormatContext();
  try {
    format.allocContext();
    using options = Dictionary.fromObject({
      protocol_whitelist: 'file',
      format_whitelist: InputFormat.findInputFormat(type.demuxer)?.name ?? type.demuxer,
      max_streams: maximumStreams,
      // A QuickTime file may refer to other files by name.
      ...(type.demuxer === 'mov' ? { enable_drefs: 0, use_absolute_path: 0 } : {}),
    });
    const opened = await format.openInput(`file:${path}`, InputFormat.findInputFormat(type.demuxer), options);
    FFmpegError.throwIfError(opened, 'open');
    // The size according to the container; probing the streams decodes a frame.
    for (const stream of format.streams) checkSize('A video', stream.codecpar, videoLimit);
    leaveStillsClosed(format);
    FFmpegError.throwIfError(await format.findStreamInfo(null), 'read');
    const video = format.streams.find(isVideo) ?? null;
    const audio = format.streams.filter((stream) => stream.codecpar.codecType === AVMEDIA_TYPE_AUDIO);
    if (video === null && audio.length === 0) throw new FFmpegError();
    if (video !== null) checkVideo(video);
    return { type, format, video, audio, close: () => format.closeInput() };
  } catch (error) {
    await format.closeInput();
    if (error instanceof EaselError) throw error;
    throw new EaselError('unsupported_media_type', 'The file is damaged or incomplete and cannot be opened.', {
      cause: error,
    });
  }
}

function checkVideo(video: Stream): void {
  const { width, height } = video.codecpar;
  if (width < 1 || height < 1) {
    throw new EaselError('unsupported_media_type', 'The video is damaged: it has no width and height.');
  }
  checkSize('A video', { width, height }, videoLimit);
}

/**
 * The clockwise rotation in degrees that a video's stored image needs, from its display matrix (ISO/IEC 14496-12,
 * 6.2.2; the matrix maps stored to displayed coordinates, in 16.16 fixed point).
 */
export function rotationOf(video: Stream): 0 | 90 | 180 | 270 {
  const matrix = video.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX);
  if (matrix === null || matrix.length < 36) return 0;
  const angle = Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0)) / (Math.PI / 2);
  return ([0, 90, 180, 270] as const)[((Math.round(angle) % 4) + 4) % 4] ?? 0;
}
