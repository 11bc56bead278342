import type { PosterKind } from './plan/poster-kind.ts';
import { createRandom } from '../scene/noise/random.ts';
import { album } from './layouts/album.ts';
import { banded } from './layouts/banded.ts';
import { card } from './layouts/card.ts';
import { chalkboard } from './layouts/chalkboard.ts';
import { full } from './layouts/full.ts';
import { invitation } from './layouts/invitation.ts';
import { labelled } from './layouts/labelled.ts';
import { logo } from './layouts/logo.ts';
import { menu } from './layouts/menu.ts';
import { neon } from './layouts/neon.ts';
import { sign } from './layouts/sign.ts';
import { stacked } from './layouts/stacked.ts';
import { sunburst } from './layouts/sunburst.ts';
import { swiss } from './layouts/swiss.ts';
import { windowed } from './layouts/window.ts';
import type { Layout } from './sheet/sheet.ts';
import type { PosterPlan } from './plan/plan-poster.ts';

const layouts: Record<PosterKind, readonly [Layout, ...Layout[]]> = {
  poster: [swiss, windowed, banded],
  book: [labelled, windowed, banded],
  album: [album],
  card: [card],
  logo: [logo],
  sign: [sign],
  neon: [neon],
  chalkboard: [chalkboard],
  invitation: [invitation],
  menu: [menu],
};

/** Headlines with more letters are not stacked. */
const longestStack = 36;

/**
 * The layout of a piece: by its kind, then by the seed. A poster with a scene may be filled with it; one for a fair has
 * rays.
 */
export function chooseLayout(plan: PosterPlan): Layout {
  const random = createRandom(plan.seed, 'layout');
  if (plan.kind !== 'poster') return random.pick(layouts[plan.kind]);
  if (plan.scene !== null && plan.scene.genre !== 'abstract') return random.pick([full, banded, windowed, full]);
  if (/\b(?:vintage|retro|circus|carnival|fair|western|sunburst|sale|grand opening)\b/iu.test(plan.words))
    return sunburst;
  // A single word does not fill a sheet, and a sentence is too long for one.
  const { headline } = plan.texts;
  const isStackable = headline.length <= longestStack && /\s|\p{Script=Han}{3}/u.test(headline);
  if (isStackable && /\btypograph\w*|\btype[- ]only\b|\bjust (?:type|letters)\b/iu.test(plan.words)) return stacked;
  return random.pick(isStackable ? [...layouts.poster, stacked] : layouts.poster);
}
