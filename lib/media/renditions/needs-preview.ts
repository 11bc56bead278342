import type { MediaFacts } from '../media-facts.ts';

/** Containers that browsers open, with the codecs that they decode in them without licence or special hardware. */
const playable: Readonly<Record<string, { video: readonly string[]; audio: readonly string[] }>> = {
  'video/mp4': { video: ['h264', 'vp9', 'av1'], audio: ['aac', 'mp3', 'opus', 'flac'] },
  'video/webm': { video: ['vp8', 'vp9', 'av1'], audio: ['opus', 'vorbis'] },
};

/**
 * Whether a video needs a version that all browsers can play. Images and audio never do. H.264 beyond 8-bit 4:2:0 (High
 * 10, 4:2:2) plays nowhere; high dynamic range looks washed out where it is not supported.
 */
export function needsPreview(facts: MediaFacts): boolean {
  if (facts.kind !== 'video') return false;
  const container = playable[facts.contentType];
  if (container === undefined || !container.video.includes(facts.codec)) return true;
  if (facts.audioCodec !== null && !container.audio.includes(facts.audioCodec)) return true;
  if (facts.dynamicRange !== null || (facts.bitDepth ?? 8) > 8) return true;
  return facts.pixelFormat !== null && !/^yuva?j?420p/.test(facts.pixelFormat);
}
