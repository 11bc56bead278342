import { fileTypeFromFile } from 'file-type';
import { EaselError } from '../contract/error.ts';
import type { MediaKind } from '../contract/media-kind.ts';

/** A kind of file that Easel opens, found by its first bytes. */
export interface MediaType {
  contentType: string;
  family: MediaKind;
  /** The one FFmpeg demuxer that may open it; null for pictures. */
  demuxer: string | null;
}

const film = (contentType: string, demuxer: string): MediaType => ({ contentType, family: 'video', demuxer });
const sound = (contentType: string, demuxer: string): MediaType => ({ contentType, family: 'audio', demuxer });
const picture = (contentType: string): MediaType => ({ contentType, family: 'image', demuxer: null });

// Playlists and lists of files (HLS, DASH, concat, SDP…) make FFmpeg open other addresses: none of them is here.
const typeOfSignature: Readonly<Record<string, MediaType>> = {
  'image/jpeg': picture('image/jpeg'),
  'image/png': picture('image/png'),
  'image/webp': picture('image/webp'),
  'image/avif': picture('image/avif'),
  'video/mp4': film('video/mp4', 'mov'),
  'video/x-m4v': film('video/mp4', 'mov'),
  'video/quicktime': film('video/quicktime', 'mov'),
  'video/3gpp': film('video/3gpp', 'mov'),
  'video/3gpp2': film('video/3gpp2', 'mov'),
  'video/matroska': film('video/x-matroska', 'matroska'),
  'video/webm': film('video/webm', 'matroska'),
  'video/vnd.avi': film('video/x-msvideo', 'avi'),
  'video/mp2t': film('video/mp2t', 'mpegts'),
  'video/mpeg': film('video/mpeg', 'mpeg'),
  'video/MP2P': film('video/mpeg', 'mpeg'),
  'video/MP1S': film('video/mpeg', 'mpeg'),
  'video/ogg': film('video/ogg', 'ogg'),
  'video/x-flv': film('video/x-flv', 'flv'),
  'audio/mpeg': sound('audio/mpeg', 'mp3'),
  'audio/mp4': sound('audio/mp4', 'mov'),
  'audio/x-m4a': sound('audio/mp4', 'mov'),
  'audio/aac': sound('audio/aac', 'aac'),
  'audio/wav': sound('audio/wav', 'wav'),
  'audio/flac': sound('audio/flac', 'flac'),
  'audio/ogg': sound('audio/ogg', 'ogg'),
  'audio/ogg; codecs=opus': sound('audio/ogg', 'ogg'),
  'audio/aiff': sound('audio/aiff', 'aiff'),
};

/**
 * Tells what a file is by its content. Names play no part.
 * @throws EaselError `unsupported_media_type` for everything that Easel does not open.
 */
export async function recogniseMedia(path: string): Promise<MediaType> {
  const signature = await fileTypeFromFile(path);
  const type = signature === undefined ? undefined : typeOfSignature[signature.mime];
  if (type === undefined) {
    const found = signature === undefined ? 'not a known kind of file' : `${signature.mime}, which is not taken`;
    throw new EaselError(
      'unsupported_media_type',
      `The file is ${found}. Easel takes JPEG, PNG, WebP, MP4, MOV, WebM and others.`,
    );
  }
  return type;
}
