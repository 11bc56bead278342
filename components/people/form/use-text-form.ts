'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { RequestError } from '@/lib/client/request';

/** What is wrong with fields, by their names. */
type Issues = Readonly<Record<string, string[]>>;

/** What a form knows: its values, what is wrong with them, and whether they are being sent. */
export interface TextForm<V> {
  /** The id of a field's control. */
  idOf: (name: keyof V & string) => string;
  values: Readonly<V>;
  issues: Issues;
  /** What is wrong apart from the fields; null for nothing. */
  error: string | null;
  /** Whether the values are being sent, or were sent: then they are not sent again before `reset`. */
  isLocked: boolean;
  change: <K extends keyof V>(name: K, value: V[K]) => void;
  /** Starts again with other values. */
  reset: (values: V) => void;
  submit: (event: Pick<FormEvent, 'preventDefault'>) => void;
}

/** The options of `useTextForm`. */
export interface TextFormOptions<V, T> {
  initial: V;
  /** Returns what is wrong before anything is sent: a text or null for each field. */
  check: (values: V) => Partial<Record<keyof V & string, string | null>>;
  /** Sends the values. The studio's issues are at pointers such as `/email`. */
  send: (values: V) => Promise<T>;
  onSent: (answer: T, form: Pick<TextForm<V>, 'reset'>) => void;
}

/** What came of the last attempt to send. */
interface Outcome {
  issues: Issues;
  error: string | null;
}

/**
 * The state of a small form that is sent as a whole. What was typed stays when it fails, and the first field with an
 * issue gets the focus.
 */
export function useTextForm<V extends Record<string, string>, T>(options: TextFormOptions<V, T>): TextForm<V> {
  const { initial, check, send, onSent } = options;
  const id = useId();
  const idOf = (name: keyof V & string) => `${id}-${name}`;
  const [values, setValues] = useState(initial);
  const [outcome, setOutcome] = useState<Outcome>({ issues: {}, error: null });
  const [isLocked, setIsLocked] = useState(false);
  // The second of two quick presses comes before the first is rendered.
  const lock = useRef(false);
  const [failure, setFailure] = useState<Outcome | null>(null);

  useEffect(() => {
    const first = Object.keys(failure?.issues ?? {})[0];
    if (first !== undefined) document.getElementById(`${id}-${first}`)?.focus();
  }, [id, failure]);

  function setLock(isOn: boolean) {
    lock.current = isOn;
    setIsLocked(isOn);
  }
  function reset(next: V) {
    setLock(false);
    setOutcome({ issues: {}, error: null });
    setValues(next);
  }

  function fail(next: Outcome) {
    setOutcome(next);
    setFailure(next);
  }

  async function sendValues() {
    const names = Object.keys(values);
    const found: Partial<Record<string, string | null>> = check(values);
    const issues = issuesBy(names, (name) => [found[name] ?? []].flat());
    if (Object.keys(issues).length > 0) return fail({ issues, error: null });
    setOutcome({ issues: {}, error: null });
    setLock(true);
    try {
      onSent(await send(values), { reset });
    } catch (error) {
      setLock(false);
      fail(outcomeOf(names, error));
    }
  }

  return {
    idOf,
    values,
    issues: outcome.issues,
    error: outcome.error,
    isLocked,
    change(name, value) {
      setValues((before) => ({ ...before, [name]: value }));
      setOutcome(({ issues, error }) => ({ issues: without(issues, name), error }));
    },
    reset,
    submit(event) {
      event.preventDefault();
      if (!lock.current) void sendValues();
    },
  };
}

function without(issues: Issues, name: PropertyKey): Issues {
  return Object.fromEntries(Object.entries(issues).filter(([one]) => one !== name));
}

/** The issues of the fields that have one, in the order of the fields. */
function issuesBy(names: readonly string[], textsOf: (name: string) => readonly string[]): Issues {
  const found = names.map((name): [string, string[]] => [name, [...new Set(textsOf(name))]]);
  return Object.fromEntries(found.filter(([, texts]) => texts.length > 0));
}

/** The issues at the fields of a form; the others are in the message above its button. */
function outcomeOf(names: readonly string[], error: unknown): Outcome {
  const fields = error instanceof RequestError ? error.fields : [];
  const issues = issuesBy(names, (name) =>
    fields.filter(({ pointer }) => pointer === `/${name}`).map(({ message }) => message),
  );
  const others = fields.filter(({ pointer }) => !names.includes(pointer.slice(1))).map(({ message }) => message);
  if (others.length > 0) return { issues, error: others.join(' ') };
  const isWhole = Object.keys(issues).length === 0;
  return { issues, error: isWhole ? (error instanceof Error ? error.message : String(error)) : null };
}
