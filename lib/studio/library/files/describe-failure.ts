import { isEaselError } from '../../../contract/error.ts';
import { isDiskFull } from '../../../storage/is-disk-full.ts';

/** The error message when the studio's disk is full. */
export const diskFullMessage = 'The studio’s disk is full. Free up some space, then try again.';

/** Describes a failure as a message for people, and whether the file itself is invalid, so that a retry is useless. */
export function describeFailure(thrown: unknown): { message: string; isFileInvalid: boolean } {
  if (isDiskFull(thrown)) return { message: diskFullMessage, isFileInvalid: false };
  if (!isEaselError(thrown)) return { message: 'Something went wrong in the studio.', isFileInvalid: false };
  return { message: thrown.message, isFileInvalid: thrown.code === 'unsupported_media_type' };
}
