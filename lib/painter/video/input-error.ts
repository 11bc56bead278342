import { FFmpegError } from 'node-av/lib';
import { EaselError } from '../../contract/error.ts';
import { fieldError } from '../input.ts';

/**
 * Tells a fault of the given file as the request's own, at its field. FFmpeg's words for damaged data are among them;
 * everything else stays what it is.
 */
export function inputError(error: unknown, name: string): unknown {
  if (error instanceof EaselError && error.code === 'unsupported_media_type') {
    return fieldError(name, error.message, error);
  }
  if (error instanceof FFmpegError && error.isInvalidData) return fieldError(name, 'The file is damaged.', error);
  return error;
}
