import { EaselError } from '../contract/error.ts';
import { storableText } from './storable-text.ts';

/** An error of a whole dataset, with a sentence for its author. */
export function datasetError(message: string, cause?: unknown): EaselError {
  return new EaselError('invalid_params', storableText(message), { cause });
}
