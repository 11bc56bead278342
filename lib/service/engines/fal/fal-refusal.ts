import { EaselError } from '../../../contract/error.ts';
import { readDetails, readReason } from '../answers/read-details.ts';
import { quoted, refusedAnswer } from '../answers/refused-answer.ts';
import type { EngineAnswer } from '../engine-client.ts';
import { fieldIssue } from '../requests/place-parameters.ts';
import type { RequestPlan } from '../requests/request-plan.ts';

function contentRefusal(name: string, plan: RequestPlan, message: string, path: (string | number)[]): EaselError {
  const fields = [fieldIssue(plan, path, quoted(message))];
  return new EaselError('invalid_params', `${name} refused the content: ${quoted(message)}`, { fields });
}

/**
 * The error for an answer of fal that is no success: `detail` is a text, or a list of issues with `type`
 * (https://docs.fal.ai/model-apis/errors).
 */
export function falRefusal(name: string, plan: RequestPlan, answer: EngineAnswer): Error {
  const details = readDetails(answer.json);
  const content = details.find(({ type }) => type === 'content_policy_violation');
  if (content !== undefined) return contentRefusal(name, plan, content.message, content.path);
  const fields = details.map(({ path, message }) => fieldIssue(plan, path, quoted(message)));
  return refusedAnswer(name, answer, { message: readReason(answer.json), fields });
}

/** The error for results that fal's safety checker blacked out. */
export function falBlackedOut(name: string, plan: RequestPlan): EaselError {
  return contentRefusal(name, plan, 'its safety checker blacked out the result', ['prompt']);
}
