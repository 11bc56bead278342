import { FFmpegError } from 'node-av/lib';
import { EaselError } from '../../../../contract/error.ts';
import type { RenderInput, RenderTask } from '../../renderer.ts';

/** The one file given under a parameter. */
export function inputOf(task: RenderTask<unknown>, name: string): RenderInput {
  const [input] = task.inputs[name] ?? [];
  if (input === undefined) throw fault(name, 'give a file here');
  return input;
}

/**
 * Tells a fault of the given file as the request's own, at its field. FFmpeg's words for damaged data are among them;
 * everything else stays what it is.
 */
export function inputFault(error: unknown, name: string): unknown {
  if (error instanceof EaselError && error.code === 'unsupported_media_type') return fault(name, error.message, error);
  if (error instanceof FFmpegError && error.isInvalidData) return fault(name, 'The file is damaged.', error);
  return error;
}

function fault(name: string, message: string, cause?: unknown): EaselError {
  return new EaselError('invalid_params', `${name}: ${message}`, { fields: [{ pointer: `/${name}`, message }], cause });
}
