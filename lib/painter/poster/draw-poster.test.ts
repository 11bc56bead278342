import { describe, expect, it } from 'vitest';
import { samples } from '../type/testing/samples.ts';
import { createScenePainter } from '../scene/scene-painter.ts';
import { createCanvas } from '@napi-rs/canvas';
import { designPoster, type PosterOptions } from './draw-poster.ts';
import { leastContrast } from './sheet/print-block.ts';
import { planPoster } from './plan/plan-poster.ts';

const plain: PosterOptions = { width: 240, height: 320, richness: 0.4, detail: 0.4, groundScale: 1 };

function drawn(prompt: string, seed = 1, options: Partial<PosterOptions> = {}) {
  const plan = planPoster(prompt, { seed });
  const poster = designPoster(plan, { ...plain, ...options });
  if (poster.sceneSize === null || plan.scene === null) return poster.draw(null);
  const painter = createScenePainter(plan.scene, {
    ...poster.sceneSize,
    detail: 0.3,
    strength: 0.5,
    durationSeconds: 0,
  });
  const scene = createCanvas(poster.sceneSize.width, poster.sceneSize.height);
  const image = scene.getContext('2d').createImageData(scene.width, scene.height);
  image.data.set(painter.paint(0));
  scene.getContext('2d').putImageData(image, 0, 0);
  return poster.draw(scene);
}

const texts = '"Evening Light" "Songs and stories" "12 May, Old Harbour"';
const kinds = [
  'poster',
  'typographic poster',
  'vintage poster',
  'book cover',
  'album cover',
  'logo',
  'shop sign',
  'neon sign',
  'chalkboard',
  'invitation',
  'menu',
  'business card',
  'birthday card',
];

describe('designPoster', () => {
  it.each(kinds)('sets all text of a %s with contrast, in every format', (kind) => {
    for (const [width, height] of [
      [320, 240],
      [240, 320],
      [192, 336],
      [336, 192],
    ] as const) {
      for (const seed of [1, 2, 3]) {
        const { contrasts } = drawn(`${kind} ${texts}`, seed, { width, height });
        expect(contrasts.length).toBeGreaterThanOrEqual(3);
        expect(Math.min(...contrasts), `${kind} ${width} ${seed}`).toBeGreaterThanOrEqual(leastContrast);
      }
    }
  });

  it.each(['a forest at noon', 'city at night', 'snowy mountains by day', 'beach at sunset'])(
    'preserves contrast over %s',
    (scene) => {
      for (const seed of [1, 2]) {
        const { contrasts } = drawn(`poster of ${scene} ${texts}`, seed);
        expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(leastContrast);
      }
    },
  );

  it('sets every language', () => {
    for (const sample of Object.values(samples)) {
      const { contrasts } = drawn(`poster 『${sample.slice(0, 24)}』 『${sample}』`);
      expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(leastContrast);
    }
  });

  it('finds room for very long and for very many texts', () => {
    const long = 'On and on it went without an end. '.repeat(30);
    expect(drawn(`poster "${long}"`).contrasts).toHaveLength(1);
    const many = Array.from({ length: 24 }, (_, index) => `"Line ${index}"`).join(' ');
    for (const kind of kinds) expect(drawn(`${kind} ${many}`).contrasts.length).toBeGreaterThanOrEqual(24);
  });

  it('draws the same pixels for the same seed and another piece for another', () => {
    const [first, again, other] = [1, 1, 2].map((seed) => drawn(`poster ${texts}`, seed).canvas.toDataURL('image/png'));
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});
