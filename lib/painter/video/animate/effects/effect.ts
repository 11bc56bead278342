import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../scene/noise/random.ts';

/** An overlay on every frame. */
export interface Effect {
  draw: (context: SKRSContext2D, timeSeconds: number) => void;
}

/** The inputs of an effect. */
export interface EffectOptions {
  width: number;
  height: number;
  /** 0 to 1. */
  amount: number;
  random: Random;
}

/** A remainder that is never negative. */
export function wrap(value: number, length: number): number {
  return ((value % length) + length) % length;
}
