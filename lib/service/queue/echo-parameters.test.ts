import { describe, expect, it } from 'vitest';
import { echoParameters } from './echo-parameters.ts';

describe('echoParameters', () => {
  it('returns parameters as submitted', () => {
    const parameters = { prompt: 'sea '.repeat(8000), input_images: ['https://example.org/a'], seed: 4 };
    expect(echoParameters(parameters)).toEqual(parameters);
  });

  it('replaces media and long texts by their length', () => {
    expect(
      echoParameters({
        input_images: [`data:image/png;base64,${'A'.repeat(1000)}`],
        strange: 'x'.repeat(50_000),
      }),
    ).toEqual({
      input_images: ['data:image/png;base64,… (1022 characters)'],
      strange: '… (50002 characters)',
    });
  });

  it('counts the parameters beyond a record’s limit, and omits the longest', () => {
    const strange = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`x${index}`, 'x'.repeat(200)]));
    const echo = echoParameters({ ['n'.repeat(1_000_000)]: 1, ...strange, prompt: 'sea' });
    expect(JSON.stringify(echo).length).toBeLessThan(110_000);
    expect(echo).toMatchObject({ prompt: 'sea', x0: 'x'.repeat(200) });
    expect(echo['…']).toBe(`${2002 - (Object.keys(echo).length - 1)} more`);
  });
});
