import { describe, expect, it } from 'vitest';
import { tellsMore } from './tells-more.ts';

describe('tellsMore', () => {
  it.each([
    ['The prompt', 'Prompt'],
    ['Prompt.', 'Prompt'],
    ['The prompt to use.', 'Prompt'],
    ['Image URL', 'Image'],
    ['URL of the image', 'Image'],
    ['The number of inference steps', 'Number of inference steps'],
    ['Optional.', 'Style'],
    ['Das Seitenverhältnis', 'Seitenverhältnis'],
    ['The aspect ratio of the generation.', 'Aspect ratio'],
    ['Width of output image', 'Width'],
  ])('is false for “%s” below “%s”', (help, label) => {
    expect(tellsMore(help, label)).toBe(false);
  });

  it.each([
    ['The prompt to generate an image from.', 'Prompt'],
    ['URL of the image to animate', 'Image'],
    ['0 to 10', 'Strength'],
    ['The name of the result', 'Label'],
    ['A description of the image', 'Description'],
    ['Image of the output video', 'Image'],
    ['Not used with a video.', 'Image'],
  ])('is true for “%s” below “%s”', (help, label) => {
    expect(tellsMore(help, label)).toBe(true);
  });
});
