import type { MediaColour } from '@/lib/contract/media-facts';

/** How people write what files call their colours; what is not here is written as the file has it. */
const names: Readonly<Record<string, string>> = {
  bt709: 'BT.709',
  'bt601-525': 'BT.601',
  'bt601-625': 'BT.601',
  bt601: 'BT.601',
  bt2020: 'BT.2020',
  'bt2020-10': 'BT.2020',
  'bt2020-12': 'BT.2020',
  'p3-d65': 'Display P3',
  'p3-dci': 'DCI-P3',
  srgb: 'sRGB',
  pq: 'PQ',
  hlg: 'HLG',
};

/** A file's colours in words, each said once: “BT.2020, PQ, limited range”. */
export function colourWords({
  primaries,
  transfer,
  range,
}: Pick<MediaColour, 'primaries' | 'transfer' | 'range'>): string {
  const named = [primaries, transfer].flatMap((name) => (name === null ? [] : [names[name] ?? name]));
  return [...new Set(named), ...(range === null ? [] : [`${range} range`])].join(', ');
}
