import { mix, shift, tint } from '../../../colour/oklch.ts';
import { linearGradient } from '../../stage/gradients.ts';
import { fillShape, inAir, strokeLine } from '../brush.ts';
import type { SubjectArt } from '../subject-art.ts';

/** A wooden pier running out over the water. */
export const pier: SubjectArt = {
  paint: (context, { stage, plan, spots, depth }) => {
    const spot = spots[0];
    if (spot === undefined) return;
    const { width, height, bottom, unit } = stage;
    const wood = inAir(stage, plan.tint ?? tint(0.5, 0.05, 60), depth);
    const far = { x: spot.x, y: stage.horizon + (height - stage.horizon) * 0.34 };
    const side = spot.x < width / 2 ? -1 : 1;
    const near = { x: spot.x + side * unit * 0.16, y: bottom };
    const at = (share: number, aside: number): [number, number] => {
      const s = share ** 1.7;
      return [far.x + (near.x - far.x) * s + aside * unit * (0.03 + 0.19 * s), far.y + (near.y - far.y) * s];
    };
    for (let post = 0; post < 8; post++) {
      for (const aside of [-1, 1]) {
        const [x, y] = at(post / 8, aside);
        strokeLine(
          context,
          [
            [x, y - unit * (0.006 + 0.035 * (post / 8) ** 1.7)],
            [x, y + unit * (0.02 + 0.1 * (post / 8) ** 1.7)],
          ],
          shift(wood, { l: -0.17 }),
          Math.max(1, unit * (0.004 + 0.016 * (post / 8) ** 1.7)),
        );
      }
    }
    fillShape(
      context,
      [at(0, -1), at(0, 1), at(1, 1), at(1, -1)],
      linearGradient(
        context,
        [0, far.y],
        [0, near.y],
        [
          { at: 0, color: mix(wood, stage.palette.horizon, 0.3) },
          { at: 1, color: shift(wood, { l: -0.02 }) },
        ],
      ),
    );
    for (let board = 0; board < 44; board++)
      strokeLine(
        context,
        [at(board / 44, -1), at(board / 44, 1)],
        shift(wood, { l: -0.13 }),
        Math.max(0.5, unit * 0.0045 * (board / 44) ** 1.7),
        0.75,
      );
    for (const aside of [-1, 1])
      strokeLine(
        context,
        [at(0, aside), at(1, aside)],
        mix(wood, stage.palette.light, 0.3),
        Math.max(0.7, unit * 0.003),
      );
  },
};
