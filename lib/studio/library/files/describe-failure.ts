import { isEaselError } from '../../../contract/error.ts';
import { isDiskFull } from '../../../storage/is-disk-full.ts';

/** The message when the studio's disk is full. */
export const diskFullMessage = 'The studio’s disk is full. Free up some space, then try again.';

/** Why something could not be done with a file, as a message to show; and whether the file itself is invalid, so that retrying is useless. */
export function describeFailure(thrown: unknown): { message: string; isFileInvalid: boolean } {
  if (isDiskFull(thrown)) return { message: diskFullMessage, isFileInvalid: false };
  if (!isEaselError(thrown)) return { message: 'Something went wrong in the studio.', isFileInvalid: false };
  return { message: thrown.message, isFileInvalid: thrown.code === 'unsupported_media_type' };
}
