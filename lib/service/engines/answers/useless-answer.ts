import { EngineError } from '../engine-error.ts';

/** The error for JSON of another shape than the engine's protocol has: another server may stand in its place. */
export function uselessAnswer(name: string): EngineError {
  return new EngineError('away', `${name} gave an answer that is no use. Check its address.`);
}
