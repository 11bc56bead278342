import { formatClock, formatPixels } from '@/lib/client/format';
import { formatBytes } from '@/lib/contract/format-bytes';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { libraryMessages } from '../messages';
import type { MediaColour } from '@/lib/contract/media-facts';

/** A fact about a file, as text. */
interface FileFact {
  label: string;
  value: string;
}

/** The facts of a file: its format, size, duration, and how its colours and audio are encoded. */
export function fileFacts(media: StudioMedia): FileFact[] {
  const { details } = media;
  const format = (media.contentType.split('/')[1] ?? media.contentType).replace('quicktime', 'mov').toUpperCase();
  const codec = media.codec === null || media.kind === 'image' ? '' : ` (${media.codec.toUpperCase()})`;
  const colour = details?.colour ?? null;
  const facts: [string, string | null][] = [
    [libraryMessages.item.file, `${format}${codec}, ${formatBytes(media.bytes)}`],
    [
      libraryMessages.item.size,
      media.width === null || media.height === null ? null : formatPixels(media.width, media.height),
    ],
    [
      libraryMessages.item.length,
      media.durationSeconds === null ? null : formatClock(Math.round(media.durationSeconds) * 1000),
    ],
    [
      libraryMessages.item.rate,
      details?.framesPerSecond == null
        ? null
        : libraryMessages.item.perSecond({ rate: Math.round(details.framesPerSecond * 100) / 100 }),
    ],
    [
      libraryMessages.item.depth,
      details?.bitDepth == null
        ? null
        : details.pixelFormat === null
          ? libraryMessages.item.bits({ bits: details.bitDepth })
          : libraryMessages.item.bitsIn({ bits: details.bitDepth, format: details.pixelFormat }),
    ],
    [libraryMessages.item.colour, colour === null ? null : describeColour(colour)],
    [
      libraryMessages.item.range,
      media.dynamicRange === null ? null : libraryMessages.item.hdrFormat({ format: media.dynamicRange.toUpperCase() }),
    ],
    [
      libraryMessages.item.audio,
      details?.sound == null
        ? null
        : libraryMessages.item.audioFact({
            codec: details.sound.codec.toUpperCase(),
            channels: details.sound.channels,
            kilohertz: details.sound.sampleRate / 1000,
          }),
    ],
    [libraryMessages.item.transparency, details?.hasAlpha === true ? libraryMessages.item.yes : null],
  ];
  return facts.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }]));
}

/** Usual names of the colour spaces in files; others are shown as the file has them. */
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

/** A file's colour space as text, without repetitions: “BT.2020, PQ, limited range”. */
export function describeColour({
  primaries,
  transfer,
  range,
}: Pick<MediaColour, 'primaries' | 'transfer' | 'range'>): string {
  const named = [primaries, transfer].flatMap((name) => (name === null ? [] : [names[name] ?? name]));
  return [...new Set(named), ...(range === null ? [] : [libraryMessages.item.colourRange({ range })])].join(', ');
}
