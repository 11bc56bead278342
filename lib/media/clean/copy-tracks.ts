import { AV_CODEC_ID_HEVC, AV_CODEC_ID_THEORA, AV_CODEC_ID_VORBIS } from 'node-av/constants';
import { FFmpegError, type Stream } from 'node-av/lib';
import { EaselError } from '../../contract/error.ts';
import type { MediaType } from '../read/media-types.ts';
import { openVideo, type OpenVideo } from '../read/open-video.ts';
import { readPackets } from '../read/read-frames.ts';
import { shiftPacket, startOf } from '../read/start-of.ts';
import { createAudioTrack, type AudioTrack } from '../write/audio-track.ts';
import { containerCodecs, type TargetContainer } from '../write/container-codecs.ts';
import { createVideoMuxer, type CopyContainer, type VideoMuxer } from '../write/video-muxer.ts';
import { clearXiphComments } from './clear-xiph-comments.ts';

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
 * @param target the container of the copy, which takes the codec of the video; audio that it does not take is converted.
 *   Null for that of the original
 * @throws EaselError `unsupported_media_type` when the file is damaged, or holds what its container should not
 */
export async function copyTracks(
  path: string,
  outputPath: string,
  target: TargetContainer | null = null,
): Promise<void> {
  const file = await openVideo(path);
  try {
    await copy(file, outputPath, target);
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

interface Track extends AudioTrack {
  /** The time at which the file begins, in the track's units. */
  offset: bigint;
}

async function copy(file: OpenVideo, path: string, target: TargetContainer | null): Promise<void> {
  const container = target ?? containerFor(file.type);
  await using stack = new AsyncDisposableStack();
  const muxer = await createVideoMuxer({ path, container, isAnonymous: true });
  stack.defer(muxer.close);
  const isTagged = file.type.demuxer === 'mov' && taggedContainers.has(container);
  const tracks = new Map<number, Track>();
  for (const source of [...(file.video === null ? [] : [file.video]), ...file.audio]) {
    const isConverted = target !== null && source !== file.video;
    const track = isConverted
      ? await convertedTrack(source, muxer, target)
      : copiedTrack(source, muxer, { isTagged, target });
    stack.defer(track.close);
    tracks.set(source.index, { ...track, offset: startOf(file, source) });
  }
  await muxer.start();
  for await (const packet of readPackets(file, new Set(tracks.keys()))) {
    const track = tracks.get(packet.streamIndex);
    if (track === undefined) continue;
    shiftPacket(packet, track.offset);
    await track.write(packet);
  }
  for (const track of tracks.values()) await track.finish();
  await muxer.finish();
}

function convertedTrack(stream: Stream, muxer: VideoMuxer, target: TargetContainer): Promise<AudioTrack> {
  const { audio: copied, fallbackAudio: fallback } = containerCodecs[target];
  return createAudioTrack({ stream, muxer, copied, fallback });
}

function copiedTrack(
  source: Stream,
  muxer: VideoMuxer,
  { isTagged, target }: { isTagged: boolean; target: TargetContainer | null },
): AudioTrack {
  const track = muxer.addTrack();
  FFmpegError.throwIfError(source.codecpar.copy(track.codecpar), 'describe a track');
  const isHevc = source.codecpar.codecId === AV_CODEC_ID_HEVC;
  // Another container has tags of its own. HEVC's says how it is stored; Apple's players open only `hvc1`.
  if (!isTagged || (target !== null && !isHevc)) track.codecpar.codecTag = 0;
  if (!isTagged && target !== null && isHevc) track.codecpar.codecTag = 'hvc1';
  const headers = isXiph(source) ? track.codecpar.extradata : null;
  if (headers !== null) track.codecpar.extradata = clearXiphComments(headers);
  track.timeBase = source.timeBase;
  track.avgFrameRate = source.avgFrameRate;
  track.sampleAspectRatio = source.sampleAspectRatio;
  return { write: (packet) => muxer.write(packet, track, source.timeBase), finish: async () => {}, close: () => {} };
}

/** Whether the parameters of a track hold comments. */
function isXiph({ codecpar: { codecId } }: Stream): boolean {
  return codecId === AV_CODEC_ID_VORBIS || codecId === AV_CODEC_ID_THEORA;
}
