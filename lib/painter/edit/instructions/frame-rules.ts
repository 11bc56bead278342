import { colourPattern, findColour } from '../../colour/colour-names.ts';
import type { Rgb } from '../operations/edit-operation.ts';
import type { Rule } from './prompt-scanner.ts';
import { amountOf } from './strength.ts';

const namedRatios: Record<string, number> = {
  square: 1,
  portrait: 3 / 4,
  vertical: 9 / 16,
  landscape: 4 / 3,
  widescreen: 16 / 9,
  wide: 16 / 9,
  panorama: 21 / 9,
  panoramic: 21 / 9,
  cinematic: 21 / 9,
  cinemascope: 2.39,
};
const ratioPattern = `(\\d+(?:\\.\\d+)?) ?(?::|x|×|/|by|to) ?(\\d+(?:\\.\\d+)?)|(${Object.keys(namedRatios).join('|')})`;

function readRatio(across: string | undefined, down: string | undefined, name: string | undefined): number | null {
  const ratio = name === undefined ? Number(across) / Number(down) : namedRatios[name];
  return ratio !== undefined && ratio >= 1 / 20 && ratio <= 20 ? ratio : null;
}

const leftward = /\b(?:left|counter[ -]?clockwise|anti[ -]?clockwise)\b/u;

/** A border's colour: one that the clause names, white otherwise. */
function colourIn(words: string): Rgb {
  return findColour(new RegExp(colourPattern, 'u').exec(words)?.[0] ?? '')?.rgb ?? [252, 252, 250];
}

/** Edits of the frame. */
export const frameRules: readonly Rule[] = [
  {
    pattern: /\b(?:upside[ -]down|half[ -]turn)\b/u,
    read: () => [{ name: 'rotate', degrees: 180, region: null }],
  },
  {
    pattern:
      /\b(?:rotat(?:e|ed|ing)|turn(?:ed)?|spin|tilt(?:ed)?)\b(?=[^,;.]*(?:\d|left|right|clockwise|quarter))[^,;.\uE000]*?(?:(-?\d+(?:\.\d+)?) ?(?:°|degrees?|deg)?|left|right|(?:counter[ -]?|anti[ -]?)?clockwise|quarter)(?:(?! and\b| then\b)[^,;.\uE000])*/u,
    read: ({ match }) => {
      const degrees = match[1] === undefined ? 90 : Number(match[1]);
      return [{ name: 'rotate', degrees: leftward.test(match[0]) ? -degrees : degrees, region: null }];
    },
  },
  {
    pattern: /\b(?:flip(?:ped)?|mirror(?:ed)?|reflect(?:ed)?)\b(?:(?! and\b)[^,;.\uE000])*/u,
    read: ({ match }) => {
      const isVertical = /\bvertical|\bup\b|\bupside|top|bottom/u.test(match[0]);
      return [{ name: 'flip', direction: isVertical ? 'vertical' : 'horizontal', region: null }];
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:crop(?:ped)?|cut|trim)\\b[^,;.\\uE000]*?\\b(?:${ratioPattern})(?: (?:format|ratio|crop))?`,
      'u',
    ),
    read: ({ match }) => {
      const ratio = readRatio(match[1], match[2], match[3]);
      return ratio === null ? null : [{ name: 'crop', ratio, region: null }];
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:${ratioPattern}) (?:crop|format|(?:aspect )?ratio|shape)\\b|\\bmake (?:it|this|the (?:picture|image|photo)) (square)\\b`,
      'u',
    ),
    read: ({ match }) => {
      const ratio = readRatio(match[1], match[2], match[3] ?? match[4]);
      return ratio === null ? null : [{ name: 'crop', ratio, region: null }];
    },
  },
  {
    pattern: new RegExp(
      `(?:${colourPattern} )?\\b(?:(?:rounded|round) (?:border|frame|corners)|polaroid(?: (?:frame|border|photo|style))?|(?:picture |photo )?(?:borders?|framed?))\\b(?: (?:in|of|with) (?:a )?${colourPattern})?`,
      'u',
    ),
    read: ({ match, strength, before, after }) => {
      const words = match[0];
      const shape = words.includes('polaroid') ? 'polaroid' : words.includes('round') ? 'rounded' : 'even';
      const rgb = colourIn(new RegExp(colourPattern, 'u').test(words) ? words : `${before} ${after}`);
      return [{ name: 'border', rgb, shape, amount: amountOf(strength, 0.3), region: null }];
    },
  },
];
