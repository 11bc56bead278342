import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix } from '../../colour/oklch.ts';
import type { Plant, PlantBrush } from './plant.ts';

interface Bough {
  x: number;
  y: number;
  radius: number;
}

/** Grows a trunk into branches and returns the centres of their leaves. */
function growWood(context: SKRSContext2D, { height, colors, random }: PlantBrush, spread: number): Bough[] {
  const boughs: Bough[] = [];
  context.strokeStyle = css(colors.wood);
  context.fillStyle = css(colors.wood);
  context.lineCap = 'round';
  const grow = (x: number, y: number, angle: number, length: number, width: number, level: number): void => {
    const [toX, toY] = [x + Math.sin(angle) * length, y - Math.cos(angle) * length];
    const [sideX, sideY] = [Math.cos(angle) * width * 0.5, Math.sin(angle) * width * 0.5];
    const flare = level === 0 ? 1.5 : 1;
    context.beginPath();
    context.moveTo(x - sideX * flare, y - sideY * flare);
    context.quadraticCurveTo(
      x - sideX * 0.8 + (toX - x) * 0.35,
      y - sideY + (toY - y) * 0.35,
      toX - sideX * 0.62,
      toY - sideY * 0.62,
    );
    context.lineTo(toX + sideX * 0.62, toY + sideY * 0.62);
    context.quadraticCurveTo(
      x + sideX * 0.8 + (toX - x) * 0.35,
      y + sideY + (toY - y) * 0.35,
      x + sideX * flare,
      y + sideY * flare,
    );
    context.fill();
    if (level >= 2) boughs.push({ x: toX, y: toY, radius: height * random.between(0.09, 0.14) });
    if (level === 4) return;
    const forks = level === 0 ? 3 : 2;
    for (let fork = 0; fork < forks; fork++) {
      const turn = (fork - (forks - 1) / 2) * spread * random.between(0.75, 1.2) + random.spread() * 0.16;
      grow(toX, toY, angle * 0.8 + turn, length * random.between(0.72, 0.88), width * 0.6, level + 1);
    }
  };
  grow(0, 0, random.spread() * 0.07, height * 0.25, height * 0.05, 0);
  return boughs;
}

/** Dabs leaves over boughs, those at the back and below dark, the upper ones on the sun's side bright. */
function dabLeaves(context: SKRSContext2D, boughs: Bough[], brush: PlantBrush, leaf: number): void {
  const { colors, random, toward, height, detail, presence } = brush;
  const layers = [
    { color: colors.shade, shift: 0.03, share: 1, alpha: 1 },
    { color: colors.base, shift: -0.005, share: 0.85, alpha: 0.95 },
    { color: mix(colors.base, colors.lit, 0.55), shift: -0.03, share: 0.55, alpha: 0.9 },
    { color: colors.lit, shift: -0.045, share: 0.32, alpha: 0.9 },
  ];
  const dabs = Math.round((9 + 26 * detail) * (1 + 2 * presence));
  for (const [index, { color, shift, share, alpha }] of layers.entries()) {
    context.fillStyle = css(color, alpha);
    for (const bough of boughs) {
      const isBright = index >= 2;
      const facing = (bough.x / height) * toward * 1.6 - (bough.y / height + 0.62) * 1.2;
      if (isBright && facing + random.spread() * 0.35 < (index - 2) * 0.1) continue;
      for (let dab = 0; dab < dabs * share; dab++) {
        const angle = random.between(0, Math.PI * 2);
        const reach = bough.radius * Math.sqrt(random.next()) * (isBright ? 0.8 : 1.08);
        const size = height * leaf * (1 - 0.5 * presence) * random.between(0.55, 1.35);
        const x = bough.x + Math.cos(angle) * reach + toward * shift * height * 0.55;
        const y = bough.y + Math.sin(angle) * reach * 0.8 + shift * height;
        context.beginPath();
        context.ellipse(x, y, size, size * random.between(0.5, 0.8), random.between(-0.6, 0.6), 0, Math.PI * 2);
        context.fill();
      }
    }
  }
}

/** A broad tree in leaf. */
export const broadleaf: Plant = {
  width: 1.3,
  paint: (context, brush) => dabLeaves(context, growWood(context, brush, 0.52), brush, 0.019),
};

/** A cherry in bloom: wider, lighter, its boughs visible through the flowers. */
export const blossomTree: Plant = {
  width: 1.5,
  paint: (context, brush) => {
    const boughs = growWood(context, brush, 0.74).filter(() => brush.random.chance(0.86));
    dabLeaves(context, boughs, brush, 0.016);
  },
};

/** A tree without leaves. */
export const bareTree: Plant = {
  width: 1.3,
  paint: (context, brush) => {
    growWood(context, brush, 0.55);
    for (const bough of growWood(context, { ...brush, height: brush.height * 0.96 }, 0.68)) {
      context.lineWidth = Math.max(0.3, brush.height * 0.0035);
      for (let twig = 0; twig < 4; twig++) {
        const angle = brush.random.spread() * 1.3;
        context.beginPath();
        context.moveTo(bough.x, bough.y);
        context.lineTo(bough.x + Math.sin(angle) * bough.radius * 0.7, bough.y - Math.cos(angle) * bough.radius * 0.7);
        context.stroke();
      }
    }
  },
};
