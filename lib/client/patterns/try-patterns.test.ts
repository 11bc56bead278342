import { describe, expect, it } from 'vitest';
import { createPatternVerdicts } from '../../schema-form/patterns/pattern-verdicts.ts';
import { createPatternTrials } from './try-patterns.ts';
import { hangBoundMs } from '../../setup/test/hang-bound.ts';
import { waitUntil } from '../../setup/test/wait.ts';

/** A worker that answers a started trial by a rule; null means never. */
function worker(
  answer: (text: string) => string | null | Promise<string>,
  { isThere = true, begin = () => Promise.resolve() } = {},
) {
  const events = new EventTarget();
  const say = (data: unknown) => setTimeout(() => events.dispatchEvent(new MessageEvent('message', { data })));
  let isEnded = false;
  if (isThere) say('ready');
  const made = {
    addEventListener: events.addEventListener.bind(events),
    async postMessage({ text }: { text: string }) {
      await begin();
      say('begun');
      const reply = await answer(text);
      if (reply !== null) say(reply);
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
  it('terminates a slow worker, continues with another, and tries nothing twice', async () => {
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
      startMs: hangBoundMs,
    });
    await trials.run({}, [trial('aa'), trial('slow'), trial('b')]);
    expect(['aa', 'slow', 'b'].map((text) => verdicts.of(trial(text)))).toEqual(['matches', 'unchecked', 'fails']);
    expect(made.map(({ isEnded }) => isEnded())).toEqual([true, false]);
    const version = verdicts.version();
    await trials.run({}, [trial('slow')]);
    expect(verdicts.version()).toBe(version);
  });

  it('records trials as unchecked when no worker is available', async () => {
    const verdicts = createPatternVerdicts();
    const { worker: never, isEnded } = worker(() => null, { isThere: false });
    const trials = createPatternTrials({ createWorker: () => never, verdicts, deadlineMs: 20, startMs: 20 });
    await trials.run({}, [trial('a')]);
    expect(verdicts.of(trial('a'))).toBe('unchecked');
    expect(isEnded()).toBe(true);
  });

  it('continues when a worker can’t be created', async () => {
    const verdicts = createPatternVerdicts();
    let isRefused = true;
    const createWorker = () => {
      if (isRefused) throw new Error('no workers here');
      return worker(() => 'matches').worker;
    };
    const trials = createPatternTrials({ createWorker, verdicts, deadlineMs: hangBoundMs, startMs: hangBoundMs });
    await trials.run({}, [trial('a')]);
    isRefused = false;
    await trials.run({}, [trial('b')]);
    expect(['a', 'b'].map((text) => verdicts.of(trial(text)))).toEqual(['unchecked', 'matches']);
  });

  it('settles a request with more texts than are remembered, which stay unchecked', async () => {
    const verdicts = createPatternVerdicts(2);
    const trials = createPatternTrials({
      createWorker: () => worker(() => 'matches').worker,
      verdicts,
      deadlineMs: hangBoundMs,
      startMs: hangBoundMs,
    });
    const texts = ['a', 'b', 'c'].map(trial);
    const open = () => texts.filter((each) => verdicts.of(each) === null);
    const request = {};
    await trials.settle(request, open());
    expect(open()).toEqual([trial('a')]);
    expect(trials.settle(request, open())).toBeNull();
    expect(verdicts.of(trial('a'))).toBe('unchecked');
  });

  it('waits for running trials before sending', async () => {
    const verdicts = createPatternVerdicts();
    const tried: string[] = [];
    const createWorker = () =>
      worker((text) => {
        tried.push(text);
        return 'matches';
      }).worker;
    const trials = createPatternTrials({ createWorker, verdicts, deadlineMs: hangBoundMs, startMs: hangBoundMs });
    const request = {};
    const trying = trials.run(request, [trial('a')]);
    expect(trials.settle(request, [trial('a')])).toBe(trying);
    await trying;
    expect(trials.settle(request, [])).toBeNull();
    expect(verdicts.of(trial('a'))).toBe('matches');
    expect(tried).toEqual(['a']);
  });

  it('measures a trial from its start', async () => {
    const verdicts = createPatternVerdicts();
    const beginning = Promise.withResolvers<void>();
    const createWorker = () => worker(() => 'fails', { begin: () => beginning.promise }).worker;
    const trials = createPatternTrials({ createWorker, verdicts, deadlineMs: 20, startMs: hangBoundMs });
    const trying = trials.run({}, [trial('a')]);
    // The machine is busy for longer than a trial may take.
    setTimeout(beginning.resolve, 100);
    await trying;
    expect(verdicts.of(trial('a'))).toBe('fails');
  });

  it('drops waiting trials of a previous request, and tries them when it is back', async () => {
    const verdicts = createPatternVerdicts();
    const tried: string[] = [];
    const first = Promise.withResolvers<string>();
    const createWorker = () =>
      worker((text) => {
        tried.push(text);
        return text === 'a' ? first.promise : 'matches';
      }).worker;
    const trials = createPatternTrials({ createWorker, verdicts, deadlineMs: hangBoundMs, startMs: hangBoundMs });
    const request = {};
    void trials.run(request, [trial('a'), trial('b')]);
    await waitUntil(() => tried.length === 1);
    const trying = trials.settle({}, [trial('c')]);
    first.resolve('matches');
    await trying;
    expect(tried).toEqual(['a', 'c']);
    expect(verdicts.of(trial('b'))).toBeNull();
    await trials.settle(request, [trial('b')]);
    expect(tried).toEqual(['a', 'c', 'b']);
  });
});
