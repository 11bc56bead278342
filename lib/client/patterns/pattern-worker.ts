import type { PatternTrial } from '../../schema-form/patterns/pattern-verdicts.ts';

// Tests patterns of foreign schemas on texts, in a thread that can be terminated. It reports when it has started, and
// when it begins a trial, since the time until then is not the pattern's.

function say(verdict: 'ready' | 'begun' | 'matches' | 'fails' | 'unchecked'): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker only posts to the page that created it
  globalThis.postMessage(verdict);
}

globalThis.addEventListener('message', ({ data }: MessageEvent<PatternTrial>) => {
  say('begun');
  try {
    say(new RegExp(data.pattern, 'u').test(data.text) ? 'matches' : 'fails');
  } catch {
    say('unchecked');
  }
});
say('ready');
