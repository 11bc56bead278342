import { colourPattern, findColour, findColours } from '../../colour/colour-names.ts';
import type { Rgb } from '../operations/edit-operation.ts';
import { readRegion } from '../regions/read-region.ts';
import { outsideOf, type RegionQuery } from '../regions/region-query.ts';
import type { PlannedOperation, Rule } from './prompt-scanner.ts';
import { amountOf, type Strength } from './strength.ts';

const gap = '[^,;.\\uE000]';
const article =
  '(?:(?:a|an|the|all|every|its|his|her|their|my|this|that|these|those|plain|solid|pure|bright|deep|vivid|rich|soft) )*';
const wholeImage =
  /^(?:it|this|this|everything|all|the whole thing|(?:the )?(?:whole |entire )?(?:picture|image|photo(?:graph)?|scene|colou?rs?|tones?|mood|palette))$/u;
const backgroundWord = /\b(?:background|backdrop)\b/u;

// "Emerald green" means emerald.
const rgbOf = (words = ''): Rgb => (findColour(words) ?? findColours(words)[0])?.rgb ?? [128, 128, 128];
const luma = (rgb: Rgb): number => 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];

/** The region of a target such as "the red car" or "the colour of the sky from blue", or null for the whole image. */
function targetOf(words: string): RegionQuery | null {
  const plain = words
    .trim()
    .replace(/^(?:the |a |all |every |its |only |just )+/u, '')
    .replace(/^colou?rs? (?:of |from )(?:the )?/u, '');
  const from = /\bfrom (.+)$/u.exec(plain)?.[1];
  if (wholeImage.test(plain)) return null;
  return readRegion(from !== undefined && findColours(from).length > 0 ? from : plain, { strict: false });
}

function replacement(target: string, colour: string | undefined, strength: Strength): PlannedOperation[] {
  const rgb = rgbOf(colour);
  if (backgroundWord.test(target)) return [{ name: 'backdrop', rgb, region: null }];
  const region = targetOf(target);
  return region === null
    ? [{ name: 'tint', rgb, amount: amountOf(strength, 0.8) }]
    : [{ name: 'recolour', rgb, region }];
}

/** Edits that name colours, and cut-outs, which use the same phrases. */
export const colourRules: readonly Rule[] = [
  {
    pattern: new RegExp(
      `\\b(?:duo ?-?tone|two[ -]tone|bi-?colou?r)(?:${gap}*?(${colourPattern})(?: and |, ?| ?& ?| ?/ ?| to | plus )(?:a )?(${colourPattern}))?`,
      'u',
    ),
    read: ({ match, strength }) => {
      const pair: Rgb[] =
        match[1] === undefined
          ? [
              [27, 34, 74],
              [248, 222, 180],
            ]
          : [rgbOf(match[1]), rgbOf(match[2])];
      const [dark = [0, 0, 0], bright = [255, 255, 255]] = pair.toSorted((one, other) => luma(one) - luma(other));
      return [{ name: 'duotone', dark, light: bright, amount: amountOf(strength, 1) }];
    },
  },
  {
    pattern:
      /\b(?:(?:remove|delete|erase|cut out|cut away|drop|clear|get rid of|without|no) (?:the |its |any )?(?:whole |entire )?(?:background|backdrop)|(?:background|backdrop) (?:removed|removal|gone)|(?:make|turn) the (?:background|backdrop) transparent|(?:on (?:a )?)?transparent (?:background|backdrop)|(?:background|backdrop) transparent|(?:isolate|cut out|extract) (?:the |just the |only the )?(?:main )?(?:subject|foreground|object|person|product|figure)\b)/u,
    read: () => [{ name: 'cutout', region: null }],
  },
  {
    pattern: new RegExp(`\\b(?:cut out|isolate|extract) (?:the |just |only )*(${gap}+)`, 'u'),
    read: ({ match }) => [{ name: 'cutout', region: readRegion(match[1] ?? '', { strict: false }) }],
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:make|turn|paint|colou?r|recolou?r|dye|tint|change|replace|swap|switch|convert|set|give) )(?:(?:the|all|every|its|his|her|their|my|this|that) )*(?!(?:the|all|every|its|his|her|their|my|this|that) )(${gap}{1,60}?) (?:(?:to|into|in|as|with|for|by|be) )?${article}(${colourPattern}(?: ${colourPattern})?)(?! (?:and|or) white)(?= *$| *[,;.!?\\n\\uE000]| and\\b| then\\b| but\\b| instead\\b| while\\b| (?:colou?r|background|backdrop|ones?|tones?|instead)\\b)(?: (?:colou?r|background|backdrop|ones?|instead))?`,
      'u',
    ),
    read: ({ match, strength }) => replacement(match[1] ?? '', match[2], strength),
  },
  {
    pattern: new RegExp(`(${colourPattern}) instead of (?:the )?(${colourPattern})`, 'u'),
    read: ({ match, strength }) => replacement(match[2] ?? '', match[1], strength),
  },
  {
    pattern: new RegExp(`\\b(?:from )?(${colourPattern}) (?:to|into|becomes?|->|→) (?:a )?(${colourPattern})`, 'u'),
    read: ({ match, strength }) => replacement(match[1] ?? '', match[2], strength),
  },
  {
    pattern: new RegExp(
      `(?:\\b(?:on|onto|against|before|in front of|with|add|put (?:it|the subject) on) )?${article}(${colourPattern}) (?:background|backdrop)\\b|\\b(?:background|backdrop) (?:in|to|is|of|as) ${article}(${colourPattern})`,
      'u',
    ),
    read: ({ match }) => [{ name: 'backdrop', rgb: rgbOf(match[1] ?? match[2]), region: null }],
  },
  {
    pattern: new RegExp(
      `(${colourPattern}) (?:tint(?:ed)?|tones?|toned|wash|overlay|filter|colou?r cast|cast|monochrome)\\b|\\btint(?:ed)?(?: (?:it|the (?:picture|image|photo)))?(?: (?:with|in|toward|slightly|a little))* ${article}(${colourPattern})`,
      'u',
    ),
    read: ({ match, strength }) => [
      { name: 'tint', rgb: rgbOf(match[1] ?? match[2]), amount: amountOf(strength, 0.65) },
    ],
  },
  {
    pattern:
      /\b(?:keep|leave|show|preserve) (?:only|just) (?:the )?([^,;.\uE000]+?)(?: in colou?r| coloured?)?(?=$|[,;.])/u,
    read: ({ match }) => {
      const region = readRegion(match[1] ?? '', { strict: false });
      return region === null ? null : [{ name: 'monochrome', amount: 1, region: outsideOf(region) }];
    },
  },
];
