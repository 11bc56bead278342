import { describe, expect, it } from 'vitest';
import { isEaselError } from '../../../contract/error.ts';
import { checkParameters } from './check-parameters.ts';
import { ie1 } from '../ie-1/definition.ts';
import { ie11 } from '../ie-11/definition.ts';
import { ie5 } from '../ie-5/definition.ts';
import { ig1 } from '../ig-1/definition.ts';
import type { ModelDefinition } from '../model-definition.ts';
import { v1 } from '../v-1/definition.ts';
import { v10 } from '../v-10/definition.ts';
import { v2 } from '../v-2/definition.ts';
import { v3 } from '../v-3/definition.ts';
import { v5 } from '../v-5/definition.ts';
import { v9 } from '../v-9/definition.ts';

function issuesOf(model: ModelDefinition, body: Record<string, unknown>) {
  try {
    checkParameters(model, body);
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

  it('reads a number of seconds as text where a model takes both', () => {
    expect(checkParameters(v10, { prompt: 'sea', duration: '8' }).complete).toMatchObject({ duration: 8 });
    expect(checkParameters(v10, { prompt: 'sea' }).complete).toMatchObject({ duration: 'auto' });
    expect(checkParameters(v2, { prompt: 'sea', seconds: '7' }).complete).toMatchObject({ seconds: '7' });
    expect(checkParameters(ie1, { prompt: 'sea', resolution: '1280x720' }).complete).toMatchObject({ num_images: 1 });
  });

  it.each([
    [
      v5,
      { prompt: 'push in', input_image: 'https://a/b', duration: 16 },
      ['/duration must be 3 to 15 seconds; this is 16'],
    ],
    [
      v5,
      { prompt: 'push in', input_image: 'https://a/b', duration: '5' },
      ['/duration must be a whole number; this is the text “5”'],
    ],
    [v5, { prompt: 'push in' }, ['/input_image this is required']],
    [
      v5,
      { prompt: 'push in', input_image: 'cat.png' },
      ['/input_image enter an http:// or https:// URL of an image, or a data: URI'],
    ],
    [v5, { prompt: null, input_image: 'https://a/b' }, ['/prompt this is required']],
    [
      v1,
      { input_video: 'https://a/b', adjust_exposure: 'much' },
      ['/adjust_exposure must be a number; this is the text “much”'],
    ],
    [v1, { input_video: ['https://a/b'] }, ['/input_video must be text; this is a list of 1 item']],
    [
      ie11,
      { input_image: 'https://a/b', upscale_factor: '3x' },
      ['/upscale_factor must be one of 2x, 4x; this is the text “3x”'],
    ],
    [
      ie11,
      { input_image: 'https://a/b', upscale_fator: '2x' },
      ['/upscale_fator unknown field for ie-11; did you mean upscale_factor?'],
    ],
    [ig1, { prompt: 'x'.repeat(32_001) }, ['/prompt can have at most 32000 characters; this has 32001']],
    [ig1, { prompt: '' }, ['/prompt enter a prompt']],
    [
      ig1,
      { prompt: 'sea', zzzz: 1 },
      [expect.stringMatching(/^\/zzzz unknown field for ig-1; its fields are prompt, negative_prompt, width/)],
    ],
    [ig1, { prompt: 'sea', 'a/b~c': 1 }, [expect.stringMatching(/^\/a~1b~0c /)]],
    [ie5, { prompt: 'warmer', input_image: [] }, ['/input_image add 1 to 3 images']],
    [
      ie5,
      { prompt: 'warmer', input_image: ['https://a/b', 'https://a/b', 'https://a/b', 'https://a/b'] },
      ['/input_image can have at most 3 images; this has 4'],
    ],
    [ie5, { prompt: 'warmer', input_image: ['https://a/b', 7] }, ['/input_image/1 must be text; this is 7']],
    [
      ie5,
      { prompt: 'warmer', input_image: 'https://a/b' },
      [expect.stringMatching(/^\/input_image must be a list; this is the text/)],
    ],
    [v3, { prompt: 'sea', width: 801 }, [expect.stringMatching(/^\/width must be an even number; this is 801$/)]],
    [
      v9,
      { prompt: 'sea', duration: 1 },
      ['/duration must be 2 to 30 seconds, or -1 to let the prompt decide; this is 1'],
    ],
    [
      v10,
      { prompt: 'sea', duration: 7 },
      ['/duration must be one of auto, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30; this is 7'],
    ],
    [
      v2,
      { prompt: 'sea', seconds: '13' },
      [expect.stringMatching(/^\/seconds must be a whole number of seconds as text/)],
    ],
    [v2, { prompt: 'sea', seconds: 8 }, [expect.stringMatching(/^\/seconds .*; this is 8$/)]],
    [
      ie1,
      { prompt: 'sea', resolution: '100x100' },
      [expect.stringMatching(/^\/resolution must be 512, 1K, 2K, or a size/)],
    ],
    [
      ie1,
      { prompt: 'image 4', input_images: ['cat.png'], num_images: 9, watermark: 'yes', colour: 1 },
      [
        '/num_images must be 1 to 6; this is 9',
        '/watermark must be true or false; this is the text “yes”',
        expect.stringMatching(/^\/colour unknown field for ie-1/),
        expect.stringMatching(/^\/input_images\/0 enter an http/),
        expect.stringMatching(/^\/prompt cites “image 4”/),
      ],
    ],
  ] as [ModelDefinition, Record<string, unknown>, string[]][])(
    'names each field and its remedy: %#',
    (model, body, issues) => {
      expect(issuesOf(model, body)).toEqual(issues);
    },
  );
});
