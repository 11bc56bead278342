import { measures as names, type Measure, type ModelBinding, type NumberGrid } from '../model-definition.ts';
import type { RequestedOutput } from './requested-output.ts';
import { seedWithin } from './seed-within.ts';

/** What is computed for an engine: measures, and sides that it takes in steps. */
export type ComputedParameters = Partial<Record<Measure | 'width' | 'height', number>>;

const free: NumberGrid = { minimum: null, maximum: null, step: null };

/** A number that the grid has: the nearest one, or with `Math.ceil` the next above where there is one. */
function onGrid(value: number, { minimum, maximum, step }: NumberGrid, round: (value: number) => number): number {
  const least = minimum ?? (step === null ? -Infinity : 0);
  const bounded = Math.min(maximum ?? Infinity, Math.max(least, value));
  if (step === null || !Number.isFinite(least)) return bounded;
  const most = maximum === null ? Infinity : Math.floor((maximum - least) / step + 1e-9);
  const steps = Math.min(most, round(Number(((bounded - least) / step).toFixed(6))));
  // Without the rounding errors of decimals, as in 0.1 × 3.
  return Number((least + steps * step).toFixed(6));
}

/** A size within the bounds of both sides, in the same proportions as far as they allow. */
function fitted(size: { width: number; height: number }, across: NumberGrid, down: NumberGrid) {
  const { width, height } = size;
  const shrunk = Math.min(1, (across.maximum ?? Infinity) / width, (down.maximum ?? Infinity) / height);
  const grown = Math.max(shrunk, (across.minimum ?? 0) / width, (down.minimum ?? 0) / height);
  return { width: width * grown, height: height * grown };
}

function framesOf({ frames, seconds }: RequestedOutput, { framesPerSecond }: ModelBinding): number | null {
  return framesPerSecond === null || seconds === null ? frames : seconds * framesPerSecond;
}

/** The sides that are parameters of the engine, rounded up to its steps. */
function roundedSides({ sides = {} }: ModelBinding, { size }: RequestedOutput): { width?: number; height?: number } {
  if (size === null) return {};
  const { width, height } = sides;
  return {
    ...(width === undefined ? {} : { width: onGrid(size.width, width, Math.ceil) }),
    ...(height === undefined ? {} : { height: onGrid(size.height, height, Math.ceil) }),
  };
}

/**
 * The measures that an engine takes, for what a request asks for: numbers that the engine accepts. A size keeps its
 * proportions, and is rounded up to the engine's steps, so that the exact size can be cut out of the result.
 *
 * @param output in pixels, seconds, frames, and frames per second
 * @returns by the name of the measure, or of a side that the engine takes in steps; without those that the request leaves
 *   open
 */
export function computeMeasures(binding: ModelBinding, output: RequestedOutput, seed: number): ComputedParameters {
  const { measures } = binding;
  const { $width: across = free, $height: down = free } = measures;
  const size = output.size === null ? null : fitted(output.size, across, down);
  const wanted: Record<Measure, number | null> = {
    $width: size?.width ?? null,
    $height: size?.height ?? null,
    $seconds: output.seconds,
    $frames: framesOf(output, binding),
    $fps: output.framesPerSecond,
    $seed: seed,
  };
  const computed = names.flatMap((name): [Measure, number][] => {
    const [grid, value] = [measures[name], wanted[name]];
    if (grid === undefined || value === null) return [];
    const isSide = name === '$width' || name === '$height';
    if (name === '$seed') return [[name, seedWithin(value, grid)]];
    return [[name, onGrid(value, grid, isSide ? Math.ceil : Math.round)]];
  });
  return { ...Object.fromEntries(computed), ...roundedSides(binding, output) };
}
