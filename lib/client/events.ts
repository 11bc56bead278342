import type { QueryClient } from '@tanstack/react-query';
import { isOpenJob } from '../contract/studio-job-status.ts';
import type { StudioJob } from '../contract/studio-job.ts';
import type { StudioStatus, UpstreamLink } from '../contract/studio-status.ts';
import { studioEventNames } from '../contract/studio-events.ts';
import { createFineTuneNoter, fineTuneEventName } from './fine-tunes/note-event.ts';
import { allJobs } from './job-pages.ts';
import { cachedJob, jobKeys, keepJob, refreshJobs } from './jobs.ts';
import type { JobPages } from './job-pages.ts';
import { mediaNews } from './library/news.ts';
import type { StreamLink } from './link.ts';
import { readJobEvent, readLinkEvent } from './read-event.ts';
import { statusKey } from './status.ts';

/** The key of this browser's link to the studio in the query cache; its data is a `StreamLink`. */
export const streamKey = ['stream'] as const;

/** How often to ask: events are hints, and a stream may be mute without being broken. */
const intervalsMs = { streamIsDown: 4000, jobsAreOpen: 30_000, atRest: 120_000 };
const longestRetryMs = 30_000;

interface FollowOptions {
  client: QueryClient;
  /** Told of each change of a job that was known before. */
  onJobChanged: (before: StudioJob, after: StudioJob) => void;
  /** Opens the stream; a test brings its own. */
  open?: (address: string) => EventSource;
}

/**
 * Keeps the query cache true: one event stream, and asking whenever it is down, comes back, or may have missed something
 * (sleep, loss of the network). Answers a function that ends it.
 */
export function followStudio({ client, onJobChanged, open = (address) => new EventSource(address) }: FollowOptions) {
  const stopped = new AbortController();
  const { signal } = stopped;
  let source: EventSource | null = null;
  let failures = 0;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  const noteFineTune = createFineTuneNoter(client);

  function setLink(state: StreamLink['state']) {
    client.setQueryData<StreamLink>(streamKey, (link) =>
      link?.state === state ? link : { state, sinceMs: Date.now() },
    );
  }

  function isOpen() {
    return source?.readyState === 1;
  }

  async function catchUp() {
    clearTimeout(pollTimer);
    try {
      const before = allJobs(client.getQueryData<JobPages>(jobKeys.list));
      await refreshJobs(client);
      mediaNews.tell('anything');
      for (const job of before) tell(job, cachedJob(client, job.id));
      if (!isOpen()) setLink('polling');
    } catch {
      if (!isOpen()) setLink('offline');
    }
    if (!signal.aborted) pollTimer = setTimeout(() => void catchUp(), pollDelayMs());
  }

  function pollDelayMs() {
    if (!isOpen()) return intervalsMs.streamIsDown;
    const hasOpenJobs = allJobs(client.getQueryData<JobPages>(jobKeys.list)).some(({ status }) => isOpenJob(status));
    return hasOpenJobs ? intervalsMs.jobsAreOpen : intervalsMs.atRest;
  }

  function tell(before: StudioJob | null, after: StudioJob | null) {
    if (before !== null && after !== null && before.status !== after.status) onJobChanged(before, after);
  }

  /** What could not be read while the way was broken may be there now. */
  function askAgain() {
    return client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }

  function takeJob(job: StudioJob) {
    const before = cachedJob(client, job.id);
    keepJob(client, job);
    tell(before, cachedJob(client, job.id));
  }

  function takeLink(link: UpstreamLink) {
    if (link.state === 'live') void askAgain();
    client.setQueryData<StudioStatus>(statusKey, (status) => status && { ...status, link });
  }

  /** What an event brings, once it is read. An event that can't be read is only a hint that something changed. */
  async function take<T>(reading: Promise<T | null>, use: (value: T) => void) {
    const value = await reading.catch(() => null);
    if (signal.aborted) return;
    if (value === null) await catchUp();
    else use(value);
  }

  function connect() {
    clearTimeout(retryTimer);
    source?.close();
    const stream = open('/api/events');
    source = stream;
    stream.addEventListener('open', () => {
      failures = 0;
      setLink('open');
      void client.invalidateQueries({ queryKey: statusKey });
      void askAgain();
      void catchUp();
    });
    stream.addEventListener('error', () => {
      void catchUp();
      // The browser itself comes back after a lost connection, not after an answer that was no stream.
      if (stream.readyState !== 2 || stream !== source) return;
      failures += 1;
      retryTimer = setTimeout(connect, Math.min(longestRetryMs, 1000 * 2 ** failures));
    });
    stream.addEventListener(studioEventNames.job, ({ data }) => void take(readJobEvent(data), takeJob));
    stream.addEventListener(studioEventNames.link, ({ data }) => void take(readLinkEvent(data), takeLink));
    stream.addEventListener(fineTuneEventName, ({ data }) => noteFineTune(data));
    stream.addEventListener(studioEventNames.media, ({ data }) => mediaNews.hear(data));
    stream.addEventListener(studioEventNames.mediaRemoved, ({ data }) => mediaNews.hear(data));
    stream.addEventListener(studioEventNames.resync, () => void catchUp());
  }

  function wake() {
    if (document.visibilityState === 'hidden') return;
    if (source?.readyState === 2) connect();
    void catchUp();
  }

  window.addEventListener('online', wake, { signal });
  window.addEventListener('offline', () => setLink('offline'), { signal });
  document.addEventListener('visibilitychange', wake, { signal });
  connect();

  return () => {
    stopped.abort();
    clearTimeout(pollTimer);
    clearTimeout(retryTimer);
    source?.close();
  };
}
