import type { PatternTrial } from '../../schema-form/patterns/pattern-verdicts.ts';

// Tries patterns of foreign schemas on texts, in a thread of its own that can be ended. It says when it is there, and when it
// begins with a text: how long that takes is not the pattern's doing.

function say(verdict: 'ready' | 'begun' | 'matches' | 'fails' | 'unchecked'): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to the page that made it alone
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
