import { readFile, stat } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { EaselError, isEaselError } from '../../../../contract/error.ts';
import type { MediaKind } from '../../../../contract/media-kind.ts';
import type { JsonObject } from '../../../../contract/model.ts';
import type { EngineModel } from '../../engine.ts';
import type { ModelSettings } from '../../engine-settings.ts';
import { bindParameters } from './bind-parameters.ts';
import { buildSchema } from './build-schema.ts';
import { chooseFields, type ChosenField } from './choose-fields.ts';
import { findInputs } from './find-inputs.ts';
import { findOutputs } from './find-outputs.ts';
import { listOf, missingClasses, missingValue, secretLiteral, wrongFieldSettings } from './find-problems.ts';
import { addressOf } from './find-roles.ts';
import type { FoundInput } from './literal-input.ts';
import { titleFromName } from './name-inputs.ts';
import { readNodeInfos } from './node-info.ts';
import { isScalar, type ComfyPlan, type PlanTarget, type Workflow } from './plan.ts';
import { mostFileBytes, readWorkflow, type WorkflowFile } from './read-workflow.ts';

/** What models are made from. */
export interface DiscoverOptions {
  /** The engine's name, for messages. */
  name: string;
  models: Record<string, ModelSettings>;
  /** The folder that the paths of workflows start from. */
  folder: string;
  /** The entry of one class of `GET /object_info`; null when the engine lacks the class. */
  readNode: (classType: string) => Promise<JsonObject | null>;
}

const mostBytes = 2 * 1024 * 1024;
const isTooLarge = (value: unknown) => Buffer.byteLength(JSON.stringify(value)) > mostBytes;

async function readFileOf(settings: ModelSettings, folder: string): Promise<WorkflowFile> {
  if (settings.workflow === undefined) {
    throw new EaselError('invalid_params', 'The settings name no workflow for this model.');
  }
  const path = resolve(folder, settings.workflow);
  const name = basename(path);
  try {
    if ((await stat(path)).size > mostFileBytes) throw new EaselError('payload_too_large', 'It is larger than 64 MB.');
    return await readWorkflow(await readFile(path));
  } catch (thrown) {
    const reason = isEaselError(thrown) ? thrown.message : 'The file is missing or cannot be opened.';
    throw new EaselError('invalid_params', `The workflow ${name} cannot be read. ${reason}`, { cause: thrown });
  }
}

function targetOf({ node, input, kind }: FoundInput): PlanTarget {
  return { node, input, kind };
}

/** A model that has a name of the service is called after its workflow. */
function nameOfFile({ workflow = '' }: ModelSettings): string {
  return basename(workflow, extname(workflow));
}

/** The workflow with the defaults of the settings in place of its literals. */
function withDefaults(workflow: Workflow, settings: ModelSettings['fields']): Workflow {
  const changed = structuredClone(workflow);
  for (const [id, { inputs }] of Object.entries(changed)) {
    for (const input of Object.keys(inputs)) {
      const value = settings?.[addressOf(id, input)]?.default;
      if (value !== undefined && isScalar(inputs[input])) inputs[input] = value;
    }
  }
  return changed;
}

const nouns: Record<'text' | MediaKind, string> = { text: 'text', image: 'images', video: 'video', audio: 'audio' };

function describe(
  id: string,
  settings: ModelSettings,
  engine: string,
  model: Pick<EngineModel, 'mediaType' | 'inputs'>,
) {
  const sources = model.inputs.map((input) => nouns[input]);
  const made = model.mediaType === 'video' ? 'Videos' : 'Images';
  const from = sources.length === 0 ? '' : ` from ${sources.join(', ').replace(/, ([^,]*)$/, ' and $1')}`;
  return {
    title: settings.title ?? titleFromName(settings.map === undefined ? id : nameOfFile(settings)),
    summary: settings.summary ?? `${made}${from}`,
    description: settings.description ?? `Runs the workflow ${basename(settings.workflow ?? id)} on ${engine}.`,
  };
}

function inputsOf(fields: readonly ChosenField[]): EngineModel['inputs'] {
  const kinds = fields.flatMap(({ inputs: [first] }) => (first.role === 'prompt' ? 'text' : (first.media ?? [])));
  return [...new Set(kinds)];
}

