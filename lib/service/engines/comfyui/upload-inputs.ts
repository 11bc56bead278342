import { stat } from 'node:fs/promises';
import { EaselError } from '../../../contract/error.ts';
import { formatBytes } from '../../../contract/format-bytes.ts';
import { extensionOf } from '../../../media/extension-of.ts';
import type { EngineInput, EngineJob } from '../engine.ts';
import type { ComfyApi } from './create-comfy-api.ts';
import { joinPointer } from '../../../schema-form/json-pointer.ts';

/** The folder below the server's input folder. The server has no request that deletes files. */
const subfolder = 'easel';
/** What the form adds to a file: the limit is that of the whole request. */
const formBytes = 2000;

/**
 * Uploads the media of a generation under names that nobody else uses.
 *
 * @param name the engine's name
 * @returns the names by which loading nodes find them, by parameter
 * @throws EngineError `away`
 * @throws EaselError `invalid_params` for a file that is too large for the server
 */
export async function uploadInputs(
  api: ComfyApi,
  name: string,
  job: EngineJob,
  signal: AbortSignal,
): Promise<Record<string, string[]>> {
  const entries = Object.entries(job.inputs).filter(([, inputs]) => inputs.length > 0);
  if (entries.length === 0) return {};
  const limit = await api.readMostUploadBytes(signal);
  const media: Record<string, string[]> = {};
  for (const [parameter, inputs] of entries) {
    media[parameter] = [];
    for (const [index, input] of inputs.entries()) {
      media[parameter].push(await upload(parameter, index, input));
    }
  }
  return media;

  async function upload(parameter: string, index: number, input: EngineInput): Promise<string> {
    const { size } = await stat(input.path);
    if (size + formBytes > limit) {
      const most = formatBytes(limit, { isRounded: true });
      throw refuse(parameter, `is larger than ${most}, the most that ${name} accepts`);
    }
    const file = `${job.key}-${parameter.replaceAll(/[^\w-]/g, '_')}-${index}.${extensionOf(input.contentType)}`;
    const { path, contentType } = input;
    const stored = await api.upload({ path, contentType, name: file, subfolder }, signal);
    if (typeof stored === 'string') return stored;
    // The limit may also be that of a proxy.
    if (stored === 413) throw refuse(parameter, `is too large for ${name}`);
    throw new EaselError('upstream_error', `${name} refused the upload of ${parameter} (status ${stored}).`);
  }
}

function refuse(parameter: string, message: string): EaselError {
  return new EaselError('invalid_params', `${parameter} ${message}.`, {
    fields: [{ pointer: joinPointer('', parameter), message }],
  });
}
