import { describe, expect, it } from 'vitest';
import { isEaselError } from '../../contract/error.ts';
import { checkParameters } from './check-parameters.ts';
import { ie11 } from './ie-11.ts';
import { ig1 } from './ig-1.ts';
import type { Profile } from './profile.ts';
import { v1 } from './v-1.ts';
import { v5 } from './v-5.ts';

function faultsOf(profile: Profile, body: Record<string, unknown>) {
  try {
    checkParameters(profile, body);
    return [];
  } catch (error) {
    if (!isEaselError(error)) throw error;
    return error.fields.map(({ pointer, message }) => `${pointer} ${message}`);
  }
}

describe('checkParameters', () => {
  it('keeps what was given, and fills defaults in for drawing', () => {
    const { given, complete } = checkParameters(ig1, { prompt: 'sea', width: 64, negative_prompt: null });
    expect(given).toEqual({ prompt: 'sea', width: 64 });
    expect(complete).toMatchObject({ prompt: 'sea', width: 64, height: 1024, guidance_scale: 7.5 });
  });

  it.each([
    [v5, { prompt: 'push in', input_image: 'https://a/b', duration: 16 }, ['/duration 3 to 15 seconds; this is 16']],
    [
      v5,
      { prompt: 'push in', input_image: 'https://a/b', duration: '5' },
      ['/duration a whole number; this is the text “5”'],
    ],
    [v5, { prompt: 'push in' }, ['/input_image this is needed']],
    [
      v5,
      { prompt: 'push in', input_image: 'cat.png' },
      ['/input_image give the http:// or https:// address of a picture, or a data: URI'],
    ],
    [v5, { prompt: null, input_image: 'https://a/b' }, ['/prompt this is needed']],
    [
      v1,
      { input_video: 'https://a/b', adjust_exposure: 'much' },
      ['/adjust_exposure a number; this is the text “much”'],
    ],
    [v1, { input_video: ['https://a/b'] }, ['/input_video a text; this is a list of one']],
    [
      ie11,
      { input_image: 'https://a/b', upscale_factor: '3x' },
      ['/upscale_factor one of 2x, 4x; this is the text “3x”'],
    ],
    [
      ie11,
      { input_image: 'https://a/b', upscale_fator: '2x' },
      ['/upscale_fator ie-11 takes no field of this name; did you mean upscale_factor?'],
    ],
    [ig1, { prompt: 'x'.repeat(32_001) }, ['/prompt at most 32000 characters; this has 32001']],
    [ig1, { prompt: '' }, ['/prompt write what it should show']],
    [
      ig1,
      { prompt: 'sea', zzzz: 1 },
      [expect.stringMatching(/^\/zzzz ig-1 takes no field of this name; it takes prompt, negative_prompt, width/)],
    ],
    [ig1, { prompt: 'sea', 'a/b~c': 1 }, [expect.stringMatching(/^\/a~1b~0c /)]],
  ] as [Profile, Record<string, unknown>, string[]][])('tells a designer what to do: %#', (profile, body, faults) => {
    expect(faultsOf(profile, body)).toEqual(faults);
  });
});
