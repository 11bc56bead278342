import type { CodecParameters } from 'node-av/lib';
import type { MediaColour } from '../../contract/media-facts.ts';

// Numbers of ITU-T H.273, tables 2 to 4. Anything not listed is named by its number.
const primaries: Readonly<Record<number, string>> = {
  1: 'bt709',
  4: 'bt470m',
  5: 'bt601-625',
  6: 'bt601-525',
  7: 'smpte240m',
  8: 'film',
  9: 'bt2020',
  10: 'xyz',
  11: 'p3-dci',
  12: 'p3-d65',
  22: 'ebu3213',
};
const transfers: Readonly<Record<number, string>> = {
  1: 'bt709',
  4: 'gamma22',
  5: 'gamma28',
  6: 'bt601',
  7: 'smpte240m',
  8: 'linear',
  13: 'srgb',
  14: 'bt2020-10',
  15: 'bt2020-12',
  16: 'pq',
  17: 'smpte428',
  18: 'hlg',
};
const matrices: Readonly<Record<number, string>> = {
  0: 'rgb',
  1: 'bt709',
  4: 'fcc',
  5: 'bt601-625',
  6: 'bt601-525',
  7: 'smpte240m',
  8: 'ycgco',
  9: 'bt2020-ncl',
  10: 'bt2020-cl',
  14: 'ictcp',
};
const unspecified = 2;

function nameOf(names: Readonly<Record<number, string>>, value: number): string | null {
  return value === unspecified ? null : (names[value] ?? `h273-${value}`);
}

/** The colour that a video's header declares. */
export function describeColour(parameters: CodecParameters): MediaColour {
  const { colorPrimaries, colorTrc, colorSpace, colorRange } = parameters;
  return {
    primaries: nameOf(primaries, colorPrimaries),
    transfer: nameOf(transfers, colorTrc),
    matrix: nameOf(matrices, colorSpace),
    range: ([null, 'limited', 'full'] as const)[colorRange] ?? null,
  };
}
