import { EaselError } from '../../contract/error.ts';

/** An error at one field of what somebody entered. */
export function personError(code: 'invalid_params' | 'conflict', field: string, message: string): EaselError {
  return new EaselError(code, message, { fields: [{ pointer: `/${field}`, message }] });
}
