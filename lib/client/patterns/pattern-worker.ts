// Tries patterns of foreign schemas on texts, in a thread of its own that can be ended. It says first that it is there.
import type { PatternTrial } from '../../schema-form/patterns/pattern-verdicts.ts';

function say(verdict: 'ready' | 'matches' | 'fails' | 'unchecked'): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to the page that made it alone
  globalThis.postMessage(verdict);
}

globalThis.addEventListener('message', ({ data }: MessageEvent<PatternTrial>) => {
  try {
    say(new RegExp(data.pattern, 'u').test(data.text) ? 'matches' : 'fails');
  } catch {
    say('unchecked');
  }
});
say('ready');
