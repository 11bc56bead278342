import { v7 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import {
  filmDiffers,
  filmHasSize,
  filmLasts,
  filmMoves,
  filmRepeats,
} from '../../testing/contract/probes/film-probes.ts';
import { prompts } from '../../testing/contract/prompts.ts';

const full = { prompt: prompts.film, aspect_ratio: '4:3', resolution: '720P', duration: 3, seed: 5 };

/** What the contract suite asks of V-7. */
export const v7Case = defineCase({
  model: v7,
  renders: { full },
  long: {
    minimal: { prompt: prompts.sea },
    again: full,
    otherWords: { ...full, prompt: prompts.sea },
    otherSeed: { ...full, seed: 6 },
  },
  effects: {
    prompt: effect('the scene and its motion', filmMoves('full'), filmDiffers('full', 'otherWords')),
    aspect_ratio: effect('the aspect ratio', filmHasSize('full', 960, 720)),
    resolution: effect('pixels on the shorter side', filmHasSize('full', 960, 720), filmHasSize('minimal', 1920, 1080)),
    duration: effect('the length', filmLasts('full', 90, 30), filmLasts('minimal', 150, 30)),
    seed: effect('the random variation of the video', filmRepeats('full', 'again', 'otherSeed')),
  },
});
