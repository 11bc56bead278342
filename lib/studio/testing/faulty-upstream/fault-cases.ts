import type { StudioJobStatus } from '../../../contract/studio/studio-job-status.ts';
import type { Fault } from './answer.ts';
import {
  body,
  changed,
  cutShort,
  drip,
  falseGzip,
  html,
  huge,
  instead,
  noText,
  redirect,
  refusal,
  resetAfterHead,
  resetBefore,
  silence,
  silenceAfterHead,
  strangeEncoding,
  trueGzip,
  truncated,
} from './faults.ts';
import { failureMessage, type Script } from './start-faulty-upstream.ts';

/** What a person sees in the end: a status and a message. */
export interface Shown {
  status: StudioJobStatus;
  message: RegExp | null;
}

/** One way in which a service fails, and what the studio has to show. */
export interface FaultCase {
  name: string;
  script: Script;
  shows: Shown;
  /** Without readable records and lists: only events report ends. */
  pollingOff?: Shown;
  /** Without an event stream. */
  eventsOff?: Shown;
}

const failed = (message: RegExp): Shown => ({ status: 'failed', message });
const tired = failed(new RegExp(failureMessage));
const copied: Shown = { status: 'succeeded', message: null };
const unknownOutcome: Shown = { status: 'unconfirmed', message: /no response.*does not list it.*Send it again/ };
const unread: Shown = {
  status: 'queued',
  message: /did not return the progress of this generation: Records are not read here/,
};
const notCopied = (reason: RegExp) =>
  failed(new RegExp(`finished, but its result could not be copied.*${reason.source}`));

/** Faults after which the outcome is unknown. */
const unclear: [name: string, fault: Fault][] = [
  ['a page', html(200)],
  ['an error page', html(502)],
  ['an error of its own', refusal(500, 'oops')],
  ['an error with nothing in it', instead({ status: 503, headers: {}, body: Buffer.alloc(0) })],
  ['a success with nothing in it', instead({ status: 204, headers: {}, body: Buffer.alloc(0) })],
  ['nothing for an answer', body(null)],
  ['a list for an answer', body([1, 2, 3])],
  ['a number for an answer', body(42)],
  ['numbers for ids', body({ generations: [{ generation_id: 5 }] })],
  ['no generation', body({ generations: [] })],
  ['endless ids', body({ generations: [{ generation_id: 'x'.repeat(100_000) }] })],
  ['a text for the list', body({ generations: 'many' })],
  ['an answer without a byte', truncated(0)],
  ['an answer of one byte', truncated(1)],
  ['half an answer', truncated(40)],
  ['an answer without its last byte', truncated(-1)],
  ['an answer that ends too early in good order', cutShort(30)],
  ['silence', silence],
  ['silence after the head', silenceAfterHead],
  ['a byte now and then', drip],
  ['a connection that breaks', resetBefore],
  ['a connection that breaks after the head', resetAfterHead],
  ['far too much', huge],
  ['a compression that is none', falseGzip],
  ['an encoding that nobody knows', strangeEncoding],
  ['no text', noText],
  ['time-out of a machine between', html(504)],
  ['see other', redirect(303, '/elsewhere')],
];

const enqueue = (fault: Fault, more: Partial<Script> = {}): Script => ({
  faults: { enqueue: [fault] },
  end: 'failed',
  ...more,
});
const record = (faults: Fault[], more: Partial<Script> = {}): Script => ({
  faults: { record: faults },
  end: 'failed',
  ...more,
});
const result = (faults: Fault[], more: Partial<Script> = {}): Script => ({
  faults: { result: faults },
  end: 'succeeded',
  ...more,
});

const enqueues: FaultCase[] = [
  ...unclear.flatMap(([name, fault]): FaultCase[] => [
    { name: `${name}, and it was generated`, script: enqueue(fault, { isCreatedAnyway: true }), shows: tired },
    { name: `${name}, and it was not generated`, script: enqueue(fault), shows: unknownOutcome },
  ]),
  { name: 'too many requests', script: enqueue(refusal(429, 'slow down', { 'retry-after': '1' })), shows: tired },
  { name: 'too many requests, without a pause', script: enqueue(refusal(429, 'slow down')), shows: tired },
  {
    name: 'too many requests, for ever',
    script: { ...enqueue(refusal(429, 'slow down')), isEndless: true },
    shows: failed(/slow down.*gave up.*Nothing was generated/),
  },
  { name: 'a refusal', script: enqueue(refusal(400, 'width is too large')), shows: failed(/width is too large/) },
  { name: 'a refused key', script: enqueue(refusal(401, 'who are you')), shows: failed(/who are you/) },
  { name: 'no credits', script: enqueue(refusal(402, 'no credits left')), shows: failed(/no credits left/) },
  { name: 'a refusal as a page', script: enqueue(html(403)), shows: failed(/status 403 and gave no reason/) },
  {
    name: 'an error under a success',
    script: enqueue(body({ error: 'no such model' })),
    shows: failed(/no such model/),
  },
  {
    name: 'a redirect',
    script: enqueue(redirect(302, 'https://else.example/x')),
    shows: failed(/redirects to https:\/\/else\.example/),
  },
  { name: 'a true compression', script: enqueue(trueGzip, { isCreatedAnyway: true }), shows: tired },
  {
    name: 'unknown fields',
    script: enqueue(changed({ extra: [{}], status: 7 }), { isCreatedAnyway: true }),
    shows: tired,
  },
];

