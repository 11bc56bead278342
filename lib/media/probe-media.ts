import { avGetCodecName, avGetPixFmtName, type Stream } from 'node-av/lib';
import type { AVPixelFormat } from 'node-av/constants';
import type { MediaAudio } from '../contract/media-facts.ts';
import { readEmbeddedSettings, xmpKeyword } from '../contract/embedded/read-embedded-settings.ts';
import { describeColour } from './colour/describe-colour.ts';
import { iccName } from './colour/icc-name.ts';
import type { MediaFacts } from './media-facts.ts';
import { recogniseMedia } from './read/media-types.ts';
import { openVideo, rotationOf, type OpenVideo } from './read/open-video.ts';
import { openImage } from './read/open-image.ts';
import { displaySize, uprightSize } from './filter/upright-filter.ts';
import { durationOf, dynamicRangeOf } from './read/stream-facts.ts';

/**
 * Reads the facts of an image, a video or an audio file. Decodes only what the headers need.
 * @throws EaselError `unsupported_media_type` for a file that is not media, is damaged or exceeds the limits.
 */
export async function probeMedia(path: string): Promise<MediaFacts> {
  const type = await recogniseMedia(path);
  if (type.family === 'image') return probeImage(path, type.contentType);
  const file = await openVideo(path);
  try {
    return file.video === null ? audioFacts(file) : videoFacts(file, file.video);
  } finally {
    await file.close();
  }
}

async function probeImage(path: string, contentType: string): Promise<MediaFacts> {
  const { metadata } = await openImage(path);
  return {
    ...silent,
    kind: 'image',
    contentType,
    // After EXIF orientation.
    width: metadata.autoOrient.width,
    height: metadata.autoOrient.height,
    codec: contentType.slice('image/'.length),
    bitDepth: metadata.depth === 'ushort' ? 16 : 8,
    colour:
      metadata.icc === undefined
        ? null
        : { primaries: iccName(metadata.icc), transfer: null, matrix: null, range: null },
    hasAlpha: metadata.hasAlpha,
    embedded: readEmbeddedSettings([
      ...(metadata.comments ?? []),
      ...(metadata.xmp === undefined ? [] : [{ keyword: xmpKeyword, text: metadata.xmp.toString() }]),
    ]),
  };
}

const silent = {
  durationSeconds: null,
  pixelFormat: null,
  dynamicRange: null,
  hasAudio: false,
  audioCodec: null,
  sound: null,
  framesPerSecond: null,
  rotation: 0,
  embedded: null,
} as const;

function audioFacts(file: OpenVideo): MediaFacts {
  const codec = codecName(file.audio[0]) ?? 'unknown';
  const contentType = file.type.contentType.replace(/^video\//, 'audio/');
  return {
    ...silent,
    kind: 'audio',
    contentType,
    width: null,
    height: null,
    durationSeconds: durationOf(file, file.audio[0]),
    codec,
    bitDepth: null,
    colour: null,
    hasAlpha: null,
    hasAudio: true,
    audioCodec: codec,
    sound: audioOf(file.audio[0]),
  };
}

function videoFacts(file: OpenVideo, video: Stream): MediaFacts {
  const { codecpar } = video;
  const pixelFormat = avGetPixFmtName(codecpar.format as AVPixelFormat);
  const rate = video.avgFrameRate.num > 0 ? video.avgFrameRate : video.rFrameRate;
  const audioCodec = codecName(file.audio[0]);
  return {
    kind: 'video',
    contentType: file.type.contentType,
    ...displaySize(video, uprightSize(video)),
    durationSeconds: durationOf(file, video),
    codec: codecName(video) ?? 'unknown',
    pixelFormat,
    bitDepth: pixelFormat === null ? null : bitDepthOf(pixelFormat),
    dynamicRange: dynamicRangeOf(video),
    colour: describeColour(codecpar),
    hasAlpha: null,
    hasAudio: audioCodec !== null,
    audioCodec,
    sound: audioOf(file.audio[0]),
    framesPerSecond: rate.num > 0 && rate.den > 0 ? rate.num / rate.den : null,
    rotation: rotationOf(video),
    embedded: null,
  };
}

function codecName(stream: Stream | undefined): string | null {
  return stream === undefined ? null : avGetCodecName(stream.codecpar.codecId);
}

function audioOf(stream: Stream | undefined): MediaAudio | null {
  if (stream === undefined) return null;
  const { channels, sampleRate } = stream.codecpar;
  return { codec: codecName(stream) ?? 'unknown', channels, sampleRate };
}

function bitDepthOf(pixelFormat: string): number {
  return Number(/p(?:0)?(9|10|12|14|16)(?:le|be)$/.exec(pixelFormat)?.[1] ?? 8);
}
