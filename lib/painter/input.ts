import { EaselError } from '../contract/error.ts';
import type { RenderInput, RenderTask } from '../service/render/renderer.ts';

/** The only file given under a parameter. */
export function inputOf(task: RenderTask<unknown>, name: string): RenderInput {
  const [input] = task.inputs[name] ?? [];
  if (input === undefined) throw fieldError(name, 'Add a file.');
  return input;
}

/** The error for an input: the request is at fault, at that field. The message is a sentence. */
export function fieldError(name: string, message: string, cause?: unknown): EaselError {
  return new EaselError('invalid_params', `${name}: ${message}`, { fields: [{ pointer: `/${name}`, message }], cause });
}
