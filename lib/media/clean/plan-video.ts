import type { MediaFacts } from '../media-facts.ts';
import { evenSize } from '../filter/cover-filters.ts';
import { containerCodecs, type TargetContainer } from '../write/container-codecs.ts';
import type { VideoCodec } from '../write/video-coding.ts';
import type { Finish } from './finish.ts';

/** A video that is encoded again. */
export interface VideoEncoding {
  kind: 'encode';
  container: TargetContainer;
  codec: VideoCodec;
  /** Pixels as displayed; both even. */
  size: { width: number; height: number };
  hasMark: boolean;
}

/** How a video gets what it lacks. */
export type VideoWork =
  /** Its tracks are copied, into another container if one is given. */
  { kind: 'copy'; container: TargetContainer | null } | VideoEncoding;

/** Containers of these types hold times and codecs in a way that others accept. */
const copiedTypes = new Set([
  'video/mp4',
  'video/quicktime',
  'video/3gpp',
  'video/3gpp2',
  'video/x-matroska',
  'video/webm',
]);

const typeOf = { mp4: 'video/mp4', mov: 'video/quicktime' } as const;

/**
 * How to finish a video or audio. Frames are encoded again for another size or the mark only: as H.264, or as HEVC of
 * ten bits where it has more than eight, in the container that is asked for, else in MOV if it is one, else in MP4.
 * Another container alone is a copy; where it does not take the codec, the video stays as it is. Audio files do, too.
 */
export function planVideo(facts: MediaFacts, finish: Finish): VideoWork {
  const { contentType, width, height } = facts;
  const asked = finish.format === 'mp4' || finish.format === 'mov' ? finish.format : null;
  if (facts.kind !== 'video' || width === null || height === null) return { kind: 'copy', container: null };
  const even = evenSize(finish.size ?? { width, height });
  const hasSize =
    finish.size === null || [finish.size, even].some((size) => size.width === width && size.height === height);
  if (!hasSize || finish.hasMark) {
    const container = asked ?? (contentType === 'video/quicktime' ? 'mov' : 'mp4');
    const codec = (facts.bitDepth ?? 8) > 8 ? 'hevc-10-bit' : 'h264';
    return { kind: 'encode', container, codec, size: even, hasMark: finish.hasMark };
  }
  const isCopied =
    asked !== null &&
    contentType !== typeOf[asked] &&
    copiedTypes.has(contentType) &&
    containerCodecs[asked].video.some((codec) => codec === facts.codec);
  return { kind: 'copy', container: isCopied ? asked : null };
}
