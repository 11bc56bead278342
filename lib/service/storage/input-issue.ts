import { isEaselError, type FieldIssue } from '../../contract/error.ts';

/**
 * The issue at the field of a medium that cannot be used.
 *
 * @throws what is no expected failure
 */
export function inputIssue(error: unknown, pointer: string): FieldIssue {
  if (!isEaselError(error)) throw error;
  return { pointer, message: error.message.charAt(0).toLowerCase() + error.message.slice(1) };
}
