import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NewEngineModel, WorkflowInput } from '../../../contract/engines.ts';
import type { FieldIssue } from '../../../contract/error.ts';
import { chooseFields } from '../comfyui/workflow/choose-fields.ts';
import { discoverModels } from '../comfyui/workflow/discover-models.ts';
import { findInputs } from '../comfyui/workflow/find-inputs.ts';
import { missingClasses, missingValue } from '../comfyui/workflow/find-problems.ts';
import { addressOf } from '../comfyui/workflow/find-roles.ts';
import type { FoundInput } from '../comfyui/workflow/literal-input.ts';
import { readNodeInfos } from '../comfyui/workflow/node-info.ts';
import type { EngineModel } from '../engine.ts';
import type { ModelSettings } from '../engine-settings.ts';
import { checkFields } from './check-fields.ts';
import { completeFields } from './complete-fields.ts';
import type { SourceWorkflow } from './read-source.ts';
import type { ComfyUi } from './with-comfy-ui.ts';

/** What a workflow becomes on an engine with the settings of a request. */
export interface ExaminedWorkflow {
  found: FoundInput[];
  inputs: WorkflowInput[];
  /** Why it can't run, as sentences. */
  missing: string[];
  /** What is wrong with the fields of the settings. */
  issues: FieldIssue[];
  /** Its entry in the settings file, without the file of the workflow. */
  settings: ModelSettings;
  /** The model as the engine would discover it with these settings. */
  model: EngineModel;
}

/** What of a request's settings decides about the model. */
export type AskedSettings = Partial<NewEngineModel> & Pick<NewEngineModel, 'id' | 'fields'>;

function inputOf(one: FoundInput, isShown: boolean): WorkflowInput {
  const { node, nodeTitle, classType, input, media, role, minimum, maximum, choices, help } = one;
  const kind = one.kind === 'seed' ? 'integer' : one.kind;
  return {
    address: addressOf(node, input),
    node: nodeTitle === classType ? classType : `${nodeTitle} (${classType})`,
    input,
    kind: choices === null ? kind : 'choice',
    media,
    role,
    value: one.default,
    minimum,
    maximum,
    choices,
    help,
    suggestion: { ...one.suggestion, show: isShown, basic: isShown && one.suggestion.basic },
  };
}

/** The inputs in the order of a form: those that it shows by itself first. */
function inputsOf(found: readonly FoundInput[], { file }: SourceWorkflow): WorkflowInput[] {
  const shown = new Set(chooseFields(found, file.appInputs, null).fields.flatMap(({ inputs }) => inputs));
  return [
    ...[...shown].map((one) => inputOf(one, true)),
    ...found.filter((one) => !shown.has(one)).map((one) => inputOf(one, false)),
  ];
}

/** The model of a workflow, discovered as the workers would from the file that is to be written. */
async function discover(engine: ComfyUi, source: SourceWorkflow, id: string, settings: ModelSettings, folder: string) {
  const place = join(folder, `workflow-${randomUUID()}`);
  await mkdir(place);
  try {
    const name = 'workflow.json';
    await writeFile(join(place, name), JSON.stringify(source.file.workflow), { mode: 0o600 });
    const models = { [id]: { ...settings, workflow: name } };
    const [model] = await discoverModels({ name: engine.name, models, folder: place, readNode: engine.readNode });
    if (model === undefined) throw new Error('a model was not discovered');
    return { ...model, description: settings.description ?? `Runs a workflow on ${engine.name}.` };
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/**
 * Asks the engine about the nodes of a workflow, and makes a model of it.
 *
 * @param folder for files on their way
 * @throws EngineError `away`
 */
export async function examineWorkflow(
  engine: ComfyUi,
  source: SourceWorkflow,
  asked: AskedSettings,
  folder: string,
): Promise<ExaminedWorkflow> {
  const { workflow, appInputs, packs } = source.file;
  const classes = Object.values(workflow).map((node) => node.class_type);
  const infos = await readNodeInfos(classes, engine.readNode);
  const found = findInputs(workflow, infos);
  const fields = completeFields(found, appInputs, asked.fields);
  const settings: ModelSettings = {
    engine: engine.id,
    ...(asked.title === undefined ? {} : { title: asked.title }),
    ...(asked.summary === undefined ? {} : { summary: asked.summary }),
    ...(asked.description === undefined ? {} : { description: asked.description }),
    ...(asked.media_type === undefined ? {} : { mediaType: asked.media_type }),
    ...(fields === undefined ? {} : { fields }),
  };
  const model = await discover(engine, source, asked.id, settings, folder);
  const lacking = missingClasses(workflow, infos, packs, engine.name);
  // Files are looked for after nodes; both are named at once.
  const files = lacking === null ? null : missingValue(found, engine.name);
  const reasons = model.unavailable === null ? [] : [lacking, model.unavailable, files];
  return {
    found,
    inputs: inputsOf(found, source),
    missing: [...new Set(reasons.filter((reason) => reason !== null))],
    issues: checkFields(found, asked.fields, fields),
    settings,
    model,
  };
}
