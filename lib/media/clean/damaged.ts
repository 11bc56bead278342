import { EaselError } from '../../contract/error.ts';

/** The error for an image whose structure can't be read to its end. */
export function damaged(format: string): EaselError {
  return new EaselError('unsupported_media_type', `The ${format} image is damaged or incomplete.`);
}
