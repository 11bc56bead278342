import type { FaceStyleName } from '../../type/face-styles.ts';
import type { PosterKind } from './poster-kind.ts';

/** Three styles of type that go together. */
export interface Voice {
  headline: FaceStyleName;
  subline: FaceStyleName;
  caption: FaceStyleName;
}

const voices = {
  swiss: { headline: 'strong', subline: 'body', caption: 'body' },
  loud: { headline: 'black', subline: 'body', caption: 'text' },
  tall: { headline: 'condensed', subline: 'text', caption: 'text' },
  literary: { headline: 'serif', subline: 'bodySerif', caption: 'text' },
  refined: { headline: 'elegant', subline: 'bodySerif', caption: 'text' },
  quiet: { headline: 'minimal', subline: 'body', caption: 'text' },
  formal: { headline: 'formal', subline: 'bodySerif', caption: 'text' },
  brush: { headline: 'brush', subline: 'body', caption: 'text' },
  hand: { headline: 'hand', subline: 'hand', caption: 'body' },
  deco: { headline: 'deco', subline: 'text', caption: 'text' },
  western: { headline: 'western', subline: 'bodySerif', caption: 'text' },
  disco: { headline: 'inline', subline: 'text', caption: 'text' },
  chalk: { headline: 'chalk', subline: 'hand', caption: 'hand' },
  neon: { headline: 'tube', subline: 'tube', caption: 'tube' },
} as const satisfies Record<string, Voice>;

type VoiceName = keyof typeof voices;

const voicesByWords: readonly { words: RegExp; voice: VoiceName }[] = [
  { words: /\b(?:western|cowboy|saloon|whiske?y|rodeo|wanted)\b/iu, voice: 'western' },
  { words: /\b(?:art ?deco|gatsby|1920s|twenties|vintage|retro|old[- ]fashioned|jazz age)\b/iu, voice: 'deco' },
  { words: /\b(?:disco|synthwave|80s|eighties|inline type|retrowave)\b/iu, voice: 'disco' },
  { words: /\b(?:calligraph\w*|copperplate|cursive|formal script|wedding)\b/iu, voice: 'formal' },
  { words: /\b(?:hand[- ]?writ\w*|hand[- ]?lettered|marker)\b/iu, voice: 'hand' },
  { words: /\b(?:script|brush)\b/iu, voice: 'brush' },
  { words: /\b(?:condensed|narrow|tall letters)\b/iu, voice: 'tall' },
  { words: /\b(?:sans[- ]?serif|sans|helvetica|grotesk|swiss|bauhaus|modern)\b/iu, voice: 'swiss' },
  { words: /\b(?:serif|didone|literary|classic(?:al)?)\b/iu, voice: 'literary' },
  { words: /\b(?:elegant|refined|luxur\w*|fashion)\b/iu, voice: 'refined' },
  { words: /\b(?:bold|heavy|chunky|black letters|loud|thick)\b/iu, voice: 'loud' },
  { words: /\b(?:minimal\w*|thin|light type|quiet|clean)\b/iu, voice: 'quiet' },
];

const usual: Record<PosterKind, readonly [VoiceName, ...VoiceName[]]> = {
  poster: ['tall', 'loud', 'literary', 'swiss'],
  card: ['swiss', 'refined', 'literary'],
  book: ['literary', 'refined', 'tall'],
  logo: ['swiss', 'loud', 'refined', 'brush'],
  sign: ['tall', 'loud', 'deco'],
  album: ['loud', 'tall', 'quiet', 'disco'],
  neon: ['neon'],
  chalkboard: ['chalk'],
  invitation: ['formal', 'refined'],
  menu: ['refined', 'literary'],
};

/**
 * The voice of a piece: the one that its prompt asks for, else one that is usual for its kind.
 *
 * @param share 0 to 1, selects one of the usual ones
 */
export function voiceFor(kind: PosterKind, words: string, share: number): Voice {
  if (kind === 'neon' || kind === 'chalkboard') return voices[usual[kind][0]];
  const requested = voicesByWords.find(({ words: pattern }) => pattern.test(words));
  const choices = usual[kind];
  return voices[requested?.voice ?? choices[Math.floor(share * choices.length)] ?? choices[0]];
}
