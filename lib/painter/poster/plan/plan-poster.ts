import { expandPrompt } from '../../compose/reading/expand-prompt.ts';
import type { Oklch } from '../../colour/oklch.ts';
import { readPrompt } from '../../scene/lexicon/read-prompt.ts';
import { createRandom } from '../../scene/noise/random.ts';
import { planScene } from '../../scene/plan-scene.ts';
import type { ScenePlan } from '../../scene/plan/scene-plan.ts';
import { readQuotedTexts } from '../../type/quoted-texts.ts';
import { assignRoles, type PosterTexts } from './assign-roles.ts';
import { headlineOf } from './headline-of.ts';
import { type PosterKind, posterKindOf } from './poster-kind.ts';
import { type PosterPalette, posterPalette } from './poster-palette.ts';
import { type Voice, voiceFor } from './voice.ts';

/** Words for the piece itself, which would otherwise be painted as things. */
const pieceWords =
  /\b(?:books?|novel|albums?|records?|vinyl|covers?|menus?|signs?|cards?|posters?|postcards?|chalk ?boards?|black ?boards?|logos?|neon|invitations?|labels?|badges?|banners?|festivals?|fonts?|letters?|lettering|type|typography|headlines?|titles?|captions?|capitals?)\b/giu;

/** Everything that a prompt and a seed determine about a piece. */
export interface PosterPlan {
  kind: PosterKind;
  texts: PosterTexts;
  voice: Voice;
  palette: PosterPalette;
  /** The scene of the prompt, without lettering; null when it names none. */
  scene: ScenePlan | null;
  isMinimal: boolean;
  /** The prompt outside quotation marks. */
  words: string;
  prompt: string;
  seed: number;
}

function colorsOf(reading: ReturnType<typeof readPrompt>): Oklch[] {
  return [...reading.colors, ...reading.mentions.filter(({ isNegated }) => !isNegated).flatMap(({ colors }) => colors)];
}

/**
 * Plans a piece from a prompt.
 *
 * @param options.isEnriched adds to a scene the light, weather and detail that the prompt leaves open
 */
export function planPoster(
  prompt: string,
  { seed, isEnriched = false }: { seed: number; isEnriched?: boolean },
): PosterPlan {
  const quotations = readQuotedTexts(prompt);
  let words = '';
  let end = 0;
  for (const { index, length } of quotations) {
    words += `${prompt.slice(end, index)} , `;
    end = index + length;
  }
  words += prompt.slice(end);
  const kind = posterKindOf(words);
  const shown = words.replaceAll(pieceWords, ' ');
  const reading = readPrompt(shown);
  const hasScene = reading.mentions.some(
    ({ isNegated, group }) => !isNegated && (group === 'place' || group === 'subject' || group === 'sky'),
  );
  const scene = hasScene ? { ...planScene(isEnriched ? expandPrompt(shown, seed) : shown, { seed }), texts: [] } : null;
  return {
    kind,
    texts: assignRoles(prompt, quotations) ?? { headline: headlineOf(words), subline: null, captions: [] },
    voice: voiceFor(kind, words, createRandom(seed, 'voice').next()),
    palette: posterPalette(colorsOf(reading), createRandom(seed, 'poster palette')),
    scene,
    isMinimal: /\bminimal\w*|\bsimple\b|\bplain\b|\bclean\b/iu.test(words),
    words,
    prompt,
    seed,
  };
}
