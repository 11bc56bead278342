import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EaselError } from '../../../contract/error.ts';
import type { EngineModelState, NewEngineModel } from '../../../contract/engines.ts';
import { sendEngineCheck } from '../../events/notice.ts';
import { invalidParameters } from '../../models/check/check-parameters.ts';
import { secretLiteral } from '../comfyui/workflow/find-problems.ts';
import type { ModelSettings } from '../engine-settings.ts';
import { updateEnginesFile } from '../settings/write-engines-file.ts';
import { checkFreeId } from './check-free-id.ts';
import { examineWorkflow, type ExaminedWorkflow } from './examine-workflow.ts';
import { findOwnModel } from './find-own-model.ts';
import type { AdminTools, WorkflowRequest } from './inspect-workflow.ts';
import { readConfiguration, withSettingsErrors } from './read-configuration.ts';
import { readSource } from './read-source.ts';
import { withComfyUi } from './with-comfy-ui.ts';
import { removeWorkflow, storeWorkflow } from './workflow-files.ts';

/** @throws EaselError `invalid_params` for what must not be saved */
function checkExamined({ issues, found }: ExaminedWorkflow): void {
  if (issues.length > 0) throw invalidParameters(issues);
  const secret = secretLiteral(found);
  if (secret === null) return;
  throw new EaselError('invalid_params', secret, { fields: [{ pointer: '/file', message: secret }] });
}

/**
 * Adds a model to an engine, or changes one: writes its workflow beside the settings file and its entry into it, and
 * asks the workers to look.
 *
 * @throws EaselError `invalid_params` for the workflow or its fields; `conflict` for an id that another model has, and
 *   when the settings were changed meanwhile; `resource_not_found`, `unavailable`
 */
export async function saveModel(
  tools: AdminTools,
  request: WorkflowRequest & { settings: NewEngineModel },
): Promise<EngineModelState> {
  const { engine: name, settings: asked } = request;
  const { configuration, hash } = await readConfiguration(tools.engines);
  return withComfyUi(configuration, name, request.signal, async (engine) => {
    await checkFreeId(tools.database, configuration, { engine: name, id: asked.id });
    const former = Object.hasOwn(configuration.models, asked.id) ? findOwnModel(configuration, name, asked.id) : null;
    const source = await readSource(engine, configuration, request.source);
    const examined = await examineWorkflow(engine, source, asked, tools.workFolder);
    checkExamined(examined);
    const isUnchanged =
      request.source.kind === 'model' && request.source.id === asked.id && source.file.appInputs === null;
    const workflow =
      isUnchanged && former?.workflow !== undefined
        ? { path: former.workflow, isNew: false }
        : await storeWorkflow(configuration.folder, asked.id, source.file.workflow);
    const value: ModelSettings = {
      ...examined.settings,
      workflow: workflow.path,
      ...(former?.price === undefined ? {} : { price: former.price }),
      ...(former?.modes === undefined ? {} : { modes: former.modes }),
    };
    const change = { hash, edits: [{ path: ['models', asked.id], value: withoutDefaults(value) }] };
    const written = await withSettingsErrors(() => updateEnginesFile(tools.engines, change)).catch(
      async (error: unknown) => {
        if (workflow.isNew) await rm(join(configuration.folder, workflow.path), { force: true });
        throw error;
      },
    );
    if (former?.workflow !== undefined) await removeWorkflow(written.configuration, former.workflow);
    await sendEngineCheck(tools.database, name);
    const { id, title, mediaType, unavailable } = examined.model;
    // An id of this service was refused above.
    return { id, title, media_type: mediaType, unavailable, is_bound: false };
  });
}

/** The entry as a person would write it: fields are shown unless it says otherwise. */
function withoutDefaults({ fields, ...entry }: ModelSettings): object {
  if (fields === undefined) return entry;
  const written = Object.entries(fields).map(([address, { show, ...field }]) => [
    address,
    show ? field : { show, ...field },
  ]);
  return { ...entry, fields: Object.fromEntries(written) as object };
}

/**
 * Removes a model of the settings from an engine, with its workflow when no other model needs it.
 *
 * @throws EaselError `resource_not_found`; `conflict` when the settings were changed meanwhile
 */
export async function removeModel(
  tools: Pick<AdminTools, 'database' | 'engines'>,
  { engine, id }: { engine: string; id: string },
): Promise<void> {
  const { configuration, hash } = await readConfiguration(tools.engines);
  const settings = Object.hasOwn(configuration.models, id) ? configuration.models[id] : undefined;
  if (settings?.engine !== engine) {
    throw new EaselError('resource_not_found', `The settings of ${engine} have no model ${id.slice(0, 120)}.`);
  }
  const change = { hash, edits: [{ path: ['models', id], value: undefined }] };
  const written = await withSettingsErrors(() => updateEnginesFile(tools.engines, change));
  if (settings.workflow !== undefined) await removeWorkflow(written.configuration, settings.workflow);
  await sendEngineCheck(tools.database, engine);
}
