import {
  AV_PKT_DATA_CONTENT_LIGHT_LEVEL,
  AV_PKT_DATA_MASTERING_DISPLAY_METADATA,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_RGB,
} from 'node-av/constants';
import { FFmpegError, type Stream } from 'node-av/lib';
import { EaselError } from '../../contract/error.ts';
import { readSourceColour } from '../colour/read-source-colour.ts';
import type { SourceColour } from '../colour/source-colour.ts';
import { coverFilters } from '../filter/cover-filters.ts';
import { displaySize, uprightFilters, uprightSize } from '../filter/upright-filter.ts';
import { openVideo, type OpenVideo } from '../read/open-video.ts';
import { dynamicRangeOf } from '../read/stream-facts.ts';
import { containerCodecs } from '../write/container-codecs.ts';
import { convertVideo } from '../write/convert-video.ts';
import { videoCoding } from '../write/video-coding.ts';
import type { ColourTags } from '../write/video-encoder.ts';
import type { VideoEncoding } from './plan-video.ts';

/** Hard to tell from the source, also where the source is compressed; quick presets make larger files, not worse ones. */
const quality = 16;
const presets = { h264: 'veryfast', 'hevc-10-bit': 'superfast' } as const;
/** Frames that x265 holds take most of its memory: 4K needs 2.1 GB with the preset's, and 1.4 GB with these. */
const thrift = 'frame-threads=1:rc-lookahead=3:bframes=0';
const bits = { h264: 8, 'hevc-10-bit': 10 } as const;

/**
 * Encodes a video again, frame by frame: upright, with square pixels, in the given size, marked if asked for. The times
 * of frames and the colour coding stay (RGB becomes Rec. 709; the guess for a missing matrix is written down, since it
 * depends on the size); transparency is lost. Audio is copied where the container takes it.
 *
 * @throws EaselError `unsupported_media_type` when the file is damaged or incomplete
 */
export async function finishVideo(path: string, outputPath: string, work: VideoEncoding): Promise<void> {
  const file = await openVideo(path);
  try {
    if (file.video === null) throw new Error('audio has no frames to encode');
    await encode(file, file.video, { path: outputPath, work, source: await readSourceColour(path) });
  } catch (cause) {
    if (!(cause instanceof FFmpegError)) throw cause;
    throw new EaselError('unsupported_media_type', 'The file is damaged: its video cannot be converted.', { cause });
  } finally {
    await file.close();
  }
}

async function encode(
  file: OpenVideo,
  video: Stream,
  { path, work, source }: { path: string; work: VideoEncoding; source: SourceColour },
): Promise<void> {
  const { container, codec, size } = work;
  const rate = video.avgFrameRate.num > 0 ? video.avgFrameRate.num / video.avgFrameRate.den : 25;
  const framesPerSecond = Math.max(1, Math.round(rate));
  const { pixelFormatName, settings, ...coding } = videoCoding({
    codec,
    framesPerSecond,
    quality,
    preset: presets[codec],
  });
  const colour = tagsOf(video, source);
  const range = colour.range === AVCOL_RANGE_JPEG ? 'pc' : 'tv';
  const shown = displaySize(video, uprightSize(video));
  const { video: _video, audio: copiedAudio, fallbackAudio } = containerCodecs[container];
  await convertVideo({
    file,
    path,
    container,
    isAnonymous: true,
    ...size,
    ...coding,
    settings: codec === 'h264' ? settings : { ...settings, 'x265-params': `${settings['x265-params']}:${thrift}` },
    pixelAspect: { num: 1, den: 1 },
    colour,
    filters: ({ matrix }) =>
      [
        ...uprightFilters(video),
        ...coverFilters(shown, size),
        `scale=${matrix === AVCOL_SPC_RGB ? 'out_color_matrix=bt709:' : ''}out_range=${range}:flags=bicubic+accurate_rnd`,
        `format=${pixelFormatName}`,
        'setsar=1',
        // The mark is drawn into frames of their own memory.
        ...(work.hasMark ? ['copy'] : []),
      ].join(','),
    ...(work.hasMark ? { retouch: await markFor(video, work, colour) } : {}),
    copiedAudio,
    fallbackAudio,
    describe: (track) => copyLightLevels(video, track),
    onProgress: () => {},
    signal: new AbortController().signal,
  });
}

async function markFor(video: Stream, { size, codec }: VideoEncoding, { range }: ColourTags) {
  // Loaded when it is needed: most processes draw no mark.
  const { createFrameMark } = await import('../mark/create-frame-mark.ts');
  const isFullRange = range === AVCOL_RANGE_JPEG;
  return createFrameMark({ ...size, bits: bits[codec], isFullRange, dynamicRange: dynamicRangeOf(video) });
}

function tagsOf({ codecpar }: Stream, { matrix, range }: SourceColour): ColourTags {
  const isRgb = matrix === AVCOL_SPC_RGB;
  return {
    primaries: codecpar.colorPrimaries,
    transfer: codecpar.colorTrc,
    matrix: isRgb ? AVCOL_SPC_BT709 : matrix,
    range: isRgb ? AVCOL_RANGE_MPEG : range,
  };
}

/** The static metadata of high dynamic range, as far as the container has it. */
function copyLightLevels(source: Stream, track: Stream): void {
  for (const type of [AV_PKT_DATA_MASTERING_DISPLAY_METADATA, AV_PKT_DATA_CONTENT_LIGHT_LEVEL]) {
    const data = source.codecpar.getCodedSideData(type);
    if (data !== null) FFmpegError.throwIfError(track.codecpar.addCodedSideData(type, data), 'describe the light');
  }
}
