import { describe, expect, it } from 'vitest';
import { hueDistance } from '../colour/oklch.ts';
import { places } from './lexicon/places.ts';
import { skyThings } from './lexicon/sky.ts';
import { subjects } from './lexicon/subjects.ts';
import { times } from './lexicon/light.ts';
import { moods, tones } from './lexicon/moods.ts';
import { planScene } from './plan-scene.ts';

const plan = (prompt: string, negativePrompt = '', seed = 1) => planScene(prompt, { seed, negativePrompt });
const kindsOf = (prompt: string, negative = '') => plan(prompt, negative).subjects.map((subject) => subject.kind);

describe('planScene', () => {
  it('is plain data, the same for the same prompt and seed', () => {
    const first = plan('a lighthouse on a cliff above the sea at dusk, violet hills');
    expect(structuredClone(JSON.parse(JSON.stringify(first)))).toEqual(first);
    expect(plan('a lighthouse on a cliff above the sea at dusk, violet hills')).toEqual(first);
    expect(plan('a lighthouse on a cliff above the sea at dusk, violet hills', '', 2)).not.toEqual(first);
  });

  it('chooses the kind of image', () => {
    const genres = {
      'hills at dawn': 'landscape',
      'a fox': 'landscape',
      'galaxy with a ringed planet': 'space',
      'bowl of oranges on a blue table': 'still-life',
      'portrait of a woman': 'portrait',
      'a coral reef': 'underwater',
      'a room with a window': 'interior',
      'abstract composition in ochre and teal': 'abstract',
      'qwertz uiop': 'abstract',
    };
    for (const [prompt, genre] of Object.entries(genres))
      expect(`${prompt}: ${plan(prompt).genre}`).toBe(`${prompt}: ${genre}`);
  });

  it('changes with every place, subject, sky word, hour, mood and tone it knows', () => {
    const bare = JSON.stringify(plan('a view'));
    const unheard: string[] = [];
    for (const lexicon of [places, subjects, skyThings, times, moods, tones]) {
      for (const words of Object.values(lexicon)) {
        for (const word of words.split(','))
          if (JSON.stringify(plan(`a view, ${word.trim()}`)) === bare) unheard.push(word.trim());
      }
    }
    expect(unheard).toEqual([]);
  });

  it('puts things where they belong', () => {
    const scene = plan('a lighthouse on a cliff above the sea');
    const lighthouse = scene.subjects[0];
    expect(scene.terrain[lighthouse?.on ?? -1]?.kind).toBe('cliff');
    const boats = plan('two boats on a lake').subjects[0];
    expect(boats?.count).toBe(2);
    expect(plan('two boats').terrain.some((stretch) => stretch.kind === 'sea')).toBe(true);
  });

  it('puts the light opposite the subject', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const scene = plan('a fox at sunset', '', seed);
      expect(((scene.subjects[0]?.across ?? 0.5) - 0.5) * (scene.light.across - 0.5)).toBeLessThan(0);
    }
  });

  it('follows the words for light, weather, season and camera', () => {
    expect(plan('hills at night').time).toBe('night');
    expect(plan('hills under a full moon').light.body).toBe('moon');
    expect(plan('autumn hills').season).toBe('autumn');
    expect(plan('hills in heavy rain').air.rain).toBeGreaterThan(0.5);
    expect(plan('hills, camera pans to the left').camera.move).toBe('pan-left');
    expect(plan('hills, slow push in').camera).toMatchObject({ move: 'push-in', speed: 0.6 });
    expect(plan('hills, static camera').camera.move).toBe('static');
    expect(plan('hills').camera.move).toBe('drift');
  });

  it('takes its palette from the colour words', () => {
    const { palette } = plan('hills in violet');
    expect(Math.abs(hueDistance(palette.sky.h, 298))).toBeLessThan(25);
    const split = plan('hills in orange and teal').palette;
    expect(Math.abs(hueDistance(split.sky.h, 55))).toBeLessThan(30);
    expect(Math.abs(hueDistance(split.near.h, 195))).toBeLessThan(30);
    expect(plan('black and white hills').palette.sky.c).toBeLessThan(0.01);
  });

  it('leaves out what the negative prompt names, and what the prompt itself refuses', () => {
    expect(kindsOf('a house and birds by a lake', 'birds')).toEqual(['house']);
    expect(kindsOf('a house by a lake, no birds')).toEqual(['house']);
    expect(plan('hills with clouds', 'clouds').air.clouds).toBe(0);
    expect(plan('sunset hills', 'sun').light.body).toBeNull();
    expect(plan('a poster "HELLO" over hills', 'text').texts).toEqual([]);
    const spared = Object.values(plan('a lake by day', 'blue').palette).filter((slot) => slot.c > 0.02);
    expect(spared.filter((slot) => Math.abs(hueDistance(slot.h, 256)) < 50)).toEqual([]);
  });

  it('returns quoted text as texts', () => {
    expect(plan('a poster "OPEN STUDIO" "Friday"').texts).toEqual(['OPEN STUDIO', 'Friday']);
  });
});
