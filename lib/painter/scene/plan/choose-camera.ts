import type { CameraPlan } from './scene-plan.ts';
import type { Wishes } from './wishes.ts';

/** The camera that the words ask for; without any, a video drifts in slowly. */
export function chooseCamera(wishes: Wishes): CameraPlan {
  const moves = wishes
    .of('camera')
    .map(({ id, across }) => (id === 'pan-right' && across !== null && across < 0.5 ? 'pan-left' : id));
  const { isSlow, isFast } = wishes.reading;
  return {
    move: moves.find((move) => move !== 'static') ?? moves[0] ?? 'drift',
    speed: isSlow ? 0.6 : isFast ? 1.7 : 1,
    framing: wishes.of('framing')[0]?.id ?? null,
  };
}
