import { FFmpegError } from 'node-av/lib';
import { EaselError } from '../../contract/error.ts';
import { fieldError } from '../input.ts';

/**
 * Turns an error of the given file into one of the request, at its field. FFmpeg's errors for damaged data are
 * converted too; all others are returned unchanged.
 */
export function inputError(error: unknown, name: string): unknown {
  if (error instanceof EaselError && error.code === 'unsupported_media_type') {
    return fieldError(name, error.message, error);
  }
  if (error instanceof FFmpegError && error.isInvalidData) return fieldError(name, 'The file is damaged.', error);
  return error;
}
