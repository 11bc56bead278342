import { z } from 'zod';
import { readReason } from '../answers/read-details.ts';
import { quoted, refusedAnswer } from '../answers/refused-answer.ts';
import type { EngineAnswer } from '../engine-client.ts';
import { fieldIssue } from '../requests/place-parameters.ts';
import type { RequestPlan } from '../requests/request-plan.ts';

const invalidSchema = z.looseObject({
  invalid_fields: z
    .array(z.looseObject({ field: z.string(), description: z.string() }))
    .max(50)
    .catch([]),
});

/** `input.size.width`, or `/input/size/width`, as a path below the input. */
function pathOfField(field: string): string[] {
  const steps = field.split(/[./[\]]+/).filter((step) => step !== '');
  return steps[0] === 'input' ? steps.slice(1) : steps;
}

/** The error for an answer of Replicate that is no success: `{ title, detail, invalid_fields }`. */
export function replicateRefusal(name: string, plan: RequestPlan, answer: EngineAnswer): Error {
  const invalid = invalidSchema.safeParse(answer.json).data?.invalid_fields ?? [];
  const fields = invalid.map(({ field, description }) => fieldIssue(plan, pathOfField(field), quoted(description)));
  return refusedAnswer(name, answer, { message: readReason(answer.json), fields });
}
