import {
  assert,
  boolean,
  constant,
  constantFrom,
  oneof,
  option,
  pre,
  property,
  record,
  subarray,
  type Arbitrary,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { describeModel } from '../engines/describe-model.ts';
import type { EngineInput, EngineJob, EngineModel } from '../engines/engine.ts';
import { bindParameters } from '../engines/comfyui/workflow/bind-parameters.ts';
import { buildSchema } from '../engines/comfyui/workflow/build-schema.ts';
import { fillWorkflow } from '../engines/comfyui/workflow/fill-workflow.ts';
import type { FoundInput } from '../engines/comfyui/workflow/literal-input.ts';
import type { Scalar } from '../engines/comfyui/workflow/plan.ts';
import { mediaKindSchema } from '../../contract/media-kind.ts';
import { modelSettingsSchema, type ModelSettings, type ParameterMap, type Target } from '../engines/engine-settings.ts';
import { modelOfInput } from '../engines/model-of-input.ts';
import { placedInputs, placeParameters } from '../engines/requests/place-parameters.ts';
import { readRequestPlan } from '../engines/requests/request-plan.ts';
import { readInputSchema } from '../engines/schema/read-input-schema.ts';
import { checkParameters } from '../models/check/check-parameters.ts';
import { beyondEngineIssue } from '../models/check/beyond-engine-issue.ts';
import { schemaIssues, withDefaults } from '../models/check/schema-issues.ts';
import { conflictsIn, conflictsOf } from '../models/conflicts.ts';
import { measures, type EngineModelDefinition, type ModelDefinition } from '../models/model-definition.ts';
import { hostedModels, models } from '../models/registry.ts';
import { mediaFieldsOf, propertiesOf, requestSchemaOf } from '../models/request-schema.ts';
import { requestedOutput } from '../models/sizes/requested-output.ts';
import { readBoundParameters } from './bound-request.ts';
import { computeMeasures } from '../models/sizes/compute-measures.ts';

/** What an engine says of one place, and the values that a map translates for it. */
interface Place {
  schema: JsonObject;
  values?: Record<string, string | number | boolean>;
}

const withoutAbsent = (object: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
const maybe = <T>(arbitrary: Arbitrary<T>) => option(arbitrary, { nil: undefined });

/** Numbers from a small or large minimum, in steps or without, with a default that the property accepts. */
const aNumber: Arbitrary<Place> = record({
  type: constantFrom('integer', 'number'),
  minimum: maybe(constantFrom(0, 1, 4, 16, 64)),
  maximum: maybe(constantFrom(64, 100, 1024, 2048, 65_535, 2 ** 32)),
  multipleOf: maybe(constantFrom(1, 2, 8, 16, 64)),
  hasDefault: boolean(),
}).map(({ hasDefault, ...schema }) => ({
  schema: withoutAbsent({ ...schema, default: hasDefault ? 64 : undefined }),
}));

/** No engine takes seeds in steps. */
const aSeed = aNumber.map(({ schema: { multipleOf: _step, ...schema } }): Place => ({ schema }));

function aChoice(own: readonly unknown[]): Arbitrary<Place> {
  const texts = own.map(String);
  const some = subarray([...texts, 'another'], { minLength: 1 });
  return oneof(
    some.map((choices): Place => ({ schema: { type: 'string', enum: choices, default: choices[0] } })),
    constant<Place>({ schema: { type: 'string' } }),
    subarray(texts, { minLength: 1 }).map((translated): Place => ({
      schema: { type: 'integer', minimum: 0, maximum: 9 },
      values: Object.fromEntries(translated.map((one, index) => [one, index % 10])),
    })),
    constant<Place>({
      schema: { type: 'string', enum: ['x', 'y'] },
      values: Object.fromEntries(texts.map((one) => [one, 'y'])),
    }),
  );
}

function placeFor(name: string, property: JsonObject): Arbitrary<Place> {
  const { renderType } = property;
  if (typeof renderType === 'string' && renderType.endsWith('-url')) {
    const address = { type: 'string', format: 'uri', renderType };
    const list = maybe(constantFrom(1, 4)).map((maxItems): Place => ({
      schema: withoutAbsent({ type: 'array', items: address, maxItems, renderType }),
    }));
    return oneof(constant<Place>({ schema: address }), list);
  }
  const choices = choicesOf(property);
  if (choices.length > 0) return oneof(aChoice(choices), aNumber);
  if (property['type'] === 'boolean') {
    return oneof(
      constant<Place>({ schema: { type: 'boolean', default: true } }),
      constant<Place>({ schema: { type: 'string', enum: ['on', 'off'] }, values: { true: 'on', false: 'off' } }),
      constant<Place>({ schema: { type: 'string' }, values: { true: 'on', false: 'off' } }),
    );
  }
  if (property['type'] === 'number' || property['type'] === 'integer') return aNumber;
  return maybe(constantFrom(100, 100_000)).map((maxLength): Place => ({
    schema: withoutAbsent({ type: 'string', maxLength, title: name }),
  }));
}

/** An engine for some parameters of a model, all required ones among them, and for some measures. */
function anEngine(base: ModelDefinition): Arbitrary<{ places: Record<string, Place>; required: string[] }> {
  const properties = propertiesOf(base);
  const demanded = requestSchemaOf(base)['required'] as string[];
  return record({
    names: subarray(Object.keys(properties)),
    measured: subarray(measures.filter((name) => base.mediaType === 'video' || !/^\$(sec|fra|fps)/.test(name))),
  }).chain(({ names, measured }) => {
    const mapped = [...new Set([...demanded, ...names])];
    const places = Object.fromEntries([
      ...mapped.map((name) => [name, placeFor(name, properties[name] ?? {})] as const),
      ...measured.map((name) => [name, name === '$seed' ? aSeed : aNumber] as const),
    ]);
    // Some files need others.
    const optional = mapped.filter((name) => demanded.includes(name) || properties[name]?.['renderType'] === undefined);
    return record({ places: record(places), required: subarray(optional) });
  });
}

const pathOf = (name: string) => `at_${name.replace('$', 'measured_')}`;

/** A model of this service bound to an engine. */
interface Bound {
  model: EngineModel;
  definition: EngineModelDefinition;
  /** What the engine accepts, as an object with its places. */
  input: JsonObject;
  /** What the engine gets at its places. */
  send: (job: EngineJob) => JsonObject;
}

function mapOf(places: Record<string, Place>, toOf = pathOf): ParameterMap {
  const entries = Object.entries(places).map(([name, { values }]): [string, Target] => [
    name,
    values === undefined ? toOf(name) : { to: toOf(name), values },
  ]);
  return Object.fromEntries(entries);
}

/** A model of a provider whose properties are the places. */
function bindToProvider(base: ModelDefinition, places: Record<string, Place>, required: string[]): Bound {
  const properties = Object.fromEntries(Object.entries(places).map(([name, { schema }]) => [pathOf(name), schema]));
  // Providers fill in their defaults.
  const isRequired = (name: string) => places[name]?.schema['default'] === undefined;
  const input = { type: 'object', properties, required: required.filter(isRequired).map(pathOf) };
  const settings: ModelSettings = modelSettingsSchema.parse({ engine: 'provider', map: mapOf(places) });
  const read = readInputSchema(input, input, { title: 'Model', settings, isDropped: () => false });
  const provider = { name: 'Provider', model: 'm', title: 'Model', description: '', mediaType: base.mediaType };
  const model = modelOfInput(base.id, settings, provider, read);
  const engine = { name: 'provider', title: 'Provider', kind: 'fal', isPaid: true };
  const plan = readRequestPlan(model.plan);
  const send = (job: EngineJob) => {
    const files = placedInputs(plan, job).map(({ to, isList, inputs }) => [
      to,
      isList ? inputs.map(({ kind }) => address(kind)) : address(inputs[0]?.kind ?? ''),
    ]);
    return { ...placeParameters(plan, job), ...(Object.fromEntries(files) as JsonObject) };
  };
  return { model, input, definition: describeModel(engine, model, settings).definition, send };
}

const addressOfPlace = (name: string) => `${name.replace('$', 'measured_')}.value`;

const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);

/** The literal of a workflow that is a place. */
function literalOf(name: string, { schema }: Place): FoundInput {
  const [node, input] = [name.replace('$', 'measured_'), 'value'];
  const { type, enum: choices, minimum, maximum, multipleOf, renderType, default: fallback } = schema;
  const media = typeof renderType === 'string' ? mediaKindSchema.parse(renderType.replace('-url', '')) : null;
  const plain = type === 'string' ? 'text' : (type as 'number' | 'integer' | 'boolean');
  const [choice] = choicesOf(schema);
  const least = { text: '', number: numberOrNull(minimum) ?? 64, integer: numberOrNull(minimum) ?? 64, boolean: true }[
    plain
  ];
  return {
    node,
    nodeTitle: name,
    hasOwnTitle: false,
    classType: 'Place',
    isUsed: true,
    input,
    kind: media === null ? (name === '$seed' ? 'seed' : plain) : 'media',
    media,
    choices: Array.isArray(choices) ? (choices as string[]) : null,
    minimum: numberOrNull(minimum),
    maximum: numberOrNull(maximum),
    step: numberOrNull(multipleOf),
    isMultiline: false,
    isRequired: false,
    default: media === null ? (((fallback ?? choice) as Scalar | undefined) ?? least) : address(media),
    help: null,
    role: null,
    suggestion: { show: true, basic: false, title: name, name },
  };
}

/** A workflow whose literals are the places. Its inputs have no lists, and their steps are a help for people only. */
function bindToWorkflow(base: ModelDefinition, given: Record<string, Place>): Bound {
  const places = Object.fromEntries(
    Object.entries(given).map(([name, place]) => {
      const { multipleOf: _step, maxLength: _length, ...schema } = place.schema;
      return [name, schema['type'] === 'array' ? { schema: schema['items'] as JsonObject } : { ...place, schema }];
    }),
  );
  const literals = Object.entries(places).map(([name, place]) => literalOf(name, place));
  const workflow = Object.fromEntries(
    literals.map(({ node, input, default: value }) => [node, { class_type: 'Place', inputs: { [input]: value } }]),
  );
  const settings: ModelSettings = modelSettingsSchema.parse({ engine: 'atelier', map: mapOf(places, addressOfPlace) });
  const { targets, fields, measures: taken } = bindParameters(literals, settings);
  const plan = { workflow, targets, outputs: [] };
  const model: EngineModel = {
    id: base.id,
    title: 'Workflow',
    summary: '',
    description: '',
    mediaType: base.mediaType,
    inputs: [],
    measures: taken,
    requestSchema: buildSchema('Workflow', fields),
    plan,
    unavailable: null,
  };
  const engine = { name: 'atelier', title: 'Atelier', kind: 'comfyui', isPaid: false };
  const send = ({ parameters, inputs, seed }: EngineJob) => {
    const media = Object.entries(inputs).map(([name, files]) => [name, files.map(({ kind }) => address(kind))]);
    const filled = fillWorkflow(plan, parameters, {
      seed,
      media: Object.fromEntries(media) as Record<string, string[]>,
    });
    return Object.fromEntries(literals.map(({ node, input }) => [`at_${node}`, filled[node]?.inputs[input]]));
  };
  const properties = Object.fromEntries(Object.entries(places).map(([name, { schema }]) => [pathOf(name), schema]));
  const input = { type: 'object', properties };
  return { model, input, definition: describeModel(engine, model, settings).definition, send };
}

const address = (kind: string) => `https://example.com/a.${kind === 'image' ? 'png' : 'mp4'}`;

function choicesOf(property: JsonObject): unknown[] {
  const alternatives = (property['anyOf'] as JsonObject[] | undefined) ?? [];
  return [property, ...alternatives].flatMap((one) => (one['enum'] as unknown[] | undefined) ?? []);
}

/** The least that a request must have. */
function leastBody(definition: EngineModelDefinition): JsonObject {
  const properties = propertiesOf(definition);
  const names = definition.requestSchema['required'] as string[];
  return Object.fromEntries(
    names.map((name) => {
      const { renderType, type, minimum } = properties[name] ?? {};
      if (typeof renderType === 'string' && renderType.endsWith('-url')) {
        const one = address(renderType.replace('-url', ''));
        return [name, type === 'array' ? [one] : one];
      }
      const [choice] = choicesOf(properties[name] ?? {});
      if (choice !== undefined) return [name, choice];
      if (type === 'boolean') return [name, true];
      return [name, type === 'integer' || type === 'number' ? (minimum ?? 64) : 'a red fox, 6 seconds'];
    }),
  );
}

/** Each request that differs from the least in one choice. */
function bodiesWithChoices(definition: EngineModelDefinition): JsonObject[] {
  const least = leastBody(definition);
  return Object.entries(propertiesOf(definition)).flatMap(([name, property]) => {
    const listed = choicesOf(property);
    const choices = property['type'] === 'boolean' && listed.length === 0 ? [true, false] : listed;
    const bodies = choices.map((choice): JsonObject => ({ ...least, [name]: choice }));
    // Some choices need a file.
    return bodies.filter((body) => conflictsIn(conflictsOf(definition), body).length === 0);
  });
}

/** The request that the engine gets. */
function sentFor(base: ModelDefinition, { definition, model, send }: Bound, body: JsonObject): JsonObject {
  const { binding } = definition;
  if (binding == null) throw new Error('not bound');
  const { complete } = checkParameters(definition, body);
  const parameters = readBoundParameters({ base, definition }, complete);
  const output = requestedOutput(base, { parameters, first: { width: 640, height: 480 } });
  const media = mediaFieldsOf(definition).map(({ name, kind }): [string, EngineInput[]] => [
    name,
    [parameters[name] ?? []].flat().map(() => ({ path: 'a', kind, contentType: 'image/png' })),
  ]);
  const seed = 2 ** 31 - 1;
  const job = {
    key: 'key',
    model,
    parameters: { ...parameters, ...computeMeasures(binding, output, seed) },
    inputs: Object.fromEntries(media.filter(([, inputs]) => inputs.length > 0)),
    seed,
  };
  return send(job);
}

/** Whether parameters that are fine each ask together for more than the engine can generate. */
function isBeyondEngine(definition: EngineModelDefinition, body: JsonObject): boolean {
  return beyondEngineIssue(definition, withDefaults(definition.requestSchema, body)).length > 0;
}

const every = [...models, ...hostedModels].map((base) => [base.id, base] as const);

/** That an engine accepts what a form offers, whatever the engine takes. */
function checkAll(base: ModelDefinition, bind: (places: Record<string, Place>, required: string[]) => Bound): void {
  const accepted = property(anEngine(base), ({ places, required }) => {
    const bound = bind(places, required);
    const { definition, input } = bound;
    pre(definition.engine.unavailable === null);
    expect(() => checkParameters(definition, { ...leastBody(definition), $width: 64 })).toThrow(/width: unknown field/);
    for (const body of [leastBody(definition), ...bodiesWithChoices(definition)]) {
      if (isBeyondEngine(definition, body)) continue;
      expect(schemaIssues(input, sentFor(base, bound, body))).toEqual([]);
    }
  });
  assert(accepted, { numRuns: 15, seed: 12 });
}

describe('every binding', () => {
  it.each(every)('of %s to a provider sends what it accepts', (_, base) => {
    expect(() => checkAll(base, (places, required) => bindToProvider(base, places, required))).not.toThrow();
  });

  it.each(every)('of %s to a workflow fills in what it accepts', (_, base) => {
    expect(() => checkAll(base, (places) => bindToWorkflow(base, places))).not.toThrow();
  });
});
