import {
  AVCOL_PRI_BT2020,
  AVCOL_PRI_BT470BG,
  AVCOL_PRI_SMPTE170M,
  AVCOL_PRI_SMPTE240M,
  AVCOL_PRI_SMPTE432,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT470BG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_RGB,
  AVCOL_SPC_SMPTE170M,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_IEC61966_2_1,
  type AVColorRange,
  type AVColorSpace,
  type AVPixelFormat,
} from 'node-av/constants';
import { avGetPixFmtName, type Frame } from 'node-av/lib';
import type { Primaries } from './primaries.ts';

/** The complete colour coding of a decoded frame. */
export interface SourceColour {
  matrix: AVColorSpace;
  range: AVColorRange;
  primaries: Primaries;
  /** How a standard-range signal is converted to light. */
  transfer: 'bt1886' | 'srgb';
}

/**
 * The colour coding of a frame: from its tags, and for missing tags guessed from its size, as players do (576 lines and
 * fewer are Rec. 601, with 625 lines where the height fits that).
 */
export function colourOf(frame: Frame): SourceColour {
  const name = avGetPixFmtName(frame.format as AVPixelFormat) ?? '';
  const isRgb = /^(?:gbr|rgb|bgr|argb|abgr|0rgb|0bgr|pal8|x2)/.test(name);
  const isSmall = frame.height <= 576 && frame.width <= 1024;
  const isEuropean = frame.height === 576 || frame.height === 288;
  const matrix = isRgb
    ? AVCOL_SPC_RGB
    : frame.colorSpace === AVCOL_SPC_UNSPECIFIED || frame.colorSpace === AVCOL_SPC_RGB
      ? isSmall
        ? isEuropean
          ? AVCOL_SPC_BT470BG
          : AVCOL_SPC_SMPTE170M
        : AVCOL_SPC_BT709
      : frame.colorSpace;
  return {
    matrix,
    range:
      frame.colorRange === AVCOL_RANGE_JPEG || isRgb || name.startsWith('yuvj') ? AVCOL_RANGE_JPEG : AVCOL_RANGE_MPEG,
    primaries: primariesOf(frame),
    transfer: frame.colorTrc === AVCOL_TRC_IEC61966_2_1 ? 'srgb' : 'bt1886',
  };
}

function primariesOf(frame: Frame): Primaries {
  switch (frame.colorPrimaries) {
    case AVCOL_PRI_BT2020:
      return 'bt2020';
    case AVCOL_PRI_SMPTE432:
      return 'p3-d65';
    case AVCOL_PRI_SMPTE170M:
    case AVCOL_PRI_SMPTE240M:
      return 'bt601-525';
    case AVCOL_PRI_BT470BG:
      return 'bt601-625';
    default:
      return 'bt709';
  }
}
