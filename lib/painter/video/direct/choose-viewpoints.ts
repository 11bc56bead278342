import type { CameraPlan } from '../../scene/plan/scene-plan.ts';
import { readPromptIntent } from '../../scene/plan/prompt-intent.ts';

/** A viewpoint on a scene, and the camera's move there. */
export interface Viewpoint {
  name: string;
  /** Words that make the scene's plan look from there. */
  words: string;
  /** Null for the move that the prompt asks for. */
  move: CameraPlan['move'] | null;
}

const asAsked: Viewpoint = { name: 'as told', words: '', move: null };

const around: readonly Viewpoint[] = [
  { name: 'wide', words: ', wide shot', move: 'push-in' },
  { name: 'close', words: ', close-up', move: 'pan-right' },
  { name: 'from below', words: ', low angle', move: 'drift' },
  { name: 'from afar', words: '', move: 'pan-left' },
  { name: 'near', words: ', close-up, low angle', move: 'push-in' },
  { name: 'last look', words: ', wide shot', move: 'pull-back' },
];

/**
 * A number of viewpoints on a scene. The first is the prompt's own; a prompt that names its framing or its camera has
 * it in all of them.
 */
export function chooseViewpoints(prompt: string, count: number): Viewpoint[] {
  const intent = readPromptIntent(prompt, '');
  const isFramed = intent.of('framing').length > 0;
  const isMoved = intent.of('camera').length > 0;
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return asAsked;
    const viewpoint = (index === count - 1 && count > 2 ? around.at(-1) : around[index % around.length]) ?? asAsked;
    return {
      name: viewpoint.name,
      words: isFramed ? '' : viewpoint.words,
      move: isMoved ? null : viewpoint.move,
    };
  });
}
