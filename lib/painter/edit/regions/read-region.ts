import { findColours, type NamedColour } from '../../colour/colour-names.ts';
import type { RegionKind, RegionPlace, RegionQuery, RegionTerm } from './region-query.ts';

const wordsOfKind: [RegionKind, RegExp][] = [
  ['sky', /\b(?:sky|skies)\b/u],
  ['clouds', /\bclouds?\b/u],
  [
    'text',
    /\b(?:texts?|words?|letters?|lettering|writing|captions?|titles?|headlines?|typography|inscriptions?|numbers|digits)\b/u,
  ],
  ['background', /\b(?:background|backdrop|surroundings|scenery)\b/u],
  [
    'bright',
    /\b(?:highlights?|bright(?:er|est)? (?:areas?|parts?|spots?|regions?)|light(?:er|est)? (?:areas?|parts?|regions?))\b/u,
  ],
  ['dark', /\b(?:shadows?|dark(?:er|est)? (?:areas?|parts?|spots?|regions?))\b/u],
  ['water', /\b(?:water|sea|ocean|lake|river|pond|pool|waves)\b/u],
  [
    'plants',
    /\b(?:grass|lawn|meadow|leaves|leaf|foliage|trees?|plants?|bush(?:es)?|forest|woods|vegetation|greenery|hedges?)\b/u,
  ],
  ['skin', /\bskin\b/u],
];

// Living things are found as the subject even when a colour precedes them: a black cat is more than its black parts.
const living =
  /\b(?:subjects?|foreground|persons?|people|man|men|woman|women|boy|girl|child|children|kid|baby|couple|model|portrait|figure|face|head|animals?|dog|puppy|cat|kitten|bird|horse|cow|sheep|fox|bear|lion|tiger|fish|rabbit|butterfly)\b/u;
const thing =
  /\b(?:objects?|things?|items?|products?|main|cars?|bus|truck|bikes?|boats?|ships?|planes?|flowers?|roses?|dress|shirt|coat|jacket|hats?|shoes?|bags?|balls?|cups?|mugs?|bottles?|fruits?|apples?|chairs?|sofa|lamps?|houses?|building|towers?|bridge|statue|doors?)\b/u;
const whole = /\b(?:everything|all|anything|whole (?:picture|image|photo)|entire (?:picture|image|photo))\b/u;

const placeWords: [RegionPlace, RegExp][] = [
  ['left', /\bleft(?:most)?\b/u],
  ['right', /\bright(?:most)?\b/u],
  ['top', /\b(?:top|upper|uppermost)\b/u],
  ['bottom', /\b(?:bottom|lower|lowest)\b/u],
  ['centre', /\b(?:cent(?:er|re)|middle)\b/u],
];

const exceptWords =
  /\b(?:except(?:ing)?(?: for)?|excluding|without|but not|but|other than|apart from|besides|minus|not including|not)\b/u;

function kindOf(words: string, colour: NamedColour | null, strict: boolean): RegionKind | null {
  const named = wordsOfKind.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  if (named === 'plants' && colour !== null) return 'colour';
  if (named !== null) return named;
  if (living.test(words)) return 'subject';
  if (colour !== null) return 'colour';
  if (thing.test(words)) return 'subject';
  if (whole.test(words)) return 'everything';
  return strict || !/\p{L}/u.test(words) ? null : 'subject';
}

function readTerms(words: string, strict: boolean): RegionTerm[] {
  const parts = words.split(/\s*(?:,|;|\+|&|\band\b|\bplus\b|\bor\b)\s*/u).filter((part) => /\p{L}/u.test(part));
  return parts.flatMap((part): RegionTerm[] => {
    const colour = findColours(part)[0] ?? null;
    const kind = kindOf(part, colour, strict);
    if (kind === null) return [];
    const place = placeWords.find(([, pattern]) => pattern.test(part))?.[0] ?? null;
    const keepsColour = kind === 'colour' || kind === 'text';
    return [{ kind, colour: keepsColour && colour !== null ? { name: colour.name, rgb: colour.rgb } : null, place }];
  });
}

/**
 * Reads a text as a query: colours, sky, text, subject, background and so on, joined by "and", minus the part after
 * "except" or "without". Unknown words mean the subject, or nothing when `strict`. Null when the query is empty.
 */
export function readRegion(words: string, options: { strict: boolean }): RegionQuery | null {
  const lower = words.toLowerCase();
  const cut = exceptWords.exec(lower);
  const before = cut === null ? lower : lower.slice(0, cut.index);
  const after = cut === null ? '' : lower.slice(cut.index + cut[0].length);
  const except = readTerms(after, options.strict);
  const include = readTerms(before, options.strict);
  if (include.length > 0) return { include, except };
  return except.length > 0 ? { include: [{ kind: 'everything', colour: null, place: null }], except } : null;
}
