import { EaselError, type FieldIssue } from '../../../contract/error.ts';
import { awayAnswer, type EngineAnswer } from '../engine-client.ts';
import { EngineError } from '../engine-error.ts';

/** What a provider says about a request that it refused, in our terms. */
export interface Refusal {
  /** In its own words; null when it gives no reason. */
  message: string | null;
  /** Issues of the parameters that it names. */
  fields: FieldIssue[];
}

const longestMessage = 1000;

/** A message of a provider as the end of a sentence of ours, without control characters and at most 1000 long. */
export function quoted(message: string): string {
  const text = message
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestMessage);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Statuses of gateways that gave up waiting: the request may have been worked on behind them. */
const lostBehindGateway = new Set([408, 502, 504, 520, 522, 524]);

/**
 * The error for an answer to a request that starts work, when it does not say that work was started.
 *
 * @param name the engine's, for messages
 * @returns EngineError `away` when the same request may succeed later, `uncertain` when it may have been worked on;
 *   EaselError when it was refused for good
 */
export function refusedAnswer(name: string, answer: EngineAnswer, { message, fields }: Refusal): Error {
  const { status } = answer;
  const says = message === null ? '' : ` ${quoted(message)}`;
  const away = awayAnswer(name, answer);
  if (status === 403 && away !== null) return new EngineError('away', `${away.message}${says}`);
  if (away !== null) return away;
  if (status >= 300 && status < 400) {
    return new EngineError('away', `${name} answered with a redirect (status ${status}). Check its address.`);
  }
  if (status < 300 || lostBehindGateway.has(status) || (status >= 500 && message === null)) {
    return new EngineError('uncertain', `${name} gave an answer that is no use (status ${status}).`);
  }
  if (status === 402) return new EaselError('insufficient_credits', `${name} wants to be paid first.${says}`);
  if (status === 413) return new EaselError('payload_too_large', `The request is too large for ${name}.${says}`);
  if (status === 404 || status === 405 || status >= 500) {
    return new EaselError('upstream_error', `${name} could not start this generation (status ${status}).${says}`);
  }
  const sentence = `${name} refused the request${message === null ? ` (status ${status}).` : `: ${quoted(message)}`}`;
  return new EaselError('invalid_params', sentence, { fields });
}
