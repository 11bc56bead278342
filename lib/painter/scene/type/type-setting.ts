import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch, rgbOf } from '../../colour/oklch.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { contrastOf, createGroundReader, type Ground, type Region } from './calm-ground.ts';
import { faceFor } from '../../type/face.ts';
import { type FaceStyle, faceStyles } from '../../type/face-styles.ts';
import { drawBlock, setBlock, type TypeBlock } from '../../type/set-block.ts';

/** The type style for an image: loud, quiet or plain. */
function titleStyle({ plan, random }: Stage): FaceStyle {
  if (
    plan.moods.some((mood) => mood === 'romantic' || mood === 'calm' || mood === 'cosy' || mood === 'melancholic') ||
    plan.genre === 'still-life'
  )
    return faceStyles.serif;
  if (plan.tones.includes('neon') || plan.moods.includes('dramatic') || plan.moods.includes('eerie'))
    return faceStyles.condensed;
  if (plan.genre === 'abstract' || plan.moods.includes('joyful')) return faceStyles.black;
  return random('title face').pick<FaceStyle>([faceStyles.condensed, faceStyles.serif, faceStyles.black]);
}

interface Layout {
  region: Region;
  align: 'left' | 'center';
}

function layoutsOf({ width, height, plan }: Stage): readonly [Layout, ...Layout[]] {
  const ratio = width / height;
  if (plan.genre === 'abstract') {
    return [
      { region: { x: 0.07, y: 0.6, width: 0.86, height: 0.33 }, align: 'left' },
      { region: { x: 0.07, y: 0.07, width: 0.86, height: 0.33 }, align: 'left' },
    ];
  }
  if (ratio > 1.7) {
    return [
      { region: { x: 0.06, y: 0.1, width: 0.46, height: 0.42 }, align: 'left' },
      { region: { x: 0.48, y: 0.1, width: 0.46, height: 0.42 }, align: 'left' },
      { region: { x: 0.15, y: 0.1, width: 0.7, height: 0.32 }, align: 'center' },
    ];
  }
  return [
    { region: { x: 0.08, y: 0.07, width: 0.84, height: 0.27 }, align: 'center' },
    { region: { x: 0.08, y: 0.7, width: 0.84, height: 0.23 }, align: 'center' },
    { region: { x: 0.08, y: 0.08, width: 0.48, height: 0.3 }, align: 'left' },
    { region: { x: 0.46, y: 0.08, width: 0.46, height: 0.3 }, align: 'left' },
  ];
}

