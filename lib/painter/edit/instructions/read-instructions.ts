import { findColours } from '../../colour/colour-names.ts';
import type { EditOperation, Rgb } from '../operations/edit-operation.ts';
import { readRegion } from '../regions/read-region.ts';
import { outsideOf, type RegionQuery } from '../regions/region-query.ts';
import { namedStyles } from '../styles/named-styles.ts';
import { styleFromColours, styleFromWords } from '../styles/style-from-colours.ts';
import { colourRules } from './colour-rules.ts';
import { effectRules } from './effect-rules.ts';
import { frameRules } from './frame-rules.ts';
import { createPromptScanner, type Finding, type PromptScanner, type Rule } from './prompt-scanner.ts';
import { readLettering } from './read-lettering.ts';
import { amountOf } from './strength.ts';
import { toneRules } from './tone-rules.ts';
import { weatherRules } from './weather-rules.ts';

const styleRules: readonly Rule[] = namedStyles.map(({ words, style }) => ({
  pattern: words,
  read: ({ strength }) => [{ name: 'style', style, amount: amountOf(strength, 0.9) }],
}));

const [monochromeRule, ...otherToneRules] = toneRules;

// Rules for phrases come before rules for their words: "duotone of navy and gold", then "black and white", then "dark".
const rules: readonly Rule[] = [
  ...colourRules.slice(0, 1),
  ...(monochromeRule === undefined ? [] : [monochromeRule]),
  ...colourRules.slice(1),
  ...frameRules,
  ...effectRules.slice(0, 4),
  ...weatherRules,
  ...styleRules,
  ...otherToneRules,
  ...effectRules.slice(4),
];

const isWhole = /\b(?:everything|everywhere|whole|entire|overall)\b/u;
/** A clause that contains only adverbs of degree continues the edit before it: "darker and more dramatic". */
const continuation = /^\s*(?:(?:more|less|much|very|slightly|a|little|bit|lot|really|also|even|far)\s*)*$/u;
const keepClause = /^\s*(?:keep(?:ing)?|leav(?:e|ing)|preserv(?:e|ing)|protect(?:ing)?)\b/u;

/**
 * Reads a prompt into edits, in the order in which it names them. Lettering and borders come last, because nothing may
 * change them. When it names no edit, it becomes a look from its colours, or a gentle default one: the result is never
 * the unchanged image.
 */
export function readInstructions(prompt: string, seed: number): EditOperation[] {
  const named = readNamedInstructions(prompt);
  return named.length > 0 ? named : [{ name: 'style', style: styleFromWords(prompt, seed), amount: 1, region: null }];
}

/** The edits that a prompt names, in the same order; empty when it names none. */
export function readNamedInstructions(prompt: string): EditOperation[] {
  const scanner = createPromptScanner(prompt);
  readLettering(prompt, scanner);
  for (const rule of rules) scanner.apply(rule);
  const spared = readSpared(scanner);
  const findings = scanner.findings().toSorted((one, other) => one.index - other.index);
  const operations: EditOperation[] = [];
  for (const finding of findings) {
    const before = operations.at(-1)?.region ?? null;
    operations.push(...placeOperations(finding, scanner, { spared, before }));
  }
  const palette = leftoverColours(scanner, operations);
  if (palette.length > 0)
    operations.push({ name: 'style', style: styleFromColours(palette), amount: 0.9, region: null });
  return [
    ...operations.filter(({ name }) => name !== 'border' && name !== 'lettering'),
    ...operations.filter(({ name }) => name === 'border'),
    ...operations.filter(({ name }) => name === 'lettering'),
  ];
}

/** The region that "keep the subject …" or "leave the sky as it is" protects. */
function readSpared(scanner: PromptScanner): RegionQuery | null {
  const clauses = scanner.rest().split(/[,;.\n\uE000]|\b(?:and|but|while)\b/u);
  const words = clauses.find((clause) => keepClause.test(clause))?.replace(keepClause, '');
  return words === undefined ? null : readRegion(words, { strict: true });
}

/** Gives a finding's operations the region that their clause names, or that of the clause it continues with "and". */
function placeOperations(
  { index, length, operations }: Finding,
  scanner: PromptScanner,
  { spared, before }: { spared: RegionQuery | null; before: RegionQuery | null },
): EditOperation[] {
  const { start, end } = scanner.clauseAt(index, length);
  const words = scanner.rest().slice(start, end).replaceAll('\uE000', ' ');
  const isContinued = continuation.test(words) && /\band\s*$/u.test(scanner.rest().slice(0, start));
  const named = readNamedRegion(words) ?? (isContinued ? before : null);
  const outside = spared === null ? null : outsideOf(spared);
  return operations.map((operation) => ({
    ...operation,
    region: operation.region === undefined ? (named ?? outside) : operation.region,
  }));
}

/** A region in the text around an edit: "in the sky", "the background", "the red parts", "except the flowers". */
function readNamedRegion(words: string): RegionQuery | null {
  const plain = words.replaceAll(
    /\b(?:photo(?:graph)?|picture|image|portrait|shot|scene) of (?:(?:a|an|the|my|our|this) )?\p{L}+/gu,
    ' ',
  );
  // A colour is a region only as "the reds", "the red flowers", "red areas", but not in "more red".
  const withColour =
    /\b(?:the|all|only|its|except|but) (?:\p{L}+ ){0,2}\p{L}+|\b\p{L}+ (?:areas?|parts?|regions?|objects?|things?)\b/u;
  const query = readRegion(plain, { strict: true });
  if (query === null) return null;
  const isColoured = [...query.include, ...query.except].some(({ kind }) => kind === 'colour');
  if (isColoured && !withColour.test(plain)) return null;
  if (query.except.length === 0 && (isWhole.test(plain) || query.include.every(({ kind }) => kind === 'everything'))) {
    return null;
  }
  return query;
}

/** Colours that no rule claimed and that name no region: a palette. */
function leftoverColours(scanner: PromptScanner, operations: readonly EditOperation[]): Rgb[] {
  const regions = operations.flatMap(({ region }) => (region === null ? [] : [...region.include, ...region.except]));
  const used = new Set(regions.flatMap(({ colour }) => (colour === null ? [] : [colour.name])));
  const clauses = scanner.rest().split(/[,;.\n]|\b(?:and|but)\b/u);
  const free = clauses.filter((clause) => !clause.includes('\uE000') && !keepClause.test(clause));
  return free.flatMap((clause) => findColours(clause).flatMap(({ name, rgb }) => (used.has(name) ? [] : [rgb])));
}
