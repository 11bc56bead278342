import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { writeNumber } from '@/lib/intl/formats';
import { libraryMessages } from '../messages';

type Measure = (media: StudioMedia) => string | null;

const sizeOf: Measure = ({ width, height }) => (width === null || height === null ? null : `${width} × ${height}`);
const secondsOf: Measure = ({ durationSeconds }) =>
  durationSeconds === null ? null : `${writeNumber(Math.round(durationSeconds * 100) / 100)} s`;
const formatOf: Measure = ({ contentType }) =>
  (contentType.split('/')[1] ?? contentType).replace('quicktime', 'mov').toUpperCase();
const rateOf: Measure = ({ details }) =>
  details?.framesPerSecond == null ? null : `${writeNumber(Math.round(details.framesPerSecond * 100) / 100)} fps`;
const audioOf: Measure = ({ details }) =>
  details === null ? null : (details.sound?.codec.toUpperCase() ?? libraryMessages.item.noAudio);

/** Reads the applied value of a setting from a file, by the setting's name in a request. */
const measures: Readonly<Record<string, Measure>> = {
  width: ({ width }) => (width === null ? null : `${width} px`),
  height: ({ height }) => (height === null ? null : `${height} px`),
  size: sizeOf,
  image_size: sizeOf,
  resolution: sizeOf,
  upscale_factor: sizeOf,
  aspect_ratio: ({ width, height }) => (width === null || height === null ? null : ratioLabel(width, height)),
  duration: secondsOf,
  seconds: secondsOf,
  fps: rateOf,
  frame_rate: rateOf,
  frames_per_second: rateOf,
  output_format: formatOf,
  format: formatOf,
  transfer_function: ({ dynamicRange }) => dynamicRange?.toUpperCase() ?? 'SDR',
  output_encoder: ({ codec }) => codec?.toUpperCase() ?? null,
  generate_audio: audioOf,
  sound: audioOf,
};

/** The applied value of a setting as text, read from the file; null where the file does not show it. */
export function appliedSetting(name: string, media: StudioMedia): string | null {
  return Object.hasOwn(measures, name) ? (measures[name]?.(media) ?? null) : null;
}

/** `16:9` where the size matches it to a pixel, else `1.37:1`. */
function ratioLabel(width: number, height: number): string {
  for (let across = 1; across <= 21; across += 1) {
    const down = Math.round((across * height) / width);
    if (down > 0 && down <= 21 && Math.abs((width * down) / across - height) <= 1) return `${across}:${down}`;
  }
  return `${writeNumber(Math.round((width / height) * 100) / 100)}:1`;
}
