import type { JsonObject } from '../../../contract/model.ts';
import type { Measure, ModelBinding, ModelDefinition, NumberGrid } from '../model-definition.ts';
import { computeMeasures } from './compute-measures.ts';
import { requestedOutput } from './requested-output.ts';

/** The measures that can be too large for an engine. Frame rates and seeds are brought within its bounds. */
const limited = ['$width', '$height', '$seconds', '$frames'] as const satisfies Measure[];
export type LimitedMeasure = (typeof limited)[number];

/**
 * The measure of which a request asks for more than the engine of a bound model can generate; null when it can generate
 * all. The size of an input is unknown here: what follows it is not judged.
 *
 * @param parameters checked; for one that is absent, the default of the model counts
 */
export function beyondEngine(
  base: ModelDefinition,
  binding: ModelBinding,
  parameters: JsonObject,
): LimitedMeasure | null {
  const unlimited = Object.entries(binding.measures).map(([name, grid]): [string, NumberGrid] => [
    name,
    { ...grid, maximum: null },
  ]);
  const asked = requestedOutput(base, { parameters, first: null });
  const wanted = computeMeasures({ ...binding, measures: Object.fromEntries(unlimited) }, asked, 0);
  return limited.find((name) => (wanted[name] ?? 0) > (binding.measures[name]?.maximum ?? Infinity)) ?? null;
}
