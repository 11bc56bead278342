import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { EaselError, isEaselError } from '../../../contract/error.ts';
import { readRunBody } from '../comfyui/read-runs.ts';
import { titleOfRun } from '../comfyui/title-of-run.ts';
import { titleFromName } from '../comfyui/workflow/name-inputs.ts';
import { mostFileBytes, readWorkflow, type WorkflowFile } from '../comfyui/workflow/read-workflow.ts';
import type { EnginesConfiguration } from '../settings/read-engines-file.ts';
import { findOwnModel } from './find-own-model.ts';
import type { ComfyUi } from './with-comfy-ui.ts';

/** Where a workflow comes from: an upload, a run that the engine remembers, or a model that was added before. */
export type WorkflowSource =
  | { kind: 'file'; path: string; name: string }
  | { kind: 'run'; id: string }
  | { kind: 'model'; id: string };

/** A workflow, and a title for it. */
export interface SourceWorkflow {
  file: WorkflowFile;
  title: string;
}

/** As ComfyUI names what it saves. */
const savedName = /^(?:comfyui|animatediff|wanvideo)?[-_\d]*$/i;
const longestTitle = 60;

async function read(bytes: Uint8Array, pointer: string): Promise<WorkflowFile> {
  try {
    return await readWorkflow(bytes);
  } catch (thrown) {
    if (!isEaselError(thrown) || thrown.code !== 'invalid_params') throw thrown;
    const fields = [{ pointer, message: thrown.message }];
    throw new EaselError('invalid_params', thrown.message, { fields, cause: thrown });
  }
}

async function readModelFile({ folder, models }: EnginesConfiguration, id: string): Promise<Uint8Array> {
  const path = join(folder, models[id]?.workflow ?? '');
  const facts = await stat(path);
  if (facts.size > mostFileBytes) throw new EaselError('conflict', `The workflow of ${id} is larger than 64 MB.`);
  return readFile(path);
}

/**
 * Reads the workflow of a request.
 *
 * @throws EaselError `invalid_params` at `/file` or `/run` for something without a workflow, `resource_not_found` for
 *   an unknown run or model
 */
export async function readSource(
  engine: ComfyUi,
  configuration: EnginesConfiguration,
  source: WorkflowSource,
): Promise<SourceWorkflow> {
  if (source.kind === 'model') {
    const settings = findOwnModel(configuration, engine.id, source.id);
    const file = await read(await readModelFile(configuration, source.id), '');
    return { file, title: settings.title ?? titleFromName(source.id) };
  }
  if (source.kind === 'run') {
    const body = await readRunBody(engine.client, { name: engine.name, id: source.id }, engine.signal);
    const file = await read(Buffer.from(JSON.stringify(body)), '/run');
    return { file, title: titleOfRun(file.workflow).slice(0, longestTitle).trim() };
  }
  const file = await read(await readFile(source.path), '/file');
  const stem = basename(source.name, extname(source.name));
  const title = savedName.test(stem) ? titleOfRun(file.workflow) : titleFromName(stem);
  return { file, title: title.slice(0, longestTitle).trim() };
}
