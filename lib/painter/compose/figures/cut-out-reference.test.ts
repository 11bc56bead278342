import { describe, expect, it } from 'vitest';
import { carScene, landscapeScene, portraitScene } from '../../edit/testing/test-scenes.ts';
import { minConfidence } from '../choose-method.ts';
import { cutOutReference } from './cut-out-reference.ts';
import { createImage } from '../../edit/pixels/image.ts';

describe('cutOutReference', () => {
  it('has high confidence in a thing that stands free, and low in a view', async () => {
    const [thing, view] = await Promise.all(
      [carScene(), landscapeScene()].map(({ image }) => cutOutReference(image, '', 320)),
    );
    expect(thing?.confidence).toBeGreaterThan(0.8);
    expect(view?.confidence ?? 0).toBeLessThan(minConfidence);
    expect(thing?.figure.isCutOff).toEqual({ left: false, right: false, bottom: false });
  });

  it('detects a figure that the frame cuts off at the bottom', async () => {
    const person = await cutOutReference(portraitScene().image, 'person', 320);
    expect(person?.figure.isCutOff).toEqual({ left: false, right: false, bottom: true });
  });

  it('preserves the outline of an image that is already cut out, trimmed', async () => {
    const image = createImage(100, 80, true);
    for (let y = 20; y < 60; y++) image.pixels.fill(255, (y * 100 + 30) * 4, (y * 100 + 70) * 4);
    const cut = await cutOutReference(image, '', 100);
    expect(cut?.figure.image).toMatchObject({ width: 40, height: 40 });
    expect(cut?.confidence).toBe(1);
  });
});
