import { describe, expect, it } from 'vitest';
import { carScene } from '../edit/testing/test-scenes.ts';
import type { RenderContext, RenderTask } from '../../service/render/renderer.ts';
import { type CompositionSettings, renderComposition } from './render-composition.ts';
import { differenceIn } from './testing/measure-share.ts';
import { runComposition } from './testing/run-composition.ts';

const car = carScene().image;
const whole = { left: 0, top: 0, right: 1, bottom: 1 };

function compose(settings: Partial<CompositionSettings>, references: Parameters<typeof runComposition>[2] = []) {
  const render = (task: RenderTask<null>, context: RenderContext) =>
    renderComposition(
      task,
      {
        field: 'input_image',
        prompt: 'a lake',
        sizeFor: () => ({ width: 160, height: 112 }),
        format: 'png',
        ...settings,
      },
      context,
    );
  return runComposition(render, null, references);
}

describe('renderComposition', () => {
  it('makes as many different images as requested, and the same ones again', async () => {
    const [once, again] = [await compose({ count: 3 }), await compose({ count: 3 })];
    expect(once.files.map(({ path }) => path.split('/').at(-1))).toEqual([
      'result-1.png',
      'result-2.png',
      'result-3.png',
    ]);
    expect(once.images).toEqual(again.images);
    const [first, second, third] = once.images;
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('three images were requested');
    expect(differenceIn(first, second, whole)).toBeGreaterThan(2);
    expect(differenceIn(second, third, whole)).toBeGreaterThan(2);
    expect(once.progress.toSorted((one, other) => one - other)).toEqual(once.progress);
    expect(once.progress.at(-1)).toBe(1);
  });

  it('makes different versions of an edit too, the first of them the edit itself', async () => {
    const single = await compose({ prompt: 'warmer' }, [car]);
    const takes = await compose({ prompt: 'warmer', count: 2 }, [car]);
    const [first, second] = takes.images;
    if (first === undefined || second === undefined) throw new Error('two images were requested');
    expect(first).toEqual(single.images[0]);
    expect(differenceIn(first, second, whole)).toBeGreaterThan(0.5);
  });

  it('sketches as many compositions as requested, and draws the one that scores best', async () => {
    const { plans, images } = await compose({ sketches: 4 });
    const sketches = plans[0]?.['sketches'] as { variation: number; score: { total: number } }[];
    const totals = sketches.map(({ score }) => score.total);
    expect(totals).toHaveLength(4);
    expect(totals.toSorted((one, other) => other - one)).toEqual(totals);
    const all = await compose({ count: 4 });
    expect(images[0]).toEqual(all.images[sketches[0]?.variation ?? 0]);
  });

  it('enriches the prompt on request, and reports the text that it drew', async () => {
    const [plain, rich] = [await compose({}), await compose({ isExpanded: true })];
    expect(plain.plans[0]?.['words']).toBe('a lake');
    expect(rich.plans[0]?.['words']).toMatch(/^a lake, /);
    expect(rich.images).not.toEqual(plain.images);
  });

  it('does not enrich an edit', async () => {
    const [plain, rich] = [
      await compose({ prompt: 'warmer' }, [car]),
      await compose({ prompt: 'warmer', isExpanded: true }, [car]),
    ];
    expect(rich.images).toEqual(plain.images);
  });

  it('marks only the lower right corner', async () => {
    const [plain, marked] = [await compose({}), await compose({ hasWatermark: true })];
    const [before, after] = [plain.images[0], marked.images[0]];
    if (before === undefined || after === undefined) throw new Error('one image each was requested');
    expect(differenceIn(before, after, { left: 0.3, top: 0.8, right: 1, bottom: 1 })).toBeGreaterThan(0.5);
    expect(differenceIn(before, after, { left: 0, top: 0, right: 1, bottom: 0.7 })).toBe(0);
  });

  it.each(['png', 'jpeg', 'jpg', 'webp'] as const)('writes %s', async (format) => {
    const { files } = await compose({ format });
    expect(files).toMatchObject([
      { contentType: `image/${format === 'jpg' ? 'jpeg' : format}`, width: 160, height: 112, durationSeconds: null },
    ]);
  });

  it('preserves transparency where the format supports it', async () => {
    const settings = { prompt: 'a red lighthouse', ground: 'transparent' } as const;
    const [webp, jpeg] = [
      await compose({ ...settings, format: 'webp' }),
      await compose({ ...settings, format: 'jpeg' }),
    ];
    expect([webp.images[0]?.hasAlpha, jpeg.images[0]?.hasAlpha]).toEqual([true, false]);
  });
});
