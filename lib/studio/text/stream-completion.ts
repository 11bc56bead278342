import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import { createKeyScrubber } from '../../upstream/key-scrubber.ts';
import { readRetryAfter } from '../../upstream/retry-after.ts';
import { isEaselError } from '../../contract/error.ts';
import type { ChatMessage } from './chat-messages.ts';
import { textError } from './text-error.ts';

/** The text service, and how long it may take. */
export interface TextApi {
  /** With the version, as in `https://host/v1`. */
  baseUrl: string;
  key: string | null;
  model: string;
  /** To the end of the answer. */
  deadlineMs: number;
  fetch: typeof fetch;
}

const most = { answerBytes: 1_000_000, characters: 12_000, tokens: 1500 };

const choiceSchema = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      message: z.object({ content: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/** The text in one event or answer. @throws EaselError for one that can't be read */
function textOfChoice(json: string): string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch (error) {
    throw textError('garbage', '', error);
  }
  const read = choiceSchema.safeParse(parsed);
  if (!read.success) throw textError('garbage');
  const [choice] = read.data.choices;
  if (choice?.finish_reason === 'content_filter') throw textError('declined');
  if (choice?.finish_reason === 'length') throw textError('long');
  return choice?.delta?.content ?? choice?.message?.content ?? '';
}

async function send(api: TextApi, messages: ChatMessage[], signal: AbortSignal): Promise<Response> {
  const response = await api.fetch(`${api.baseUrl}/chat/completions`, {
    method: 'POST',
    // The key never follows a redirect.
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      ...(api.key === null ? {} : { authorization: `Bearer ${api.key}` }),
    },
    body: JSON.stringify({ model: api.model, messages, stream: true, max_tokens: most.tokens }),
    signal,
  });
  if (response.ok && response.body !== null) return response;
  await response.body?.cancel();
  const { status } = response;
  if (status === 401 || status === 403) throw textError('rejected');
  if (status === 404) throw textError('unknown');
  if (status === 429) throw textError('busy', String(readRetryAfter(response.headers.get('retry-after')) ?? ''));
  throw textError('failed', String(status));
}

/** The answer's text, piece by piece. */
async function* readText(response: Response, key: string | null): AsyncGenerator<string> {
  const isStream = /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '');
  let pieces: string[] = [];
  let isDone = false;
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data.trim() === '[DONE]') isDone = true;
      else pieces.push(textOfChoice(data));
    },
  });
  const decoder = new TextDecoder();
  let bytes = 0;
  let whole = '';
  const body = (response.body ?? new ReadableStream<Uint8Array>()).pipeThrough(createKeyScrubber(key).stream());
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > most.answerBytes) throw textError('long');
    const text = decoder.decode(chunk, { stream: true });
    if (isStream) {
      parser.feed(text);
      yield* pieces;
      pieces = [];
      if (isDone) return;
    } else {
      whole += text;
    }
  }
  if (isStream) throw textError('garbage');
  yield textOfChoice(whole);
}

/**
 * Asks the text service for a completion, and yields its text as it comes. It ends the request when the caller stops
 * reading or aborts.
 *
 * @throws EaselError with a sentence for the person who asked; the caller's abort reason when that was aborted
 */
export async function* streamCompletion(
  api: TextApi,
  messages: ChatMessage[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const deadline = AbortSignal.timeout(api.deadlineMs);
  const scrubber = createKeyScrubber(api.key);
  let characters = 0;
  let pending = '';
  try {
    const response = await send(api, messages, AbortSignal.any([signal, deadline]));
    for await (const piece of readText(response, api.key)) {
      characters += piece.length;
      if (characters > most.characters) throw textError('long');
      // A key that is echoed in pieces is held back until it is whole, and redacted.
      const text = scrubber.text(pending + piece);
      const held = heldBack(text, api.key);
      pending = text.slice(text.length - held);
      if (text.length > held) yield text.slice(0, text.length - held);
    }
    if (pending !== '') yield pending;
  } catch (error) {
    if (signal.aborted || isEaselError(error)) throw error;
    throw deadline.aborted ? textError('timeout', '', error) : textError('unreachable', '', error);
  }
}

/** How many characters at the end could begin the key. */
function heldBack(text: string, key: string | null): number {
  if (key === null) return 0;
  for (let length = Math.min(key.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(key.slice(0, length))) return length;
  }
  return 0;
}
