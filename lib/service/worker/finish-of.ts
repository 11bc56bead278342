import type { JsonObject } from '../../contract/model.ts';
import { finishFormats, type Finish, type FinishFormat } from '../../media/clean/finish.ts';
import type { ModelBinding } from '../models/model-definition.ts';

function readFormat(value: unknown): FinishFormat | null {
  const name = value === 'jpg' ? 'jpeg' : value;
  return finishFormats.find((format) => format === name) ?? null;
}

/**
 * What the service does to the results of a bound engine, as the request asks for it: what the engine itself does not
 * read.
 *
 * @param parameters checked, with defaults filled in
 * @param size the pixels that the request asks for; null when it names no size
 * @returns null when there is nothing to do
 */
export function finishOf(
  binding: ModelBinding | null,
  parameters: JsonObject,
  size: { width: number; height: number } | null,
): Finish | null {
  if (binding === null) return null;
  const finish = {
    size: binding.hasExactSize && size !== null ? { width: size.width, height: size.height } : null,
    format: binding.format === null ? null : readFormat(parameters[binding.format]),
    hasMark: binding.watermark !== null && parameters[binding.watermark] === true,
  };
  return finish.size === null && finish.format === null && !finish.hasMark ? null : finish;
}