const records: FaultCase[] = [
  ...unclear.map(([name, fault]): FaultCase => ({
    name: `${name} for a record, twice`,
    script: record([fault, fault]),
    shows: tired,
  })),
  ...unclear.slice(0, 4).map(([name, fault]): FaultCase => ({
    name: `${name} for a record, for ever`,
    script: record([fault], { isEndless: true }),
    shows: tired,
    eventsOff: { status: 'queued', message: /The media service .*\.$/ },
  })),
  { name: 'another generation for a record', script: record([changed({ generation_id: 'another' })]), shows: tired },
  { name: 'a status of another type', script: record([changed({ status: 7 })]), shows: tired },
  { name: 'a status that nobody knows', script: record([changed({ status: 'meditating' })]), shows: tired },
  {
    name: 'nonsense for everything else',
    script: record([
      changed({
        result_url: {},
        results: 7,
        error_message: [],
        progress: 'half',
        percent: -1,
        started_at: 'now',
        completed_at: 1e99,
        media_type: 5,
      }),
    ]),
    shows: failed(new RegExp(`${failureMessage}|gave no reason`)),
  },
  { name: 'a record that is gone for a while', script: record([refusal(404, 'no'), refusal(404, 'no')]), shows: tired },
  {
    name: 'a record that is gone, and an event of its end',
    script: record([refusal(404, 'no')], { isEndless: true }),
    shows: tired,
    eventsOff: failed(/no longer has this generation/),
  },
  {
    name: 'a record that is gone, and never an event',
    script: record([refusal(404, 'no')], { isEndless: true, announcement: 'never' }),
    shows: failed(/no longer has this generation/),
    pollingOff: unread,
  },
  {
    name: 'a record behind too many requests',
    script: record([refusal(429, 'slow'), refusal(429, 'slow', { 'retry-after': '0' })]),
    shows: tired,
  },
  {
    name: 'a record that moved',
    script: record([redirect(301, 'http://127.0.0.1:1/'), redirect(307, '/x')]),
    shows: tired,
  },
  {
    name: 'an end by cancelling',
    script: record([], { end: 'cancelled' }),
    shows: { status: 'cancelled', message: null },
    pollingOff: unread,
  },
  {
    name: 'an end by cancelling, spelt otherwise',
    script: record([changed({ status: 'canceled' })], { end: 'never' }),
    shows: { status: 'cancelled', message: null },
    pollingOff: unread,
  },
  {
    name: 'no end',
    script: record([], { end: 'never' }),
    shows: { status: 'queued', message: null },
    pollingOff: unread,
  },
];

const events: FaultCase[] = [
  { name: 'an event before the answer', script: { faults: {}, end: 'failed', announcement: 'early' }, shows: tired },
  { name: 'an event five times', script: { faults: {}, end: 'failed', announcement: 'repeated' }, shows: tired },
  { name: 'no event', script: { faults: {}, end: 'failed', announcement: 'never' }, shows: tired, pollingOff: unread },
  {
    name: 'an event with nothing but its generation',
    script: { faults: {}, end: 'failed', announcement: 'bare' },
    shows: tired,
    pollingOff: unread,
  },
  { name: 'foreign and broken events', script: { faults: {}, end: 'failed', announcement: 'mad' }, shows: tired },
];

const results: FaultCase[] = [
  { name: 'nothing wrong', script: result([]), shows: copied },
  { name: 'an expired link, once', script: result([refusal(403, 'expired'), refusal(403, 'expired')]), shows: copied },
  {
    name: 'an expired link, for ever',
    script: result([refusal(403, 'expired')], { isEndless: true }),
    shows: notCopied(/status 403/),
  },
  { name: 'a result that breaks off', script: result([truncated(60), truncated(1), resetAfterHead]), shows: copied },
  { name: 'a page for a result', script: result([html(200)], { isEndless: true }), shows: notCopied(/./) },
  { name: 'an empty result', script: result([cutShort(0)]), shows: copied },
  {
    name: 'a result behind errors',
    script: result([refusal(500, 'oops'), html(503), refusal(429, 'slow')]),
    shows: copied,
  },
  {
    name: 'a result far too large',
    script: result([huge], { isEndless: true }),
    shows: notCopied(/result is too large/),
  },
  {
    name: 'a result that leads inside',
    script: result([redirect(302, 'http://127.0.0.1:1/secret')], { isEndless: true }),
    shows: notCopied(/./),
  },
  {
    name: 'a result from redirect to redirect',
    script: result([redirect(302, '?again')], { isEndless: true }),
    shows: { status: 'keeping', message: /redirects too many times.*retry automatically/ },
  },
];

const missing: FaultCase[] = [
  {
    name: 'no address for the result',
    script: record([changed({ result_url: null })], { end: 'succeeded', isEndless: true }),
    shows: notCopied(/returned no result/),
    pollingOff: copied,
  },
  {
    name: 'no address that is one',
    script: record([changed({ result_url: 'ftp://x', results: [{ url: 5 }] })], { end: 'succeeded', isEndless: true }),
    shows: notCopied(/invalid URL for the result/),
    pollingOff: copied,
  },
];

/** Every fault that the studio must handle. */
export const faultCases: readonly FaultCase[] = [...enqueues, ...records, ...events, ...results, ...missing];
