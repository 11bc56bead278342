'use client';

import { useEffect, useRef, useState } from 'react';
import { request } from '@/lib/client/request';
import type { PromptHelpEvent, PromptHelpRequest } from '@/lib/contract/studio/prompt-help';
import { promptMessages } from './messages-late';

/** The help that was asked for. */
export type HelpState =
  | { state: 'none' }
  /** `text` is what has come so far. */
  | { state: 'writing'; asked: PromptHelpRequest; text: string }
  | { state: 'done'; asked: PromptHelpRequest; prompt: string }
  | { state: 'failed'; asked: PromptHelpRequest; message: string };

/** Asking for help with a prompt. */
export interface PromptHelp {
  help: HelpState;
  /** Asks, and ends what was asked before. */
  ask: (asked: PromptHelpRequest) => void;
  /** Ends the request, and forgets its answer. */
  reset: () => void;
}

/** Reads an answer line by line. Throws for lines that are no events. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<PromptHelpEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as PromptHelpEvent;
  }
}

/** Asks the studio for help with a prompt, and follows the answer. Leaving ends the request. */
export function usePromptHelp(): PromptHelp {
  const [help, setHelp] = useState<HelpState>({ state: 'none' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function follow(asked: PromptHelpRequest, signal: AbortSignal): Promise<void> {
    const fail = (message: string) => setHelp({ state: 'failed', asked, message });
    try {
      const { body } = await request('/api/studio/text', { method: 'POST', body: asked, signal });
      let text = '';
      for await (const event of body === null ? [] : readEvents(body)) {
        if (signal.aborted) return;
        if (event.type === 'done') return setHelp({ state: 'done', asked, prompt: event.prompt });
        if (event.type === 'error') return fail(event.message);
        text += event.text;
        setHelp({ state: 'writing', asked, text });
      }
      fail(promptMessages.noAnswer);
    } catch (thrown) {
      if (signal.aborted) return;
      const isBroken = thrown instanceof TypeError || thrown instanceof SyntaxError;
      fail(isBroken || !(thrown instanceof Error) ? promptMessages.noAnswer : thrown.message);
    }
  }

  return {
    help,
    ask(asked) {
      running.current?.abort();
      running.current = new AbortController();
      setHelp({ state: 'writing', asked, text: '' });
      void follow(asked, running.current.signal);
    },
    reset() {
      running.current?.abort();
      setHelp({ state: 'none' });
    },
  };
}
