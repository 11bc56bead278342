import { fileTypeFromFile } from 'file-type';
import { EaselError } from '../../contract/error.ts';
import type { MediaKind } from '../../contract/media-kind.ts';

/** A file type that Easel opens, recognised by its first bytes. */
export interface MediaType {
  contentType: string;
  family: MediaKind;
  /** The only FFmpeg demuxer that may open it; null for images. */
  demuxer: string | null;
}

const file = (contentType: string, demuxer: string): MediaType => ({ contentType, family: 'video', demuxer });
const audio = (contentType: string, demuxer: string): MediaType => ({ contentType, family: 'audio', demuxer });
const image = (contentType: string): MediaType => ({ contentType, family: 'image', demuxer: null });

// Playlists and lists of files (HLS, DASH, concat, SDP…) make FFmpeg open other URLs, so this list contains none of
// them.
const typeOfSignature: Readonly<Record<string, MediaType>> = {
  'image/jpeg': image('image/jpeg'),
  'image/png': image('image/png'),
  // An animated PNG; Easel itself reads only its first image.
  'image/apng': image('image/png'),
  'image/webp': image('image/webp'),
  'image/avif': image('image/avif'),
  'video/mp4': file('video/mp4', 'mov'),
  'video/x-m4v': file('video/mp4', 'mov'),
  'video/quicktime': file('video/quicktime', 'mov'),
  'video/3gpp': file('video/3gpp', 'mov'),
  'video/3gpp2': file('video/3gpp2', 'mov'),
  'video/matroska': file('video/x-matroska', 'matroska'),
  'video/webm': file('video/webm', 'matroska'),
  'video/vnd.avi': file('video/x-msvideo', 'avi'),
  'video/mp2t': file('video/mp2t', 'mpegts'),
  'video/mpeg': file('video/mpeg', 'mpeg'),
  'video/MP2P': file('video/mpeg', 'mpeg'),
  'video/MP1S': file('video/mpeg', 'mpeg'),
  'video/ogg': file('video/ogg', 'ogg'),
  'video/x-flv': file('video/x-flv', 'flv'),
  'audio/mpeg': audio('audio/mpeg', 'mp3'),
  'audio/mp4': audio('audio/mp4', 'mov'),
  'audio/x-m4a': audio('audio/mp4', 'mov'),
  'audio/aac': audio('audio/aac', 'aac'),
  'audio/wav': audio('audio/wav', 'wav'),
  'audio/flac': audio('audio/flac', 'flac'),
  'audio/ogg': audio('audio/ogg', 'ogg'),
  'audio/ogg; codecs=opus': audio('audio/ogg', 'ogg'),
  'audio/aiff': audio('audio/aiff', 'aiff'),
};

/**
 * Recognises the type of a file by its content. Its name is ignored.
 * @throws EaselError `unsupported_media_type` for all types that Easel does not open.
 */
export async function recogniseMedia(path: string): Promise<MediaType> {
  const signature = await fileTypeFromFile(path);
  const type = signature === undefined ? undefined : typeOfSignature[signature.mime];
  if (type === undefined) {
    const found =
      signature === undefined ? 'The file type is not known.' : `${signature.mime} files are not supported.`;
    throw new EaselError(
      'unsupported_media_type',
      `${found} Easel supports JPEG, PNG, WebP, MP4, MOV, WebM and others.`,
    );
  }
  return type;
}
