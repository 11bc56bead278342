import { EaselError, isEaselError } from '../../contract/error.ts';
import type { PromptHelpEvent, PromptHelpRequest } from '../../contract/studio/prompt-help.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { chatMessages } from './chat-messages.ts';
import { checkAnswer } from './check-answer.ts';
import { streamCompletion, type TextApi } from './stream-completion.ts';
import { textError } from './text-error.ts';

/** Help with prompts by a text service. */
export interface PromptHelp {
  /**
   * Asks the text service, and streams JSON lines (`PromptHelpEvent`): pieces of text, then the new prompt or an error.
   * The request ends when the stream is cancelled or the signal aborts.
   *
   * @throws EaselError `not_implemented` without a text service; `too_many_requests` while many requests run
   */
  ask: (request: PromptHelpRequest, signal: AbortSignal) => ReadableStream<Uint8Array>;
}

const mostAtOnce = 8;
const usualDeadlineMs = 60_000;

/**
 * Creates the help with prompts.
 *
 * @param options.api null without a text service
 * @param options.deadlineMs to the end of an answer
 */
export function createPromptHelp(options: {
  api: Pick<TextApi, 'baseUrl' | 'key' | 'model'> | null;
  logger: Logger;
  deadlineMs?: number;
  fetch?: typeof fetch;
}): PromptHelp {
  const { api, logger } = options;
  let running = 0;

  async function* answer(textApi: TextApi, request: PromptHelpRequest, signal: AbortSignal) {
    try {
      let text = '';
      for await (const piece of streamCompletion(textApi, chatMessages(request), signal)) {
        text += piece;
        if (piece !== '') yield { type: 'text', text: piece } as const;
      }
      yield { type: 'done', prompt: checkAnswer(request, text) } as const;
    } catch (error) {
      if (signal.aborted) return;
      const known = isEaselError(error) ? error : textError('garbage', '', error);
      logger.warn(
        { reason: known.message, ...(isEaselError(error) ? {} : { error: describeError(error) }) },
        'prompt help failed',
      );
      yield { type: 'error', message: known.message } as const;
    }
  }

  /** Counts one more running request. @returns ends it, however often it is called */
  function takeSlot(): () => void {
    let isTaken = true;
    running += 1;
    return () => {
      if (isTaken) running -= 1;
      isTaken = false;
    };
  }

  return {
    ask(request, signal) {
      if (api === null) throw new EaselError('not_implemented', 'Set TEXT_API_URL to turn on prompt help.');
      if (running >= mostAtOnce)
        throw new EaselError('too_many_requests', 'Many people ask for help right now. Try again in a moment.');
      const left = new AbortController();
      const textApi = {
        ...api,
        deadlineMs: options.deadlineMs ?? usualDeadlineMs,
        fetch: options.fetch ?? globalThis.fetch,
      };
      const ends = AbortSignal.any([signal, left.signal]);
      const events: AsyncGenerator<PromptHelpEvent> = answer(textApi, request, ends);
      const freeSlot = takeSlot();
      // A browser that leaves early neither reads nor cancels the stream.
      const leave = () => {
        freeSlot();
        void events.return(undefined).catch(() => undefined);
      };
      if (ends.aborted) leave();
      else ends.addEventListener('abort', leave, { once: true });
      const encoder = new TextEncoder();
      return new ReadableStream<Uint8Array>({
        async pull(controller) {
          const next = await events.next();
          if (next.done === true) {
            freeSlot();
            controller.close();
          } else controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`));
        },
        cancel: () => left.abort(),
      });
    },
  };
}