function grey(color: Oklch): number {
  const [red, green, blue] = rgbOf(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function inkFor(stage: Stage, ground: Ground): { ink: Oklch; contrast: number } {
  const { palette, plan } = stage;
  const light = mix({ l: 0.98, c: 0.012, h: 88 }, palette.light, 0.15);
  const dark = { l: 0.2, c: Math.min(0.05, palette.near.c), h: palette.near.h };
  const own = plan.tints.lettering;
  const inks = own === undefined ? [light, dark] : [own];
  const rated = inks.map((ink) => ({ ink, contrast: contrastOf(grey(ink), ground.lightness) }));
  return rated.reduce(
    (best, candidate) => (candidate.contrast > best.contrast ? candidate : best),
    rated[0] ?? { ink: light, contrast: 1 },
  );
}

/** A veil behind type where the image alone gives too little contrast. */
function paintVeil(
  context: SKRSContext2D,
  stage: Stage,
  box: { x: number; y: number; width: number; height: number },
  ink: Oklch,
  strength: number,
): void {
  const tone = ink.l > 0.5 ? mix(stage.palette.near, stage.palette.zenith, 0.5) : { l: 0.97, c: 0.015, h: 88 };
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  context.save();
  context.translate(cx, cy);
  context.scale(1, Math.max(0.2, box.height / box.width) * 1.5);
  const radius = box.width * 0.78;
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, radius);
  for (let step = 0; step <= 10; step++)
    gradient.addColorStop(
      step / 10,
      css(ink.l > 0.5 ? { ...tone, l: Math.min(tone.l, 0.28) } : tone, strength * (1 - (step / 10) ** 2)),
    );
  context.fillStyle = gradient;
  context.fillRect(-radius, -radius, radius * 2, radius * 2);
  context.restore();
}

/** The height of a line of smaller text with the space under it. */
const spaceOf = (block: TypeBlock): number => block.height + block.size * 0.66;

/** The left edge of something of a given width that is placed at x. */
const leftOf = (x: number, width: number, side: 'left' | 'center' | 'right'): number =>
  ({ left: x, center: x - width / 2, right: x - width })[side];

/**
 * Sets the quoted text of a prompt: the first as the title, the others under it, in a calm part of the image, in an ink
 * that contrasts with it.
 */
export function createTypeSetting(stage: Stage): SceneLayer {
  const { plan, width, height, unit, bleed } = stage;
  return {
    name: 'lettering',
    depth: 1,
    isPinned: true,
    paint: (context: SKRSContext2D, behind: Canvas) => {
      const [title = '', ...others] = plan.texts;
      const read = createGroundReader(behind, { x: bleed.x, y: bleed.y, width, height });
      const layouts = layoutsOf(stage);
      const rated = layouts.map((layout, order) => ({
        layout,
        ground: read(layout.region),
        cost: read(layout.region).unrest + order * 0.015,
      }));
      const { layout, ground } = rated.reduce(
        (best, candidate) => (candidate.cost < best.cost ? candidate : best),
        rated[0] ?? { layout: layouts[0], ground: read(layouts[0].region), cost: 0 },
      );
      const { region, align } = layout;
      const box = {
        x: region.x * width,
        y: region.y * height,
        width: region.width * width,
        height: region.height * height,
      };
      const hasMore = others.length > 0;
      const head = setBlock(context, title, faceFor(titleStyle(stage), title, plan.texts.join(' ')), {
        width: box.width,
        height: box.height * (hasMore ? 0.72 : 1),
        largest: unit * 0.3,
      });
      const small: TypeBlock[] = others.slice(0, 3).map((text) =>
        setBlock(context, text, faceFor(faceStyles.text, text, plan.texts.join(' ')), {
          width: box.width * 0.9,
          height: box.height * 0.24,
          largest: Math.min(head.size * 0.3, unit * 0.045),
        }),
      );
      const rule = hasMore ? Math.max(1, unit * 0.004) : 0;
      const gap = hasMore ? Math.max(unit * 0.026, head.size * 0.17) : 0;
      const tall = head.height + (rule === 0 ? 0 : gap * 2) + small.reduce((sum, block) => sum + spaceOf(block), 0);
      const side = align === 'left' && head.face.isRightToLeft ? 'right' : align;
      const x = { left: box.x, center: box.x + box.width / 2, right: box.x + box.width }[side];
      let y = box.y + (region.y > 0.5 ? box.height - tall : (box.height - tall) * 0.3);
      const { ink, contrast } = inkFor(stage, ground);
      const need = Math.max(0, 5.2 - contrast) * 0.16 + Math.max(0, ground.unrest - 0.07) * 2.6;
      if (need > 0.04)
        paintVeil(
          context,
          stage,
          { x: leftOf(x, head.width, side), y, width: head.width, height: tall },
          ink,
          Math.min(0.66, need),
        );
      context.fillStyle = css(ink);
      drawBlock(context, head, x, y, side);
      y += head.height;
      if (rule > 0) {
        const long = Math.min(head.width, unit * 0.12);
        context.fillStyle = css(plan.tints.lettering ?? mix(plan.palette.accent, ink, 0.35));
        context.fillRect(leftOf(x, long, side), y + gap * 0.9, long, rule);
        y += gap * 2;
      }
      context.fillStyle = css(ink);
      for (const block of small) {
        drawBlock(context, block, x, y, side);
        y += spaceOf(block);
      }
    },
  };
}