/** The parameters of a model with a form of its own, and what is wrong with the settings of its fields. */
function ownForm(found: FoundInput[], file: WorkflowFile, settings: ModelSettings) {
  const { fields, drawnSeeds } = chooseFields(found, file.appInputs, settings.fields ?? null);
  const targets = fields.map(({ name, inputs }) => [name, inputs.map(targetOf)] as const);
  // A name that no parameter can have: the seed is drawn, and no request sets it.
  const drawn: ComfyPlan['targets'] = drawnSeeds.length > 0 ? { $seed: drawnSeeds.map(targetOf) } : {};
  return {
    fields,
    measures: {},
    targets: { ...Object.fromEntries(targets), ...drawn },
    problem: wrongFieldSettings(settings.fields ?? {}, found, fields),
  };
}

/** The parameters of a model that the catalogue has already. */
function boundForm(found: FoundInput[], settings: ModelSettings) {
  const { targets, fields, measures, missing, misfits } = bindParameters(found, settings);
  const problem =
    missing.length === 0
      ? (misfits[0] ?? null)
      : `The workflow does not have these inputs of the settings: ${listOf(missing)}.`;
  return { fields, targets, measures, problem };
}

/** The one frame rate in a workflow; null without one, or where nodes differ. */
function frameRateOf(found: readonly FoundInput[]): number | null {
  const rates = found.flatMap(({ input, isUsed, default: value }) =>
    isUsed && /^(?:fps|frame_rate)$/.test(input) && typeof value === 'number' && value > 0 ? [value] : [],
  );
  const [first = null] = rates;
  return rates.every((rate) => rate === first) ? first : null;
}

function unreadable(id: string, settings: ModelSettings, engine: string, reason: string): EngineModel {
  const model = { mediaType: settings.mediaType ?? ('image' as const), inputs: [] };
  const texts = describe(id, settings, engine, model);
  const plan = { workflow: {}, targets: {}, outputs: [] } satisfies ComfyPlan;
  return { id, ...texts, ...model, requestSchema: buildSchema(texts.title, []), plan, unavailable: reason };
}

async function discoverModel(id: string, settings: ModelSettings, options: DiscoverOptions): Promise<EngineModel> {
  const { name: engine, folder, readNode } = options;
  const file = await readFileOf(settings, folder);
  const workflow = withDefaults(file.workflow, settings.fields);
  const infos = await readNodeInfos(
    Object.values(workflow).map((node) => node.class_type),
    readNode,
  );
  const found = findInputs(file.workflow, infos);
  const outputs = findOutputs(workflow, infos, { wanted: settings.mediaType ?? null, chosen: file.appOutputs });
  const form = settings.map === undefined ? ownForm(found, file, settings) : boundForm(found, settings);
  const secret = secretLiteral(found);
  const plan = { workflow, targets: form.targets, outputs: outputs.nodes } satisfies ComfyPlan;
  if (secret !== null) return unreadable(id, settings, engine, secret);
  if (isTooLarge(plan)) return unreadable(id, settings, engine, 'The workflow is larger than 2 MB.');
  // As it runs: with the defaults of the settings.
  const run = findInputs(workflow, infos);
  const model = {
    mediaType: outputs.mediaType,
    inputs: inputsOf(form.fields),
    measures: form.measures,
    framesPerSecond: frameRateOf(run),
  };
  const texts = describe(id, settings, engine, model);
  const requestSchema = buildSchema(texts.title, form.fields);
  if (isTooLarge(requestSchema)) {
    const reason = 'The form of the workflow is larger than 2 MB. Choose its fields in the settings.';
    return unreadable(id, settings, engine, reason);
  }
  const unavailable =
    missingClasses(workflow, infos, file.packs, engine) ??
    (outputs.isAudioOnly ? 'The workflow makes audio only, and Easel has no audio models yet.' : null) ??
    (outputs.nodes.length === 0 ? 'The workflow has no node that saves or previews an image or a video.' : null) ??
    form.problem ??
    missingValue(run, engine);
  return { id, ...texts, ...model, requestSchema, plan, unavailable };
}

/**
 * The models that the settings make from workflows, each with the form that its workflow gives. One that can't be used
 * is in the result, too, with the reason.
 *
 * @throws what `readNode` throws
 */
export async function discoverModels(options: DiscoverOptions): Promise<EngineModel[]> {
  const known = new Map<string, Promise<JsonObject | null>>();
  const readNode = (classType: string) => {
    const entry = known.get(classType) ?? options.readNode(classType);
    known.set(classType, entry);
    return entry;
  };
  const models: EngineModel[] = [];
  for (const [id, settings] of Object.entries(options.models)) {
    try {
      models.push(await discoverModel(id, settings, { ...options, readNode }));
    } catch (thrown) {
      if (!isEaselError(thrown)) throw thrown;
      models.push(unreadable(id, settings, options.name, thrown.message));
    }
  }
  return models;
}
