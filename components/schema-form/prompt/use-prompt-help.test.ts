import { describe, expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import type { PromptHelpEvent, PromptHelpRequest } from '@/lib/contract/studio/prompt-help';
import { promptMessages } from './messages-late';
import { usePromptHelp } from './use-prompt-help';

const asked: PromptHelpRequest = { action: 'expand', prompt: 'a lake' };
const line = (event: PromptHelpEvent) => `${JSON.stringify(event)}\n`;

/** Mounts the hook with a studio whose answers the test writes, chunk by chunk. */
async function mountHelp() {
  const answers: { write: (text: string) => void; end: () => void; signal: AbortSignal }[] = [];
  const hook = await mountHook(() => usePromptHelp());
  vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) => {
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const writer = body.writable.getWriter();
    answers.push({
      write: (text) => void writer.write(new TextEncoder().encode(text)),
      end: () => void writer.close(),
      signal,
    });
    return Promise.resolve(new Response(body.readable));
  });
  const until = (probe: () => unknown) => expect.poll(async () => hook.act(() => undefined).then(probe));
  return { ...hook, answers, until, state: () => hook.current().help };
}

describe('usePromptHelp', () => {
  it('shows the text as it comes, also where a chunk ends inside of a line', async () => {
    const { act, current, answers, until, state } = await mountHelp();
    await act(() => current().ask(asked));
    expect(state()).toEqual({ state: 'writing', asked, text: '' });
    const text = line({ type: 'text', text: 'A still lake' });
    answers[0]?.write(text.slice(0, 9));
    answers[0]?.write(text.slice(9));
    await until(state).toEqual({ state: 'writing', asked, text: 'A still lake' });
    answers[0]?.write(line({ type: 'done', prompt: 'A still lake.' }));
    await until(state).toEqual({ state: 'done', asked, prompt: 'A still lake.' });
  });

  it('says what the studio says, and when an answer breaks off or can’t be read', async () => {
    const { act, current, answers, until, state } = await mountHelp();
    for (const [text, message] of [
      [line({ type: 'error', message: 'Busy.' }), 'Busy.'],
      [line({ type: 'text', text: 'A' }), promptMessages.noAnswer],
      ['<html>\n', promptMessages.noAnswer],
    ] as const) {
      await act(() => current().ask(asked));
      answers.at(-1)?.write(text);
      answers.at(-1)?.end();
      await until(state).toEqual({ state: 'failed', asked, message });
    }
    expect(answers).toHaveLength(3);
  });

  it('ends a request when it is stopped, repeated or left', async () => {
    const { act, current, answers, state, unmount } = await mountHelp();
    await act(() => current().ask(asked));
    await act(() => current().reset());
    expect(state()).toEqual({ state: 'none' });
    await act(() => current().ask(asked));
    await act(() => current().ask(asked));
    await unmount();
    expect(answers.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
  });
});
