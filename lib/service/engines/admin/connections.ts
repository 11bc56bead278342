import { basename } from 'node:path';
import type { NewConnection } from '../../../contract/engines.ts';
import { EaselError } from '../../../contract/error.ts';
import { sendEngineCheck } from '../../events/notice.ts';
import { invalidParameters } from '../../models/check/check-parameters.ts';
import { enginesFileSchema, type EngineSettings } from '../engine-settings.ts';
import { parseJsonFile } from '../settings/parse-json-file.ts';
import {
  comfyUiName,
  plainAddress,
  readEnginesText,
  type EnginesConfiguration,
  type EnginesSource,
} from '../settings/read-engines-file.ts';
import { updateEnginesFile } from '../settings/write-engines-file.ts';
import type { AdminTools } from './inspect-workflow.ts';
import { readConfiguration, withSettingsErrors } from './read-configuration.ts';
import { unknownEngine } from './with-comfy-ui.ts';
import { removeWorkflow } from './workflow-files.ts';

type Tools = Pick<AdminTools, 'database' | 'engines'>;

/** The first of a name and its numbered ones that is free. */
function firstFree(taken: readonly string[], nameOf: (number: number) => string): string {
  let number = 1;
  while (taken.includes(nameOf(number))) number += 1;
  return nameOf(number);
}

/**
 * Connects a ComfyUI server: writes its entry into the settings file, and asks the workers to look. Whether it answers is
 * seen in its state.
 *
 * @returns the name of the engine
 * @throws EaselError `invalid_params` at `/url` for an address that is connected already; `conflict` when the settings
 *   have errors, were changed meanwhile or can't be written
 */
export async function addConnection(tools: Tools, { url }: NewConnection): Promise<string> {
  const { configuration, hash } = await readConfiguration(tools.engines);
  const address = plainAddress(url);
  const others = Object.entries(configuration.engines);
  const same = others.find(([, other]) => other.url !== undefined && plainAddress(other.url) === address);
  if (same !== undefined) {
    const [id, { title = id }] = same;
    throw invalidParameters([{ pointer: '/url', message: `is connected already, as ${title}` }]);
  }
  // Not `comfyui`: an administrator may set COMFYUI_URL later, which makes the engine of that name.
  const name = firstFree(Object.keys(configuration.engines), (number) => `comfyui-${number}`);
  const titles = others.map(([id, { title = id }]) => title);
  const title = firstFree(titles, (number) => (number === 1 ? 'ComfyUI' : `ComfyUI ${number}`));
  const edits = [{ path: ['engines', name], value: { kind: 'comfyui', title, url: address } }];
  await withSettingsErrors(() => updateEnginesFile(tools.engines, { hash, edits }));
  await sendEngineCheck(tools.database, name);
  return name;
}

/** Whether an entry is as `addConnection` writes it: anything more is somebody's own work. */
function isPlainConnection({ kind, key, headers, concurrency, maxPerDay, paid }: EngineSettings): boolean {
  const hasMore = [key, maxPerDay, paid].some((value) => value !== undefined);
  return kind === 'comfyui' && !hasMore && Object.keys(headers).length === 0 && concurrency === 1;
}

/**
 * The engines that `removeConnection` removes: not the one of COMFYUI_URL, which would come back without its models. None
 * while the settings have errors.
 */
export async function listConnections(source: EnginesSource): Promise<readonly string[]> {
  try {
    const { text } = await readEnginesText(source.path);
    const file = enginesFileSchema.parse(parseJsonFile(text ?? '{}', basename(source.path)).value);
    const isOfEnvironment = (name: string) => name === comfyUiName && source.comfyUiUrl !== null;
    return Object.entries(file.engines).flatMap(([name, settings]) =>
      isPlainConnection(settings) && !isOfEnvironment(name) ? [name] : [],
    );
  } catch {
    return [];
  }
}

const modelsOf = ({ models }: EnginesConfiguration, engine: string) =>
  Object.entries(models).filter(([, model]) => model.engine === engine);

/**
 * Removes a connection from the settings file, with the models of its engine and their workflows.
 *
 * @throws EaselError `resource_not_found`; `conflict` for an entry with settings that the studio doesn't write, and as
 *   `addConnection`
 */
export async function removeConnection(tools: Tools, name: string): Promise<void> {
  const { configuration, hash } = await readConfiguration(tools.engines);
  if (!Object.hasOwn(configuration.engines, name)) throw unknownEngine(name);
  if (!(await listConnections(tools.engines)).includes(name)) {
    const file = basename(tools.engines.path);
    const message = `${name} was not connected in the studio alone. Remove it from ${file} or from the environment of the service.`;
    throw new EaselError('conflict', message);
  }
  const models = modelsOf(configuration, name);
  const edits = [...models.map(([id]) => ['models', id]), ['engines', name]].map((path) => ({
    path,
    value: undefined,
  }));
  const written = await withSettingsErrors(() => updateEnginesFile(tools.engines, { hash, edits }));
  const workflows = models.flatMap(([, { workflow }]) => workflow ?? []);
  await Promise.all(workflows.map((workflow) => removeWorkflow(written.configuration, workflow)));
  await sendEngineCheck(tools.database, name);
}
