import { v4 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import { filmShowsInOrder, filmRepeats, filmShowsColours } from '../../testing/contract/probes/film-probes.ts';
import { prompts } from '../../testing/contract/prompts.ts';

const red = [200, 30, 30] as const;
const blue = [25, 45, 200] as const;

/** What the contract suite asks of V-4. */
export const v4Case = defineCase({
  model: v4,
  renders: {
    full: ({ clips }) => ({
      prompt: 'Video 2, then Video 1',
      input_videos: [clips.red.address, clips.blue.address],
      seed: 5,
    }),
    turned: ({ clips }) => ({
      prompt: 'Video 1, then Video 2',
      input_videos: [clips.red.address, clips.blue.address],
      seed: 5,
    }),
  },
  long: {
    minimal: { prompt: prompts.film },
    plain: { prompt: prompts.film, seed: 7 },
    again: { prompt: prompts.film, seed: 7 },
    otherSeed: { prompt: prompts.film, seed: 8 },
  },
  effects: {
    prompt: effect(
      'the order of the videos, or the scene',
      filmShowsInOrder('full', { blue, red }),
      filmShowsInOrder('turned', { red, blue }),
    ),
    input_videos: effect('every video appears', filmShowsColours('full', { red, blue })),
    seed: effect('the random variation of the video', filmRepeats('plain', 'again', 'otherSeed')),
  },
});
