import { EaselError } from '../../contract/error.ts';

/** Why there is no new prompt. */
export type TextFailure =
  | 'rejected'
  | 'unknown'
  | 'busy'
  | 'failed'
  | 'unreachable'
  | 'timeout'
  | 'garbage'
  | 'empty'
  | 'long'
  | 'declined'
  | 'boxes'
  | 'lost'
  | 'added';

// Nothing that the service wrote goes into a message: it may echo the key.
const messages: Record<TextFailure, (detail: string) => string> = {
  rejected: () => 'The text service rejected the key. Check TEXT_API_KEY.',
  unknown: () => 'The text service does not know this address or model. Check TEXT_API_URL and TEXT_API_MODEL.',
  busy: (wait) => `The text service is busy. Try again ${wait === '' ? 'in a moment' : `in ${wait} s`}.`,
  failed: (status) => `The text service reported an error (${status}).`,
  unreachable: () => 'The text service could not be reached.',
  timeout: () => 'The text service took too long. Try again.',
  garbage: () => 'The text service sent an answer that can’t be read.',
  empty: () => 'The text service sent an empty answer. Try again.',
  long: () => 'The text service sent an answer that is too long. Try again.',
  declined: () => 'The text service declined this request.',
  boxes: () => 'The new prompt would change the boxes, so it was not used. Try again.',
  lost: (marks) => `The new prompt lost ${marks}, so it was not used. Try again.`,
  added: (marks) => `The new prompt cites ${marks}, which the old one does not, so it was not used. Try again.`,
};

/** An error of prompt help, as a sentence for the person who asked. */
export function textError(failure: TextFailure, detail = '', cause?: unknown): EaselError {
  return new EaselError(failure === 'timeout' ? 'upstream_timeout' : 'upstream_error', messages[failure](detail), {
    cause,
  });
}
