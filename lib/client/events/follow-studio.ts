import { refreshBoards } from '../library/refresh-boards.ts';
import { type QueryClient, onlineManager } from '@tanstack/react-query';
import { isOpenJob } from '../../contract/studio/studio-job-status.ts';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import type { StudioStatus, UpstreamLink } from '../../contract/studio/studio-status.ts';
import { studioEventNames } from '../../contract/studio/studio-events.ts';
import { openOwnStream } from './open-own-stream.ts';
import { canShare, shareStream } from './share-stream.ts';
import type { OpenStream, StudioStream, StreamListener } from './stream.ts';
import { fineTuneEventName, createFineTuneEventHandler } from '../fine-tunes/fine-tune-event-handler.ts';
import { cachedJob, cachedJobs } from '../jobs/jobs.ts';
import { refreshJobs, upsertJob } from '../jobs/job-updates.ts';
import { patchQueue } from '../jobs/queue.ts';
import { upsertMedia } from '../studio-media/upsert-media.ts';
import { streamKey, type StreamConnection } from './connection.ts';
import { followNetwork } from './follow-network.ts';
import { readJobEvent, readLinkEvent, readQueueEvent } from './read-event.ts';
import { statusKey } from '../status.ts';
import { mediaChanges } from './media-changes.ts';

/** Polling intervals: events are hints, and a stream may be silent without being broken. */
const intervalsMs = { streamIsDown: 4000, jobsAreOpen: 30_000, atRest: 120_000 };

interface FollowOptions {
  client: QueryClient;
  /** Called with each change of a known job of one's own. */
  onJobChanged: (before: StudioJob, after: StudioJob) => void;
  /** Opens the stream; tests provide their own. */
  open?: OpenStream;
}

/** One connection per browser if its tabs can share it, else one per tab. */
const openStream: OpenStream = (listener) =>
  canShare() ? shareStream(listener, { openOwn: openOwnStream }) : openOwnStream(listener);

/**
 * Keeps the query cache up to date: by one event stream, and by requests whenever the stream is down, reopens, or may
 * have missed events (sleep, loss of the network). Returns a function that stops it.
 */
export function followStudio({ client, onJobChanged, open = openStream }: FollowOptions) {
  const stopped = new AbortController();
  const { signal } = stopped;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  /** Increases with each poll and each loss of the network: only the latest one sets the state of the connection. */
  let pollCount = 0;
  const handleFineTuneEvent = createFineTuneEventHandler(client);
  const stopMediaChanges = mediaChanges.subscribe((change) => {
    if (change !== 'anything' && 'media' in change) upsertMedia(client, change.media);
  });

  function setConnection(state: StreamConnection['state']) {
    client.setQueryData<StreamConnection>(streamKey, (connection) =>
      connection?.state === state ? connection : { state, sinceMs: Date.now() },
    );
  }

  function isOpen() {
    return stream.state() === 'open';
  }

  async function catchUp() {
    clearTimeout(pollTimer);
    pollCount += 1;
    const asked = pollCount;
    try {
      const before = cachedJobs(client);
      await refreshJobs(client);
      mediaChanges.publish('anything');
      for (const job of before) reportChange(job, cachedJob(client, job.id));
      if (asked === pollCount) setConnection(isOpen() ? 'open' : 'polling');
    } catch {
      if (asked === pollCount && !isOpen()) setConnection('offline');
    }
    if (asked === pollCount && !signal.aborted) pollTimer = setTimeout(() => void catchUp(), pollDelayMs());
  }

  function pollDelayMs() {
    if (!isOpen()) return intervalsMs.streamIsDown;
    const hasOpenJobs = cachedJobs(client).some(({ status }) => isOpenJob(status));
    return hasOpenJobs ? intervalsMs.jobsAreOpen : intervalsMs.atRest;
  }

  function reportChange(before: StudioJob | null, after: StudioJob | null) {
    if (before !== null && after !== null && before.status !== after.status) onJobChanged(before, after);
  }

  /** Queries that failed while the connection was broken may succeed now. */
  function refetchFailed() {
    return client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }

  function updateJob(job: StudioJob) {
    const before = cachedJob(client, job.id);
    upsertJob(client, job);
    reportChange(before, cachedJob(client, job.id));
  }

  function updateLink(link: UpstreamLink) {
    if (link.state === 'live') void refetchFailed();
    client.setQueryData<StudioStatus>(statusKey, (status) => status && { ...status, link });
  }

  /** Applies an event. An unreadable event is only a hint that something changed. */
  async function apply<T>(reading: Promise<T | null>, use: (value: T) => void) {
    const value = await reading.catch(() => null);
    if (signal.aborted) return;
    if (value === null) await catchUp();
    else use(value);
  }

  const listener: StreamListener = {
    onState(state) {
      if (state === 'connecting') return;
      if (state === 'open') {
        setConnection('open');
        void client.invalidateQueries({ queryKey: statusKey });
        void refetchFailed();
      }
      void catchUp();
    },
    onEvent(name, data) {
      if (name === studioEventNames.job) void apply(readJobEvent(data), updateJob);
      else if (name === studioEventNames.link) void apply(readLinkEvent(data), updateLink);
      else if (name === studioEventNames.queue) void apply(readQueueEvent(data), (state) => patchQueue(client, state));
      else if (name === studioEventNames.media || name === studioEventNames.mediaRemoved) mediaChanges.receive(data);
      else if (name === studioEventNames.board) void apply(refreshBoards(client, data), () => undefined);
      else if (name === fineTuneEventName) handleFineTuneEvent(data);
      else void catchUp();
    },
  };

  function wake() {
    if (document.visibilityState === 'hidden') return;
    stream.wake();
    void catchUp();
  }

  let stream: StudioStream = open(listener);
  // Replaces React Query's own listener, which would pause every query as soon as the browser has no network.
  onlineManager.setEventListener(() => undefined);
  followNetwork({
    onLost() {
      pollCount += 1;
      onlineManager.setOnline(false);
      setConnection('offline');
    },
    onBack() {
      onlineManager.setOnline(true);
      wake();
    },
    signal,
  });
  document.addEventListener('visibilitychange', wake, { signal });
  // A page in the back/forward cache must not hold the connection that other tabs share.
  window.addEventListener('pagehide', () => stream.close(), { signal });
  const reopen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stream = open(listener);
  };
  window.addEventListener('pageshow', reopen, { signal });

  return () => {
    stopped.abort();
    clearTimeout(pollTimer);
    stopMediaChanges();
    stream.close();
  };
}
