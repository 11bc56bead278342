import { EaselError } from '../../contract/error.ts';

/** What a generation is told that could not be drawn or kept for want of space. */
export function diskFullError(cause: unknown): EaselError {
  return new EaselError(
    'insufficient_storage',
    'The service has no disk space left, so the result could not be kept. Free some space there, then try again.',
    { cause },
  );
}
