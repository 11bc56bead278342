import type { CollageKind, ReferenceRole } from './composition-reading.ts';

const groundNouns =
  'background|backdrop|scene|scenery|setting|landscape|room|place|environment|surroundings|location|sky|view|interior';
const styleNouns =
  'style|look|aesthetics?|technique|manner|brush ?strokes?|brushwork|texture|vibe|feel|artwork|rendering|medium';
const paletteNouns =
  'colou?rs?|palette|colou?r (?:palette|scheme|grading|grade)|colou?ring|tones?|hues?|grading|light(?:ing)?|mood|atmosphere';
const link = '[^,;.]{0,14}?(?:of|from|in|as|like)(?: the)?';

/** Phrases before a citation that give its role. */
export const rolesBefore: readonly { role: ReferenceRole; pattern: RegExp }[] = [
  { role: 'palette', pattern: new RegExp(`\\b(?:${paletteNouns})\\b${link}\\s*$`, 'u') },
  { role: 'style', pattern: new RegExp(`\\b(?:${styleNouns})\\b${link}\\s*$`, 'u') },
  {
    role: 'style',
    pattern: /\b(?:styled?|painted|drawn|rendered|look(?:s|ing)?) (?:just |more )?(?:like|as|after)(?: the)?\s*$/u,
  },
  {
    role: 'background',
    pattern: new RegExp(`(?<=\\b(?:the|a|an|its|as|with) )(?:${groundNouns})\\b${link}\\s*$`, 'u'),
  },
  { role: 'background', pattern: /\b(?:onto|into|inside|within|against|over)(?: the)?\s*$/u },
];

/** Phrases after a citation that give its role. */
export const rolesAfter: readonly { role: ReferenceRole; pattern: RegExp }[] = [
  {
    role: 'background',
    pattern: new RegExp(`^(?:['’]s| as| is| for| being| should be)(?: the| a| its)? ?(?:${groundNouns})\\b`, 'u'),
  },
  { role: 'palette', pattern: new RegExp(`^(?:['’]s| as| for)(?: the| a)? ?(?:${paletteNouns})\\b`, 'u') },
  { role: 'style', pattern: new RegExp(`^(?:['’]s| as| for)(?: the| a)? ?(?:${styleNouns})\\b`, 'u') },
];

/** A place inside a reference where something is put: “into the street of image 2”. */
export const placeIn =
  /\b(?:on|in|onto|into|at|inside|against|by|under)\s+(?:the|a|an|her|his|that|this)\s+(?:[\p{L}-]+\s+){1,3}(?:of|from|in)(?: the)?\s*$/u;

/** Phrases before a citation that name a part of it: “the cup of image 1”. */
export const partOf =
  /\b(?:the|my|her|his|our|this|that|its|a|an)\s+((?:[\p{L}-]+\s+){0,3}[\p{L}-]+)\s+(?:of|from|in|on)(?: the)?\s*$/u;

/** A background that is replaced, so that only the subject of the image is used. */
export const replacedGround = new RegExp(
  `\\b(?:replac|chang|swap|remov|switch)\\p{L}*\\s+(?:the )?(?:${groundNouns})\\b`,
  'u',
);

const collageWords: readonly [CollageKind, RegExp][] = [
  ['prints', /\b(?:scrapbook|polaroids?|photo ?prints?|mood ?board|pin ?board|scattered)\b/u],
  [
    'strip',
    /\b(?:side[- ]by[- ]side|diptych|triptych|strip|split[- ]screen|before and after|film ?strip|storyboard)\b/u,
  ],
  ['grid', /\b(?:collage|grid|contact sheet|photo ?wall|montage|mosaic|album|tiles?|tiled|gallery wall)\b/u],
];

/** The layout that a prompt asks for; null when it asks for one image. */
export function collageOf(words: string): CollageKind | null {
  return collageWords.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
