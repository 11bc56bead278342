import { AV_PKT_DATA_CONTENT_LIGHT_LEVEL, AV_PKT_DATA_MASTERING_DISPLAY_METADATA } from 'node-av/constants';
import { FFmpegError, type Stream } from 'node-av/lib';
import { peakNits } from '../../../media/colour/transfer-functions.ts';

/** How bright a video is, in whole cd/m² (CTA-861.3, annex A). */
export interface LightLevels {
  /** Brightest pixel of all frames, by its largest component. */
  maxCll: number;
  /** Largest mean of a frame. */
  maxFall: number;
}

/**
 * The display that the result is graded for (SMPTE ST 2086), in units of 0.00002 for x and y and 0.0001 cd/m² for
 * light: Rec. 2020, white D65, 0.0001 to 1000 cd/m². It is the target of the conversion, not a real mastering monitor.
 */
export const masteringDisplay = {
  primaries: [
    [35_400, 14_600],
    [8_500, 39_850],
    [6_550, 2_300],
  ],
  white: [15_635, 16_450],
  maximum: peakNits * 10_000,
  minimum: 1,
} as const;

/** Writes the static metadata into the container as well, for players that read it only there. */
export function describeHdr10(track: Stream, levels: LightLevels): void {
  const display = Buffer.alloc(88);
  const { primaries, white, maximum, minimum } = masteringDisplay;
  // AVMasteringDisplayMetadata: pairs of 32-bit integers, then two flags.
  const rationals = [...primaries.flat(), ...white].map((value) => [value, 50_000] as const);
  const lights = [minimum, maximum].map((value) => [value, 10_000] as const);
  [...rationals, ...lights].forEach(([numerator, denominator], index) => {
    display.writeInt32LE(numerator, index * 8);
    display.writeInt32LE(denominator, index * 8 + 4);
  });
  display.writeInt32LE(1, 80);
  display.writeInt32LE(1, 84);
  const light = Buffer.alloc(8);
  light.writeUInt32LE(levels.maxCll, 0);
  light.writeUInt32LE(levels.maxFall, 4);
  const { codecpar } = track;
  FFmpegError.throwIfError(codecpar.addCodedSideData(AV_PKT_DATA_MASTERING_DISPLAY_METADATA, display), 'describe HDR');
  FFmpegError.throwIfError(codecpar.addCodedSideData(AV_PKT_DATA_CONTENT_LIGHT_LEVEL, light), 'describe HDR');
}
