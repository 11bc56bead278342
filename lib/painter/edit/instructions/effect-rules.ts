import { regionOf } from '../regions/region-query.ts';
import type { SpatialOperation } from '../operations/edit-operation.ts';
import type { Rule } from './prompt-scanner.ts';
import { amountOf } from './strength.ts';

type Effect = Exclude<SpatialOperation['name'], 'recolour'>;

function effectRule(pattern: RegExp, name: Effect, usual: number): Rule {
  return { pattern, read: ({ strength }) => [{ name, amount: amountOf(strength, usual) }] };
}

/** Edits of detail and texture, phrases before single words. */
export const effectRules: readonly Rule[] = [
  {
    pattern:
      /\b(?:de-?noise|noise reduction|(?:remove|reduce|less|clean(?: up)?|get rid of) (?:the |any |all )?(?:noise|grain|speckles?)|smooth(?:er|en|ed)?(?: out)?)\b/u,
    read: ({ strength }) => [{ name: 'denoise', amount: amountOf(strength, 0.6) }],
  },
  {
    pattern: /\b(?:bokeh|(?:shallow )?depth of field|portrait mode|out[ -]of[ -]focus background)\b/u,
    read: ({ strength }) => [{ name: 'blur', amount: amountOf(strength, 0.5), region: regionOf('background') }],
  },
  effectRule(/\b(?:(?:remove|reduce|fix|less) (?:the |any )?blur(?:riness)?|un-?blur|de-?blur)\b/u, 'sharpen', 0.6),
  effectRule(/\b(?:soft focus|(?:soft |dreamy |gentle )?glow(?:ing|y)?|bloom|halation|orton)\b/u, 'glow', 0.6),
  effectRule(/\b(?:blur(?:red|ry|rier|s)?|defocus(?:ed)?|out of focus)\b/u, 'blur', 0.42),
  effectRule(/\b(?:sharpen(?:ed|ing|s)?|sharper|sharpness|crisp(?:er)?)\b/u, 'sharpen', 0.4),
  effectRule(
    /\b(?:clarity|hdr(?: look| effect)?|texture|structure|local contrast|more details?|detailed)\b/u,
    'clarity',
    0.55,
  ),
  effectRule(/\bvignett(?:e|es|ing|ed)\b|\bdark(?:er|en(?:ed)?)? (?:the )?(?:corners|edges)\b/u, 'vignette', 0.55),
  effectRule(/\b(?:(?:film |photo(?:graphic)? )?grain(?:y|ier)?|add(?:ed)? noise|noisy|noise)\b/u, 'grain', 0.32),
  effectRule(/\b(?:pixel(?:s|ate|ated|ation|i[sz]ed?)?(?: art)?|8[ -]?bit|mosaic|censor(?:ed)?)\b/u, 'pixelate', 0.5),
  effectRule(
    /\b(?:(?:pencil|charcoal|graphite) (?:sketch|drawing)|sketch(?:ed|y)?|drawing|drawn|pencil)\b/u,
    'sketch',
    0.5,
  ),
  effectRule(/\bwater ?colou?r(?:s|ed)?(?: painting)?\b|\baquarelle\b/u, 'watercolour', 0.55),
  effectRule(
    /\b(?:oil[ -]paint(?:ing|ed)?|oil on canvas|painterly|impressionis(?:t|tic|m)|painting|painted|brush ?strokes?|acrylic|gouache)\b/u,
    'oil',
    0.5,
  ),
  effectRule(
    /\b(?:cartoon(?:y|ish|ified)?|comic(?:[ -]book)?|toon|cel[ -]shad(?:ed|ing)|pop art|anime|manga|ghibli|vector art)\b/u,
    'cartoon',
    0.5,
  ),
  effectRule(/\bemboss(?:ed|ing)?\b|\brelief\b/u, 'emboss', 0.5),
  effectRule(
    /\b(?:edge detect(?:ion)?|edges only|outlines?(?: only)?|line art|contours?|find edges|edges)\b/u,
    'edges',
    0.5,
  ),
];
