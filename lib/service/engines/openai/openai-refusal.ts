import { z } from 'zod';
import { EaselError } from '../../../contract/error.ts';
import { quoted, refusedAnswer } from '../answers/refused-answer.ts';
import { readDetails, readReason } from '../answers/read-details.ts';
import type { EngineAnswer } from '../engine-client.ts';
import { fieldIssue } from '../requests/place-parameters.ts';
import type { RequestPlan } from '../requests/request-plan.ts';

const text = z.string().nullish().catch(null);
const errorSchema = z.looseObject({ message: text, code: text, param: text }).nullish().catch(null);

/** Codes of a full bill, under whatever status. */
const unpaidCodes = new Set(['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active']);
/** Codes of a refused content: the prompt is what can be changed. */
const contentCodes = new Set(['content_policy_violation', 'moderation_blocked', 'content_filter']);

/** `image[0]` → `image`, `0`. */
function pathOfParam(param: string | null | undefined): string[] {
  return (param ?? '').split(/[.[\]]+/).filter((step) => step !== '');
}

/**
 * The error that an OpenAI error object describes: of an unpaid bill, or of refused content.
 *
 * @param error `{ message, code, param }`
 * @returns null for any other
 */
function knownError(name: string, plan: RequestPlan, error: unknown): EaselError | null {
  const { code, message } = errorSchema.parse(error) ?? {};
  const says = quoted(message ?? code ?? 'no reason given');
  if (unpaidCodes.has(code ?? ''))
    return new EaselError('insufficient_credits', `${name} wants to be paid first. ${says}`);
  if (!contentCodes.has(code ?? '')) return null;
  const fields = [fieldIssue(plan, ['prompt'], says)];
  return new EaselError('invalid_params', `${name} refused the content: ${says}`, { fields });
}

/** The error for an answer that does not say that the work was started or done; see `refusedAnswer`. */
export function openaiRefusal(name: string, plan: RequestPlan, answer: EngineAnswer): Error {
  const body = z.looseObject({ error: errorSchema }).safeParse(answer.json).data;
  const message = readReason(answer.json);
  const param = pathOfParam(body?.error?.param);
  const details = param.length > 0 ? [{ path: param, message: message ?? '' }] : readDetails(answer.json);
  const fields = details.map((detail) => fieldIssue(plan, detail.path, quoted(detail.message)));
  return knownError(name, plan, body?.error) ?? refusedAnswer(name, answer, { message, fields });
}

/** The error for a video that failed. */
export function openaiFailure(name: string, plan: RequestPlan, error: unknown): EaselError {
  const { message, code } = errorSchema.parse(error) ?? {};
  const reason = message ?? code;
  const says = reason === null || reason === undefined ? `${name} gave no reason.` : quoted(reason);
  return knownError(name, plan, error) ?? new EaselError('upstream_error', `${name} could not finish: ${says}`);
}
