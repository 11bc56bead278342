import { array, assert, constantFrom, integer, oneof, property, record, constant } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/contract/model';
import { type FormHistory, type FormStep, recordStep, redoStep, revertStep, undoStep } from './form-history';
import { nothingDone } from './use-form-history';

/** The state of the screen and the forms. */
interface Forms {
  shown: string;
  drafts: Record<string, JsonObject | null>;
}

const start: Forms = { shown: 'a', drafts: { a: null, b: null } };

const draftsOf = (forms: Forms) => (model: string) => forms.drafts[model] ?? null;

function perform(forms: Forms, { shown, written }: FormStep): Forms {
  const drafts = written === null ? forms.drafts : { ...forms.drafts, [written.model]: written.after };
  return { shown: shown.after, drafts };
}

function write(forms: Forms, to: string, after: JsonObject | null, subject: string | null, atMs: number): FormStep {
  const before = draftsOf(forms)(to);
  return {
    shown: { before: forms.shown, after: to },
    written: { model: to, before, after },
    subject,
    joins: true,
    atMs,
  };
}

const action = oneof(
  record({
    kind: constantFrom('type', 'set', 'switch', 'reset'),
    field: constantFrom('prompt', 'seed', '$mode'),
    value: oneof(integer({ min: 0, max: 3 }), constantFrom('x', 'xy', 'xyz')),
    pauseMs: constantFrom(10, 400, 5000),
  }),
  record({
    kind: constantFrom('undo', 'redo'),
    field: constant(''),
    value: constant(0),
    pauseMs: constant(10),
  }),
);

describe('recordStep', () => {
  it('can be undone to the beginning and redone to the end, for any steps', () => {
    assert(
      property(array(action, { maxLength: 40 }), (actions) => {
        let forms = start;
        let history: FormHistory = nothingDone;
        let nowMs = 0;
        for (const { kind, field, value, pauseMs } of actions) {
          nowMs += pauseMs;
          const travelled =
            kind === 'undo'
              ? undoStep(history, draftsOf(forms))
              : kind === 'redo'
                ? redoStep(history, draftsOf(forms))
                : null;
          if (travelled !== null) {
            forms = perform(forms, travelled.step);
            ({ history } = travelled);
          }
          if (kind === 'undo' || kind === 'redo') continue;
          const other = forms.shown === 'a' ? 'b' : 'a';
          const to = kind === 'switch' ? other : forms.shown;
          const next = kind === 'reset' ? null : { ...forms.drafts[to], [field]: value };
          const step = write(forms, to, next, kind === 'type' ? field : null, nowMs);
          forms = perform(forms, step);
          history = recordStep(history, step);
        }
        // Redo goes through the same states as undo, in reverse.
        const trail: Forms[] = [forms];
        for (;;) {
          const back = undoStep(history, draftsOf(forms));
          if (back === null) break;
          forms = perform(forms, back.step);
          ({ history } = back);
          trail.push(forms);
        }
        expect(forms).toEqual(start);
        trail.pop();
        while (trail.length > 0) {
          const forth = redoStep(history, draftsOf(forms));
          if (forth === null) break;
          forms = perform(forms, forth.step);
          ({ history } = forth);
          expect(forms).toEqual(trail.pop());
        }
        expect(trail).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('joins keystrokes in one field into one step, until a pause', () => {
    let forms = start;
    let history: FormHistory = nothingDone;
    for (const [text, atMs] of [
      ['h', 0],
      ['hi', 300],
      ['hil', 700],
      ['hill', 5000],
    ] as const) {
      const step = write(forms, 'a', { prompt: text }, '/prompt', atMs);
      history = recordStep(history, step);
      forms = perform(forms, step);
    }
    expect(history.past).toHaveLength(2);
    expect(undoStep(history, draftsOf(forms))?.step.written?.after).toEqual({ prompt: 'hil' });
  });

  it('separates text that was inserted at once', () => {
    const typed = write(start, 'a', { prompt: 'a street' }, '/prompt', 0);
    const pasted = write(perform(start, typed), 'a', { prompt: 'a street with boxes' }, '/prompt', 100);
    const history = recordStep(recordStep(nothingDone, typed), { ...pasted, joins: false });
    expect(undoStep(history, draftsOf(start))?.step.written?.after).toEqual({ prompt: 'a street' });
  });

  it('drops steps that were typed and deleted again, and steps without a change', () => {
    const typed = recordStep(nothingDone, write(start, 'a', { prompt: 'h' }, '/prompt', 0));
    const forms = { ...start, drafts: { ...start.drafts, a: { prompt: 'h' } } };
    expect(recordStep(typed, write(forms, 'a', null, '/prompt', 200)).past).toEqual([]);
    expect(recordStep(nothingDone, write(start, 'a', null, null, 0)).past).toEqual([]);
  });

  it('follows a browser’s own undo and redo in a text field, over several steps at once', () => {
    let forms = start;
    let history: FormHistory = nothingDone;
    const type = (text: string | null, atMs: number) => {
      const step = write(forms, 'a', text === null ? null : { prompt: text }, '/prompt', atMs);
      history = recordStep(history, step);
      forms = perform(forms, step);
    };
    type('a boat', 0);
    type('a boat at sea', 5000);
    const typed = history;
    type(null, 9000);
    expect(history.past).toEqual([]);
    expect(redoStep(history, draftsOf(forms))?.step.written?.after).toEqual({ prompt: 'a boat' });
    type('a boat', 12_000);
    type('a boat at sea', 15_000);
    expect(history).toEqual(typed);
    type('a boat', 19_000);
    expect(undoStep(history, draftsOf(forms))?.step.written?.after).toBeNull();
  });

  it('has no more than a few hundred steps', () => {
    let history: FormHistory = nothingDone;
    for (let seed = 0; seed < 1000; seed += 1) history = recordStep(history, write(start, 'a', { seed }, null, seed));
    expect(history.past).toHaveLength(200);
  });
});

describe('revertStep', () => {
  it('undoes the last step, so that it can be redone', () => {
    const step = write(start, 'b', { prompt: 'a boat' }, null, 0);
    const back = revertStep(recordStep(nothingDone, step), step, draftsOf(perform(start, step)), 100);
    expect(back?.step).toMatchObject({ shown: { after: 'a' }, written: { after: null } });
    expect(back?.history).toEqual({ past: [], future: [step] });
  });

  it('appends the inverse of an older step', () => {
    const step = write(start, 'b', { prompt: 'a boat' }, null, 0);
    const later = write(perform(start, step), 'b', { prompt: 'more' }, '/prompt', 50);
    const history = [step, later].reduce(recordStep, nothingDone);
    const forms = [step, later].reduce(perform, start);
    const back = revertStep(history, step, draftsOf(forms), 100);
    expect(back?.step).toMatchObject({ shown: { after: 'a' }, written: { after: null } });
    expect(back?.history.past).toHaveLength(3);
  });
});
