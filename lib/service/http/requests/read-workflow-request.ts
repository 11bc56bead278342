import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { newEngineModelSchema, type NewEngineModel } from '../../../contract/engines.ts';
import { EaselError } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { mostFileBytes } from '../../engines/comfyui/workflow/read-workflow.ts';
import type { WorkflowSource } from '../../engines/admin/read-source.ts';
import { invalidParameters } from '../../models/check/check-parameters.ts';
import type { HttpDependencies } from '../dependencies.ts';
import type { HttpEnvironment } from '../environment.ts';
import { checkBody } from './check-body.ts';
import { receiveForm, type ReceivedForm } from './receive-form.ts';

const mostSettingsBytes = 1_000_000;

/** A form about a workflow, checked. */
export interface WorkflowForm {
  /** Null when the form names none. */
  source: WorkflowSource | null;
  settings: NewEngineModel | null;
  parameters: JsonObject;
}

function parseField(fields: ReceivedForm['fields'], name: string): JsonObject | null {
  const text = fields[name];
  if (text === undefined || text === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
  } catch {
    // Refused below, like JSON of another kind.
  }
  throw invalidParameters([{ pointer: `/${name}`, message: 'must be a JSON object' }]);
}

function sourceOf({ file, fields }: ReceivedForm, path: string): WorkflowSource | null {
  const { run = '', model = '' } = fields;
  const given = [file !== null, run !== '', model !== ''].filter(Boolean);
  if (given.length > 1) {
    throw new EaselError('invalid_params', 'Send one of file, run and model, not several.');
  }
  if (file !== null) return { kind: 'file', path, name: file.name };
  if (run !== '') return { kind: 'run', id: run };
  return model === '' ? null : { kind: 'model', id: model };
}

/**
 * Receives a form about a workflow: `file`, `run` or `model`, and `settings` and `parameters` as JSON. The file exists
 * until the work is done.
 *
 * @throws EaselError `invalid_params` with issues; `unsupported_media_type`, `payload_too_large`, `unavailable`
 */
export async function withWorkflowForm<Result>(
  context: Context<HttpEnvironment>,
  options: Pick<HttpDependencies, 'workFolder' | 'bodyLimitBytes'> & {
    /** Whether it has parameters, which can contain media. */
    hasParameters: boolean;
  },
  work: (form: WorkflowForm) => Promise<Result>,
): Promise<Result> {
  const { workFolder, bodyLimitBytes, hasParameters } = options;
  const localPath = join(workFolder, `upload-${randomUUID()}`);
  try {
    const form = await receiveForm(context, {
      localPath,
      limitBytes: mostFileBytes,
      fieldNames: ['run', 'model', 'settings', ...(hasParameters ? ['parameters'] : [])],
      fieldLimitBytes: hasParameters ? bodyLimitBytes : mostSettingsBytes,
      isCounted: true,
    });
    const settings = parseField(form.fields, 'settings');
    return await work({
      source: sourceOf(form, localPath),
      settings: settings === null ? null : checkBody(newEngineModelSchema, settings, 'a model'),
      parameters: parseField(form.fields, 'parameters') ?? {},
    });
  } finally {
    await rm(localPath, { force: true });
  }
}

/** The workflow of a form. @throws EaselError `invalid_params` without one */
export function requireSource({ source }: WorkflowForm): WorkflowSource {
  if (source !== null) return source;
  const message = 'Send a workflow: a part named file, or the id of a run in a field named run.';
  throw new EaselError('invalid_params', message, { fields: [{ pointer: '/file', message }] });
}
