import { isEaselError } from '../../../contract/error.ts';
import { isDiskFull } from '../../../storage/is-disk-full.ts';

/** What people read when the studio's disk takes no more. */
export const diskFullMessage = 'The disk of this studio is full. Free some space, then try again.';

/** Why something could not be done with a file, for people; and whether the file itself is to blame, so that trying again is idle. */
export function explainFailure(thrown: unknown): { message: string; isFileAtFault: boolean } {
  if (isDiskFull(thrown)) return { message: diskFullMessage, isFileAtFault: false };
  if (!isEaselError(thrown)) return { message: 'Something went wrong on the studio’s side.', isFileAtFault: false };
  return { message: thrown.message, isFileAtFault: thrown.code === 'unsupported_media_type' };
}
