import type { Oklch } from '../colour/oklch.ts';
import type { Part } from './lexicon/parts.ts';
import type { SkyThing } from './lexicon/sky.ts';
import { createRandom } from './noise/random.ts';
import { chooseAir } from './plan/choose-air.ts';
import { chooseCamera } from './plan/choose-camera.ts';
import { chooseGenre } from './plan/choose-genre.ts';
import { chooseHorizon } from './plan/choose-horizon.ts';
import { chooseLight, chooseTime } from './plan/choose-light.ts';
import { groundsOf, layTerrain } from './plan/lay-terrain.ts';
import { mixPalette } from './plan/mix-palette.ts';
import { placeSubjects } from './plan/place-subjects.ts';
import type { ScenePlan } from './plan/scene-plan.ts';
import { subjectTraits } from './plan/subject-traits.ts';
import { readWishes, type Wishes } from './plan/wishes.ts';

function tintsOf(wishes: Wishes): Partial<Record<Part | SkyThing, Oklch>> {
  const tinted = [...wishes.of('part'), ...wishes.of('sky')].flatMap((mention) => {
    const color = mention.colors[0];
    return color === undefined ? [] : [[mention.id, color] as const];
  });
  const table = wishes.tintOf('place', 'tabletop');
  return { ...Object.fromEntries(tinted), ...(table === null ? {} : { foreground: table }) };
}

/** Colours of the whole; in an abstract, those given to its forms as well. */
function keyColorsOf(wishes: Wishes): Oklch[] {
  const formed = wishes.of('subject').filter((mention) => subjectTraits[mention.id].habitat === 'abstract');
  return [...wishes.colors, ...formed.flatMap((mention) => mention.colors)];
}

/**
 * Plans an image from words: kind, hour, weather, palette, ground, subjects, camera, lettering. Pure: the same words and seed
 * give the same plan, and the plan is plain data.
 */
export function planScene(prompt: string, options: { seed: number; negativePrompt?: string }): ScenePlan {
  const wishes = readWishes(prompt, options.negativePrompt ?? '');
  const stream = (name: string) => createRandom(options.seed, name);
  const genre = chooseGenre(wishes);
  const time = chooseTime(wishes, genre, stream('time'));
  const season = wishes.of('season')[0]?.id ?? null;
  const focus = wishes.of('subject')[0]?.across ?? stream('focus').pick([0.34, 0.66] as const);
  const grounds = groundsOf(wishes, season);
  const horizon = chooseHorizon(wishes, genre, grounds, stream('horizon'));
  const terrain =
    genre === 'landscape' || genre === 'interior'
      ? layTerrain(wishes, grounds, season, horizon, focus, stream('terrain'))
      : [];
  return {
    seed: options.seed,
    genre,
    places: grounds,
    time,
    season,
    moods: wishes.of('mood').map((mood) => mood.id),
    tones: wishes.of('tone').map((tone) => tone.id),
    medium: wishes.of('medium')[0]?.id ?? 'gouache',
    horizon,
    palette: mixPalette(wishes, time, season, stream('palette')),
    keyColors: keyColorsOf(wishes),
    tints: tintsOf(wishes),
    light: chooseLight(wishes, time, focus, stream('light')),
    air: chooseAir(wishes, time, season, stream('air')),
    terrain,
    subjects: placeSubjects(wishes, genre, terrain, focus, horizon, stream('subjects')),
    camera: chooseCamera(wishes),
    figure: wishes.of('figure').map((trait) => trait.id),
    texts: wishes.texts,
    texture: wishes.refuses('part', 'texture') ? 0 : 1,
  };
}
