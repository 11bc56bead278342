import { FFmpegError, type Stream } from 'node-av/lib';
import { EaselError } from '../../contract/error.ts';
import type { MediaType } from '../read/media-types.ts';
import { openVideo, type OpenVideo } from '../read/open-video.ts';
import { readPackets } from '../read/read-frames.ts';
import { shiftPacket, startOf } from '../read/start-of.ts';
import { createVideoMuxer, type CopyContainer, type VideoMuxer } from '../write/video-muxer.ts';

/** The container of a copy, by the type of the original. */
const containers: Readonly<Record<string, CopyContainer>> = {
  'video/mp4': 'mp4',
  'video/3gpp': 'mp4',
  'video/3gpp2': 'mp4',
  'video/quicktime': 'mov',
  'video/x-matroska': 'matroska',
  'video/webm': 'webm',
  'video/x-msvideo': 'avi',
  'video/mp2t': 'mpegts',
  'video/mpeg': 'mpegts',
  'video/ogg': 'ogg',
  'video/x-flv': 'flv',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'ipod',
  'audio/aac': 'adts',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'audio/ogg': 'ogg',
  'audio/aiff': 'aiff',
};

/** Containers whose tag of a codec says how it is stored, and is copied: `hvc1` or `hev1`, or a kind of ProRes. */
const taggedContainers = new Set<CopyContainer>(['mp4', 'mov', 'ipod']);

/**
 * Writes a copy of a video or audio file with the same coded video and audio, and nothing else: no texts, chapters,
 * covers, subtitles, data or attachments. Rotation, colours, pixel shape and times stay.
 *
 * @throws EaselError `unsupported_media_type` when the file is damaged, or holds what its container should not
 */
export async function copyTracks(path: string, outputPath: string): Promise<void> {
  const file = await openVideo(path);
  try {
    await copy(file, outputPath);
  } catch (cause) {
    if (!(cause instanceof FFmpegError)) throw cause;
    throw new EaselError('unsupported_media_type', 'The file is damaged: its video and audio cannot be copied.', {
      cause,
    });
  } finally {
    await file.close();
  }
}

function containerFor({ contentType }: MediaType): CopyContainer {
  const container = containers[contentType];
  if (container === undefined) throw new Error(`no container for copies of ${contentType}`);
  return container;
}

async function copy(file: OpenVideo, path: string): Promise<void> {
  const container = containerFor(file.type);
  await using stack = new AsyncDisposableStack();
  const muxer = await createVideoMuxer({ path, container, isAnonymous: true });
  stack.defer(muxer.close);
  const sources = [...(file.video === null ? [] : [file.video]), ...file.audio];
  const isTagged = file.type.demuxer === 'mov' && taggedContainers.has(container);
  const tracks = new Map(
    sources.map((source) => [
      source.index,
      { source, track: addTrack(source, muxer, isTagged), offset: startOf(file, source) },
    ]),
  );
  await muxer.start();
  for await (const packet of readPackets(file, new Set(tracks.keys()))) {
    const destination = tracks.get(packet.streamIndex);
    if (destination === undefined) continue;
    shiftPacket(packet, destination.offset);
    await muxer.write(packet, destination.track, destination.source.timeBase);
  }
  await muxer.finish();
}

function addTrack(source: Stream, muxer: VideoMuxer, isTagged: boolean): Stream {
  const track = muxer.addTrack();
  FFmpegError.throwIfError(source.codecpar.copy(track.codecpar), 'describe a track');
  if (!isTagged) track.codecpar.codecTag = 0;
  track.timeBase = source.timeBase;
  track.avgFrameRate = source.avgFrameRate;
  track.sampleAspectRatio = source.sampleAspectRatio;
  return track;
}
