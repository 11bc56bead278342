import type { JsonObject } from '../../contract/model.ts';
import type { Finish } from '../../media/clean/finish.ts';
import type { EngineInput } from '../engines/engine.ts';
import type { EngineModelDefinition, ModelBinding, ModelDefinition } from '../models/model-definition.ts';
import { acceptsValue } from '../models/check/schema-issues.ts';
import { mediaFieldsOf, propertiesOf } from '../models/request-schema.ts';
import type { Size } from '../models/sizes/proportions.ts';
import { requestedOutput, type RequestedOutput } from '../models/sizes/requested-output.ts';
import { computeMeasures, type ComputedParameters } from '../models/sizes/compute-measures.ts';
import type { EngineRun } from './engine-run.ts';
import { finishOf } from './finish-of.ts';

/** A request for a model that has a name of this service, as its engine and the results need it. */
export interface BoundRequest {
  /** What is computed for the engine, as by `computeMeasures`. @param seed of the result to generate */
  measure: (seed: number) => Promise<ComputedParameters>;
  /** What the service does to the results; null when there is nothing to do. */
  finish: () => Promise<Finish | null>;
}

const examineDeadlineMs = 60_000;

const nothingAsked: RequestedOutput = { size: null, seconds: null, framesPerSecond: null, frames: null };

/** A request for a model of an engine's own: nothing is computed, nothing is done to the results. */
export const ownRequest: BoundRequest = {
  measure: () => Promise.resolve({}),
  finish: () => Promise.resolve(null),
};

/**
 * The parameters with the values that the model's own schema makes of them, such as the number of a duration that was
 * given as text; unless what is served, and thereby the engine, takes only the text.
 *
 * @param model.base the model of this service that has the name
 * @param model.definition what is served under the name
 * @param parameters checked, with the defaults of what is served
 */
export function readBoundParameters(
  { base, definition }: { base: ModelDefinition; definition: EngineModelDefinition },
  parameters: JsonObject,
): JsonObject {
  const parsed = base.parameters.safeParse(parameters);
  if (!parsed.success) return parameters;
  const properties = propertiesOf(definition);
  const read = ([name, given]: [string, unknown]) => {
    const value = parsed.data[name];
    return [name, value === given || !acceptsValue(properties[name] ?? {}, value) ? given : value] as const;
  };
  return Object.fromEntries(Object.entries(parameters).map(read));
}

/** The pixels of the first image or video of a request; null without one. */
async function firstSize(
  { tools: { media }, signal }: EngineRun,
  base: ModelDefinition,
  inputs: Record<string, EngineInput[]>,
): Promise<Size | null> {
  const all = mediaFieldsOf(base).flatMap(({ name }) => inputs[name] ?? []);
  const first = all.find(({ kind }) => kind !== 'audio');
  if (first === undefined) return null;
  const facts = await media.run({ kind: 'examine', path: first.path }, { deadlineMs: examineDeadlineMs, signal });
  return facts.width === null || facts.height === null ? null : { width: facts.width, height: facts.height };
}

/**
 * Reads what a request asks a bound model for. Its media are fetched when they are needed: `auto` sizes follow the
 * first one.
 *
 * @param request.base the model of this service that has the name
 * @param request.parameters as `readBoundParameters` returns them
 */
export function readBoundRequest(
  run: EngineRun,
  binding: ModelBinding,
  request: {
    base: ModelDefinition;
    parameters: JsonObject;
    fetchInputs: () => Promise<Record<string, EngineInput[]>>;
  },
): BoundRequest {
  const { base, parameters, fetchInputs } = request;
  let known: Promise<RequestedOutput> | null = null;
  const readOutput = async () => {
    const first = await firstSize(run, base, await fetchInputs());
    return requestedOutput(base, { parameters, first });
  };
  const output = () => (known ??= readOutput());

  return {
    async measure(seed) {
      // A seed does not depend on what else is asked for, which may need a look at an input.
      const isSeedOnly = binding.sides === undefined && Object.keys(binding.measures).every((name) => name === '$seed');
      return computeMeasures(binding, isSeedOnly ? nothingAsked : await output(), seed);
    },
    async finish() {
      // Results that exist are not lost because an input is gone.
      const size = binding.hasExactSize
        ? await output().then(
            (all) => all.size,
            () => null,
          )
        : null;
      run.signal.throwIfAborted();
      return finishOf(binding, parameters, size);
    },
  };
}
