import type { Oklch } from '../colour/oklch.ts';
import type { Part } from './lexicon/parts.ts';
import type { SkyThing } from './lexicon/sky.ts';
import { createRandom } from './noise/random.ts';
import { chooseAir } from './plan/choose-air.ts';
import { chooseCamera } from './plan/choose-camera.ts';
import { chooseGenre } from './plan/choose-genre.ts';
import { chooseHorizon } from './plan/choose-horizon.ts';
import { chooseLight, chooseTime } from './plan/choose-light.ts';
import { groundsOf, planTerrain } from './plan/plan-terrain.ts';
import { mixPalette } from './plan/mix-palette.ts';
import { placeSubjects } from './plan/place-subjects.ts';
import type { ScenePlan } from './plan/scene-plan.ts';
import { subjectTraits } from './plan/subject-traits.ts';
import { readPromptIntent, type PromptIntent } from './plan/prompt-intent.ts';

function tintsOf(intent: PromptIntent): Partial<Record<Part | SkyThing, Oklch>> {
  const tinted = [...intent.of('part'), ...intent.of('sky')].flatMap((mention) => {
    const color = mention.colors[0];
    return color === undefined ? [] : [[mention.id, color] as const];
  });
  const table = intent.tintOf('place', 'tabletop');
  return { ...Object.fromEntries(tinted), ...(table === null ? {} : { foreground: table }) };
}

/** Colours of the whole; in an abstract, those of its forms as well. */
function keyColorsOf(intent: PromptIntent): Oklch[] {
  const formed = intent.of('subject').filter((mention) => subjectTraits[mention.id].habitat === 'abstract');
  return [...intent.colors, ...formed.flatMap((mention) => mention.colors)];
}

/**
 * Plans an image from a prompt: kind, time, weather, palette, ground, subjects, camera, lettering. Pure: the same
 * prompt and seed give the same plan, and the plan is plain data.
 */
export function planScene(prompt: string, options: { seed: number; negativePrompt?: string }): ScenePlan {
  const intent = readPromptIntent(prompt, options.negativePrompt ?? '');
  const stream = (name: string) => createRandom(options.seed, name);
  const genre = chooseGenre(intent);
  const time = chooseTime(intent, genre, stream('time'));
  const season = intent.of('season')[0]?.id ?? null;
  const focus = intent.of('subject')[0]?.across ?? stream('focus').pick([0.34, 0.66] as const);
  const grounds = groundsOf(intent, season);
  const horizon = chooseHorizon(intent, genre, grounds, stream('horizon'));
  const terrain =
    genre === 'landscape' || genre === 'interior'
      ? planTerrain(intent, grounds, season, horizon, focus, stream('terrain'))
      : [];
  return {
    seed: options.seed,
    genre,
    places: grounds,
    time,
    season,
    moods: intent.of('mood').map((mood) => mood.id),
    tones: intent.of('tone').map((tone) => tone.id),
    medium: intent.of('medium')[0]?.id ?? 'gouache',
    horizon,
    palette: mixPalette(intent, time, season, stream('palette')),
    keyColors: keyColorsOf(intent),
    tints: tintsOf(intent),
    light: chooseLight(intent, time, focus, stream('light')),
    air: chooseAir(intent, time, season, stream('air')),
    terrain,
    subjects: placeSubjects(intent, genre, terrain, focus, horizon, stream('subjects')),
    camera: chooseCamera(intent),
    figure: intent.of('figure').map((trait) => trait.id),
    texts: intent.texts,
    texture: intent.refuses('part', 'texture') ? 0 : 1,
  };
}
