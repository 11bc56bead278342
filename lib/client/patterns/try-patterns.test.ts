import { describe, expect, it } from 'vitest';
import { createPatternVerdicts } from '../../schema-form/patterns/pattern-verdicts.ts';
import { createPatternTrials } from './try-patterns.ts';

/** A worker that answers by a rule; null for never. */
function worker(answer: (text: string) => string | null, isThere = true) {
  const events = new EventTarget();
  const say = (data: unknown) => setTimeout(() => events.dispatchEvent(new MessageEvent('message', { data })));
  let isEnded = false;
  if (isThere) say('ready');
  const made = {
    addEventListener: events.addEventListener.bind(events),
    postMessage({ text }: { text: string }) {
      const said = answer(text);
      if (said !== null) say(said);
    },
    terminate: () => {
      isEnded = true;
    },
  };
  return { worker: made, isEnded: () => isEnded };
}

const pattern = '^(a+)+$';
const trial = (text: string) => ({ pattern, text });

describe('createPatternTrials', () => {
  it('ends a worker that takes too long, goes on with another, and tries nothing twice', async () => {
    const verdicts = createPatternVerdicts();
    const made: ReturnType<typeof worker>[] = [];
    const trials = createPatternTrials({
      createWorker: () => {
        const next = worker((text) => (text === 'slow' ? null : text === 'aa' ? 'matches' : 'fails'));
        made.push(next);
        return next.worker;
      },
      verdicts,
      deadlineMs: 20,
      startMs: 5000,
    });
    await trials.run([trial('aa'), trial('slow'), trial('b')]);
    expect(['aa', 'slow', 'b'].map((text) => verdicts.of(trial(text)))).toEqual(['matches', 'unchecked', 'fails']);
    expect(made.map(({ isEnded }) => isEnded())).toEqual([true, false]);
    const version = verdicts.version();
    await trials.run([trial('slow')]);
    expect(verdicts.version()).toBe(version);
  });

  it('notes what can’t be tried where no worker is to be had', async () => {
    const verdicts = createPatternVerdicts();
    const { worker: never, isEnded } = worker(() => null, false);
    const trials = createPatternTrials({ createWorker: () => never, verdicts, deadlineMs: 20, startMs: 20 });
    await trials.run([trial('a')]);
    expect(verdicts.of(trial('a'))).toBe('unchecked');
    expect(isEnded()).toBe(true);
  });
});
