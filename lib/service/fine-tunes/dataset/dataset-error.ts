import { EaselError } from '../../../contract/error.ts';
import { storableText } from './storable-text.ts';

/** What is wrong with a dataset as a whole, in a sentence for its author. */
export function datasetError(message: string, cause?: unknown): EaselError {
  return new EaselError('invalid_params', storableText(message), { cause });
}
