import type { PlannedOperation, Rule } from './prompt-scanner.ts';
import { amountOf, type Strength } from './strength.ts';

type Axis = 'exposure' | 'contrast' | 'saturation' | 'temperature' | 'shadows' | 'highlights';

/** A word that raises or lowers one property. */
function axisRule(pattern: RegExp, name: Axis, usual: number): Rule {
  return {
    pattern,
    hasDirection: true,
    read: ({ strength, direction }) => {
      const amount = Math.abs(usual) < 1e-9 ? 0 : amountOf(strength, Math.abs(usual));
      return [{ name, amount: Math.sign(usual) * direction * amount }];
    },
  };
}

function effectRule(pattern: RegExp, make: (strength: Strength) => PlannedOperation[]): Rule {
  return { pattern, read: ({ strength }) => make(strength) };
}

/** Edits of light and colour, phrases before single words. */
export const toneRules: readonly Rule[] = [
  effectRule(
    /\b(?:black[ -]and[ -]white|black ?& ?white|b ?& ?w|b\/w|(?:remove|take out|drop) (?:all )?(?:the )?colou?rs?|gr[ea]y[ -]?scale|monochrom(?:e|atic)|colou?rless|fully desaturated?)(?![a-z])/u,
    (strength) => [{ name: 'monochrome', amount: amountOf(strength, 1) }],
  ),
  effectRule(/\bsepia(?:[ -]?ton(?:e|ed|ing))?\b/u, (strength) => [
    { name: 'sepia', amount: amountOf(strength, 0.95) },
  ]),
  effectRule(
    /\b(?:vintage|retro|old[ -]?fashioned|old photo(?:graph)?s?|nostalgic|analog(?:ue)? (?:film|look|photo)|1970s|70s|1960s|60s|antique|aged)\b/u,
    (strength) => [
      { name: 'fade', amount: amountOf(strength, 0.6) },
      { name: 'temperature', amount: amountOf(strength, 0.28) },
      { name: 'saturation', amount: -amountOf(strength, 0.18) },
      { name: 'vignette', amount: amountOf(strength, 0.38) },
      { name: 'grain', amount: amountOf(strength, 0.2) },
    ],
  ),
  effectRule(/\b(?:faded?|fading|matte|washed[ -]out|lo-?fi|bleached)\b/u, (strength) => [
    { name: 'fade', amount: amountOf(strength, 0.7) },
  ]),
  effectRule(/\b(?:invert(?:ed)?|negative|inverse colou?rs)\b/u, (strength) => [
    { name: 'invert', amount: amountOf(strength, 1) },
  ]),
  {
    pattern: /\bposteri[sz]e[ds]?(?:[^,;.]{0,20}?\b(\d{1,2}) (?:levels|colou?rs|steps|tones))?|\bposteri[sz]ation\b/u,
    read: ({ match, strength }) => {
      const asked = match[1] === undefined ? Math.round(6 / strength.factor) : Number(match[1]);
      // Without light smoothing first, noise makes ragged borders between the levels.
      return [
        { name: 'denoise', amount: 0.7 },
        { name: 'posterize', levels: Math.max(2, Math.min(24, asked)) },
      ];
    },
  },
  {
    pattern:
      /\b(?:(?:shift|rotate|turn|change) (?:the )?hues?|hue shift)(?:[^,;.]{0,14}?(-?\d{1,3}) ?(?:°|degrees?|deg))?/u,
    read: ({ match }) => [{ name: 'hue', degrees: match[1] === undefined ? 120 : Number(match[1]) }],
  },
  axisRule(
    /\b(?:lift|raise|open|brighten|lighten|recover|fill)(?: up| in)? (?:the )?(?:shadows|blacks)\b/u,
    'shadows',
    0.5,
  ),
  axisRule(/\b(?:darken|deepen|crush) (?:the )?(?:shadows|blacks)\b/u, 'shadows', -0.45),
  axisRule(/\b(?:recover|lower|reduce|darken|tame|pull down) (?:the )?(?:highlights|whites)\b/u, 'highlights', -0.5),
  axisRule(/\b(?:raise|brighten|boost|lift) (?:the )?(?:highlights|whites)\b/u, 'highlights', 0.45),
  axisRule(
    /\b(?:bold|rich|strong|deep|intense|bright|vivid|vibrant|punchy)(?:er)? (?:colou?rs?|hues|tones)\b/u,
    'saturation',
    0.45,
  ),
  axisRule(/\b(?:muted|subdued|soft|pale|dull|subtle) (?:colou?rs?|hues|tones|palette)\b/u, 'saturation', -0.45),
  axisRule(/\b(?:desaturat(?:ed?|ion|ing)|muted?|paler?|subdued|dull(?:er)?)\b/u, 'saturation', -0.45),
  axisRule(
    /\b(?:saturat(?:ed?|ion|ing)|vivid(?:er|ly|ness)?|vibran(?:t|ce|cy)|colou?rful(?:ness)?|colou?rs? pop|make (?:it|the colou?rs) pop)\b/u,
    'saturation',
    0.45,
  ),
  axisRule(/\b(?:warm(?:er|th|ed|ly)?(?: (?:tones?|colou?rs|light|up))?|colou?r temperature)\b/u, 'temperature', 0.32),
  axisRule(/\b(?:cool(?:er)?(?: (?:tones?|colou?rs|light|down))?|cold(?:er)?|chill(?:y|ier))\b/u, 'temperature', -0.32),
  axisRule(/\b(?:contrast(?:y|ier|s)?|punch(?:y|ier)?|dramatic)\b/u, 'contrast', 0.5),
  axisRule(/\b(?:flat(?:ter)?)\b/u, 'contrast', -0.45),
  axisRule(/\b(?:bright(?:er|en|ened|ness)?|light(?:er|en|ened)|exposure|over-?exposed?|lit up)\b/u, 'exposure', 0.35),
  axisRule(/\b(?:dark(?:er|en|ened|ness)?|dim(?:mer|med)?|under-?exposed?)\b/u, 'exposure', -0.35),
];
