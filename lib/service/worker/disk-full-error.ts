import { EaselError } from '../../contract/error.ts';

/** The error of a generation that could not be rendered or stored because the disk is full. */
export function diskFullError(cause: unknown): EaselError {
  return new EaselError(
    'insufficient_storage',
    'The service has no disk space left, so the result could not be stored. Free up space, then try again.',
    { cause },
  );
}
