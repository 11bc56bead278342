import { describe, expect, it } from 'vitest';
import { ie1 } from '../../service/models/ie-1/definition.ts';
import { ie6 } from '../../service/models/ie-6/definition.ts';
import { ie9 } from '../../service/models/ie-9/definition.ts';
import { ig3 } from '../../service/models/ig-3/definition.ts';
import { peakSignalToNoise } from '../edit/testing/measure.ts';
import { carScene } from '../edit/testing/test-scenes.ts';
import { renderLayout } from './render-layout.ts';
import { runComposition } from './testing/run-composition.ts';
import { resizeImage } from '../edit/pixels/sharp-bridge.ts';
import { renderAlphaImage } from './render-alpha-image.ts';
import { renderPromptedImage } from './render-prompted-image.ts';
import { renderWideImage } from './render-planned-image.ts';

const car = carScene().image;

describe('renderPromptedImage', () => {
  it('reads the size from the prompt when none is requested', async () => {
    const parameters = ie1.parameters.parse({ prompt: 'an app icon of a fox', enable_thinking: false });
    const { files } = await runComposition(renderPromptedImage, parameters);
    expect(files).toMatchObject([{ width: 512, height: 512 }]);
  });

  it('takes an exact size, and the proportions of its first reference', async () => {
    const exact = ie1.parameters.parse({ prompt: 'warmer', resolution: '640x420', enable_thinking: false });
    expect((await runComposition(renderPromptedImage, exact, [car], 'input_images')).files).toMatchObject([
      { width: 640, height: 420 },
    ]);
    const auto = ie1.parameters.parse({ prompt: 'warmer', resolution: '512', enable_thinking: false });
    const [file] = (await runComposition(renderPromptedImage, auto, [car], 'input_images')).files;
    expect((file?.width ?? 0) / (file?.height ?? 1)).toBeCloseTo(1.5, 1);
  });
});

describe('renderWideImage', () => {
  it('draws strips of eight to one, with one more sketch for a search', async () => {
    const parameters = ie6.parameters.parse({
      prompt: 'hills',
      aspect_ratio: '8:1',
      resolution: '512',
      google_search: true,
    });
    const { files, plans } = await runComposition(renderWideImage, parameters);
    expect((files[0]?.width ?? 0) / (files[0]?.height ?? 1)).toBeCloseTo(8, 0);
    expect(plans[0]?.['sketches']).toHaveLength(2);
  });
});

describe('renderLayout', () => {
  it('refuses words beyond the tolerance, and malformed boxes', async () => {
    const refused = ie9.parameters.parse({ prompt: 'a naked statue', safety_tolerance: 1 });
    await expect(runComposition(renderLayout, refused)).rejects.toThrow(/^prompt: The word “naked”/);
    const wrong = ie9.parameters.parse({ prompt: 'a lake [{"desc":"a boat","bbox":[1,2,3]}]' });
    await expect(runComposition(renderLayout, wrong)).rejects.toThrow(/^prompt: box 1/);
  });
});

describe('renderAlphaImage', () => {
  it('stays closer to a reference with high fidelity', async () => {
    const source = await resizeImage(car, 1536, 1024);
    const likeness = async (input_fidelity: 'low' | 'high') => {
      const parameters = ig3.parameters.parse({ prompt: 'warmer', input_fidelity, quality: 'low' });
      const { images, files } = await runComposition(renderAlphaImage, parameters, [car]);
      expect(files).toMatchObject([{ width: 1536, height: 1024 }]);
      return images[0] === undefined ? 0 : peakSignalToNoise(images[0], source);
    };
    expect(await likeness('high')).toBeGreaterThan((await likeness('low')) + 2);
  });
});
