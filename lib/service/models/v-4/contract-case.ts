import { v4 } from './definition.ts';
import { defineCase, effect } from '../../testing/contract/contract-case.ts';
import { videoShowsInOrder, videoRepeats, videoShowsColours } from '../../testing/contract/probes/video-probes.ts';
import { prompts } from '../../testing/contract/prompts.ts';

const red = [200, 30, 30] as const;
const blue = [25, 45, 200] as const;

/** The contract case of V-4. */
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
    minimal: { prompt: prompts.video },
    plain: { prompt: prompts.video, seed: 7 },
    again: { prompt: prompts.video, seed: 7 },
    otherSeed: { prompt: prompts.video, seed: 8 },
  },
  effects: {
    prompt: effect(
      'the order of the videos, or the scene',
      videoShowsInOrder('full', { blue, red }),
      videoShowsInOrder('turned', { red, blue }),
    ),
    input_videos: effect('every video appears', videoShowsColours('full', { red, blue })),
    seed: effect('the random variation of the video', videoRepeats('plain', 'again', 'otherSeed')),
  },
});
