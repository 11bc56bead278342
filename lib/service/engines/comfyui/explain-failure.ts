import { z } from 'zod';
import { EaselError } from '../../../contract/error.ts';
import type { EndedPrompt } from './create-comfy-api.ts';
import { asSentence } from './as-sentence.ts';
import { titleOf } from './title-of.ts';
import type { ComfyPlan } from './workflow/plan.ts';

const errorSchema = z.looseObject({
  node_id: z.string().catch(''),
  node_type: z.string().catch(''),
  exception_message: z.string().catch(''),
  exception_type: z.string().catch(''),
});

const mostCharacters = 500;

/**
 * The end of a prompt that failed, as a sentence: what ran out of memory with its remedy, other errors with the title of
 * their node and the first line of their message. Tracebacks and inputs, which the server adds, are left out.
 *
 * @param name the engine's name
 */
export function explainFailure(name: string, ended: EndedPrompt, workflow: ComfyPlan['workflow']): EaselError {
  const reported = ended.messages.find((message) => message.type === 'execution_error');
  if (reported === undefined) {
    const wasInterrupted = ended.messages.some((message) => message.type === 'execution_interrupted');
    return new EaselError(
      'upstream_error',
      wasInterrupted ? `The generation was interrupted at ${name}.` : `${name} failed without giving a reason.`,
    );
  }
  const error = errorSchema.parse(reported.data);
  const title = titleOf(workflow, error.node_id, error.node_type);
  if (isOutOfMemory(error.exception_type, error.exception_message)) {
    const remedy = 'Choose a smaller size, fewer frames or fewer images at once.';
    return new EaselError('upstream_error', `${name} ran out of memory at ${title}. ${remedy}`);
  }
  const line = error.exception_message.trim().split('\n', 1)[0]?.trim() ?? '';
  const reason = (line === '' ? error.exception_type : line).slice(0, mostCharacters);
  return new EaselError(
    'upstream_error',
    asSentence(`${name} failed at ${title}${reason === '' ? '' : `: ${reason}`}`),
  );
}

/**
 * PyTorch has a class for it, `torch.OutOfMemoryError`. On Apple's and some other devices it is a `RuntimeError` that
 * only its message tells apart.
 */
function isOutOfMemory(type: string, message: string): boolean {
  return type.endsWith('OutOfMemoryError') || /out of memory/i.test(message);
}
