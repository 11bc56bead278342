import { isEaselError } from '../../contract/error.ts';
import { isDiskFull } from '../../storage/is-disk-full.ts';
import { diskFullWords } from '../disk-full-words.ts';

/** Why something could not be done with a file, for people; and whether the file itself is to blame, so that trying again is idle. */
export function explainFailure(thrown: unknown): { message: string; isFileAtFault: boolean } {
  if (isDiskFull(thrown)) return { message: diskFullWords, isFileAtFault: false };
  if (!isEaselError(thrown)) return { message: 'Something went wrong on the studio’s side.', isFileAtFault: false };
  return { message: thrown.message, isFileAtFault: thrown.code === 'unsupported_media_type' };
}
