import type { Oklch } from '../../colour/oklch.ts';
import type { Creature } from '../creatures/creature.ts';
import { type CreatureStamp, stampCreature } from '../creatures/paint-creature.ts';
import { castShadow } from './brush.ts';
import type { Sitting, SubjectArt } from './subject-art.ts';

/** The direction a creature faces: into the image. */
function faceOf(x: number, width: number, index: number): 1 | -1 {
  const inward = x < width / 2 ? 1 : -1;
  return index % 4 === 3 ? (inward === 1 ? -1 : 1) : inward;
}

function stampsOf(
  creature: Creature,
  { stage, spots, depth }: Sitting,
  tint: Oklch | null,
): Map<number, CreatureStamp> {
  const largest = Math.max(...spots.map((spot) => spot.size));
  const stamps = new Map<number, CreatureStamp>();
  for (const [index, spot] of spots.entries()) {
    const side = faceOf(spot.x, stage.width, index) * Math.sign(spot.toward);
    if (!stamps.has(side))
      stamps.set(
        side,
        stampCreature(stage, creature, largest, side * Math.max(0.55, Math.abs(spot.toward)), tint, depth),
      );
  }
  return stamps;
}

/** Creatures on the ground, in its light. */
export function creatureArt(creature: Creature): SubjectArt {
  return {
    paint: (context, sitting) => {
      const { stage, spots, plan } = sitting;
      const stamps = stampsOf(creature, sitting, plan.tint);
      for (const [index, { x, y, size, toward }] of spots.entries()) {
        const face = faceOf(x, stage.width, index);
        const stamp = stamps.get(face * Math.sign(toward));
        if (stamp === undefined) continue;
        castShadow(context, stage, x, y, size * 0.62, toward);
        const scale = size / stamp.scale;
        context.save();
        context.translate(x, y + size * 0.015);
        context.scale(face * scale, scale);
        context.drawImage(stamp.canvas, -stamp.footX, -stamp.footY);
        context.restore();
      }
    },
  };
}

/** Creatures that swim through the surface: the part under it is hidden. */
export function surfacingArt(creature: Creature): SubjectArt {
  const drawn = new WeakMap<object, Map<number, CreatureStamp>>();
  return {
    animate: (context, sitting, { timeSeconds }) => {
      const { stage, spots, plan } = sitting;
      const stamps = drawn.get(spots) ?? stampsOf(creature, sitting, plan.tint);
      drawn.set(spots, stamps);
      for (const [index, { x, y, size, toward }] of spots.entries()) {
        const face = faceOf(x, stage.width, index);
        const stamp = stamps.get(face * Math.sign(toward));
        if (stamp === undefined) continue;
        const scale = size / stamp.scale;
        const heave = Math.sin(timeSeconds * 0.9 + index) * size * 0.06;
        context.save();
        context.beginPath();
        context.rect(x - size * 3, y - size * 3, size * 6, size * 3);
        context.clip();
        context.translate(x + face * timeSeconds * size * 0.12, y + heave + size * 0.03);
        context.scale(face * scale, scale);
        context.drawImage(stamp.canvas, -stamp.footX, -stamp.footY);
        context.restore();
        context.save();
        context.beginPath();
        context.rect(x - size * 3, y, size * 6, size * 0.6);
        context.clip();
        context.globalAlpha = 0.3;
        context.translate(x + face * timeSeconds * size * 0.12, y - heave - size * 0.03);
        context.scale(face * scale, -scale);
        context.drawImage(stamp.canvas, -stamp.footX, -stamp.footY);
        context.restore();
      }
    },
  };
}
