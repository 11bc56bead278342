import { createHash } from 'node:crypto';
import { avGetCodecName, type IRational, type Stream } from 'node-av/lib';
import { EaselError } from '../../contract/error.ts';
import { displaySize, evenUprightSize } from '../filter/upright-filter.ts';
import { openVideo, rotationOf, type OpenVideo } from '../read/open-video.ts';
import { durationOf } from '../read/stream-facts.ts';

/** What joining needs to know about a clip. */
export interface Clip {
  path: string;
  /** Pixels as displayed; both even. */
  width: number;
  height: number;
  frameRate: IRational;
  durationSeconds: number;
  /** By FFmpeg's name, as in `h264`. */
  codec: string;
  /** Equal for clips whose coded video can stand in one track, one after another. */
  codingKey: string;
  hasAudio: boolean;
}

/**
 * Reads the facts of a clip, without decoding it.
 *
 * @throws EaselError `unsupported_media_type` for a file that is no video, or does not say how long it is
 */
export async function readClip(path: string): Promise<Clip> {
  const file = await openVideo(path);
  try {
    if (file.video === null) throw new EaselError('unsupported_media_type', 'The file contains only audio, no video.');
    return factsOf(path, file, file.video);
  } finally {
    await file.close();
  }
}

function factsOf(path: string, file: OpenVideo, video: Stream): Clip {
  const durationSeconds = durationOf(file, video);
  if (durationSeconds === null)
    throw new EaselError('unsupported_media_type', 'The file does not say how long the video is.');
  const known = video.avgFrameRate.num > 0 && video.avgFrameRate.den > 0;
  const shown = displaySize(video, evenUprightSize(video));
  return {
    path,
    width: shown.width - (shown.width % 2),
    height: shown.height - (shown.height % 2),
    frameRate: known ? { num: video.avgFrameRate.num, den: video.avgFrameRate.den } : { num: 25, den: 1 },
    durationSeconds,
    codec: avGetCodecName(video.codecpar.codecId) ?? '',
    codingKey: codingKeyOf(video),
    hasAudio: file.audio.length > 0,
  };
}

function codingKeyOf(video: Stream): string {
  const { codecpar, timeBase, sampleAspectRatio } = video;
  const { extradata } = codecpar;
  return [
    codecpar.codecId,
    codecpar.codecTagString,
    extradata === null ? '' : createHash('sha256').update(extradata).digest('hex'),
    codecpar.width,
    codecpar.height,
    codecpar.format,
    codecpar.colorPrimaries,
    codecpar.colorTrc,
    codecpar.colorSpace,
    codecpar.colorRange,
    rotationOf(video),
    `${timeBase.num}/${timeBase.den}`,
    `${sampleAspectRatio.num}/${sampleAspectRatio.den}`,
    `${video.avgFrameRate.num}/${video.avgFrameRate.den}`,
  ].join(' ');
}
