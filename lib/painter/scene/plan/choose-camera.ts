import type { CameraPlan } from './scene-plan.ts';
import type { PromptIntent } from './prompt-intent.ts';

/** The camera that the prompt asks for; by default, a video slowly drifts in. */
export function chooseCamera(intent: PromptIntent): CameraPlan {
  const moves = intent
    .of('camera')
    .map(({ id, across }) => (id === 'pan-right' && across !== null && across < 0.5 ? 'pan-left' : id));
  const { isSlow, isFast } = intent.reading;
  return {
    move: moves.find((move) => move !== 'static') ?? moves[0] ?? 'drift',
    speed: isSlow ? 0.6 : isFast ? 1.7 : 1,
    framing: intent.of('framing')[0]?.id ?? null,
  };
}
