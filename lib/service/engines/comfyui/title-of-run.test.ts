import { describe, expect, it } from 'vitest';
import { plainVideo, textToImage } from '../testing/comfyui/workflows.ts';
import { guided } from '../testing/comfy-workflows.ts';
import { titleOfRun } from './title-of-run.ts';

describe('titleOfRun', () => {
  it('is the positive prompt, in one short line', () => {
    expect(titleOfRun(textToImage())).toBe('a kite');
    const workflow = textToImage();
    const long = {
      ...workflow,
      '3': { class_type: 'CLIPTextEncode', inputs: { text: `a\n kite ${'x'.repeat(200)}` } },
    };
    expect(titleOfRun(long)).toMatch(/^a kite x{72}…$/);
  });

  it('is another text without a sampler, and the nodes without any', () => {
    expect(titleOfRun(guided)).not.toBe('');
    expect(titleOfRun(plainVideo())).toBe('EmptyImage, CreateVideo, SaveVideo');
  });

  it('ends where nodes are linked in a circle', () => {
    const circle = { class_type: 'Mix', inputs: { positive: ['1', 0] } };
    expect(titleOfRun({ '1': circle })).toBe('Mix');
  });
});
