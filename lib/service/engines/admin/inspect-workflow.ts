import type { EngineModelAnswer, NewEngineModel, WorkflowInspection } from '../../../contract/engines.ts';
import type { Database } from '../../../database/connect.ts';
import { invalidParameters } from '../../models/check/check-parameters.ts';
import { listEngineModels } from '../../models/engine-models.ts';
import { findNamedModel } from '../../models/registry.ts';
import { findInputs } from '../comfyui/workflow/find-inputs.ts';
import { readNodeInfos } from '../comfyui/workflow/node-info.ts';
import { writeWorkflow } from '../comfyui/workflow/write-workflow.ts';
import type { EnginesConfiguration, EnginesSource } from '../settings/read-engines-file.ts';
import { givenFields } from './complete-fields.ts';
import { examineWorkflow, type AskedSettings, type ExaminedWorkflow } from './examine-workflow.ts';
import { findOwnModel } from './find-own-model.ts';
import { readConfiguration } from './read-configuration.ts';
import { readSource, type SourceWorkflow, type WorkflowSource } from './read-source.ts';
import { withComfyUi } from './with-comfy-ui.ts';

/** What requests about the engines of the settings need. */
export interface AdminTools {
  database: Database;
  /** Where the settings of engines are. */
  engines: EnginesSource;
  /** Folder for files on their way. */
  workFolder: string;
}

/** A request about a workflow. */
export interface WorkflowRequest {
  engine: string;
  source: WorkflowSource;
  /** How the model is to be; null for what the workflow suggests. */
  settings: NewEngineModel | null;
  signal: AbortSignal;
}

const longestId = 48;

/** An id of lower-case letters and hyphens that no model has. */
function freeId(title: string, isTaken: (id: string) => boolean): string {
  const slug = title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestId)
    .replaceAll(/^-+|-+$/g, '');
  const wanted = slug === '' ? 'workflow' : slug;
  let id = wanted;
  for (let number = 2; isTaken(id); number += 1) id = `${wanted}-${number}`;
  return id;
}

/** The id and the title that a new model of a workflow could have. */
export async function suggestNames(
  database: Database,
  { models }: EnginesConfiguration,
  { title }: SourceWorkflow,
): Promise<{ id: string; title: string }> {
  const offered = new Set((await listEngineModels(database)).map((model) => model.id));
  const isTaken = (id: string) => findNamedModel(id) !== null || Object.hasOwn(models, id) || offered.has(id);
  return { id: freeId(title, isTaken), title: title === '' ? 'Workflow' : title };
}

function inspectionOf(
  source: SourceWorkflow,
  { inputs, missing, model }: ExaminedWorkflow,
  suggested: WorkflowInspection['suggested'],
): WorkflowInspection {
  return {
    workflow: writeWorkflow(source.file),
    inputs,
    node_count: Object.keys(source.file.workflow).length,
    missing,
    media_type: model.mediaType,
    suggested,
    json_request_schema: model.requestSchema,
  };
}

/**
 * Says what a workflow becomes on an engine.
 *
 * @throws EaselError `invalid_params` for something without a workflow, and for fields that the workflow does not
 *   have; `resource_not_found`, `unavailable`
 */
export async function inspectWorkflow(tools: AdminTools, request: WorkflowRequest): Promise<WorkflowInspection> {
  const { configuration } = await readConfiguration(tools.engines);
  return withComfyUi(configuration, request.engine, request.signal, async (engine) => {
    const source = await readSource(engine, configuration, request.source);
    const suggested = await suggestNames(tools.database, configuration, source);
    // A name of a model of this service would give the form of that model.
    const asked: AskedSettings = { title: suggested.title, fields: {}, ...request.settings, id: suggested.id };
    const examined = await examineWorkflow(engine, source, asked, tools.workFolder);
    if (examined.issues.length > 0) throw invalidParameters(examined.issues);
    return inspectionOf(source, examined, suggested);
  });
}

/**
 * A model that was added to an engine, for changing it.
 *
 * @throws EaselError `resource_not_found`, `unavailable`; `conflict` for a model that the settings bind by a map
 */
export async function readModel(
  tools: AdminTools,
  request: { engine: string; id: string; signal: AbortSignal },
): Promise<EngineModelAnswer> {
  const { engine: name, id, signal } = request;
  const { configuration } = await readConfiguration(tools.engines);
  return withComfyUi(configuration, name, signal, async (engine) => {
    const { title, summary, description, mediaType, fields } = findOwnModel(configuration, name, id);
    const source = await readSource(engine, configuration, { kind: 'model', id });
    const classes = Object.values(source.file.workflow).map((node) => node.class_type);
    const found = findInputs(source.file.workflow, await readNodeInfos(classes, engine.readNode));
    const settings: NewEngineModel = {
      id,
      ...(title === undefined ? {} : { title }),
      ...(summary === undefined ? {} : { summary }),
      ...(description === undefined ? {} : { description }),
      ...(mediaType === undefined ? {} : { media_type: mediaType }),
      fields: givenFields(found, source.file.appInputs, fields),
    };
    const examined = await examineWorkflow(engine, source, { title: source.title, ...settings }, tools.workFolder);
    return { settings, inspection: inspectionOf(source, examined, { id, title: source.title }) };
  });
}
