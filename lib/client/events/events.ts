import { type QueryClient, onlineManager } from '@tanstack/react-query';
import { isOpenJob } from '../../contract/studio/studio-job-status.ts';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import type { StudioStatus, UpstreamLink } from '../../contract/studio/studio-status.ts';
import { studioEventNames } from '../../contract/studio/studio-events.ts';
import { openOwnStream } from './open-own-stream.ts';
import { canShare, shareStream } from './share-stream.ts';
import type { OpenStream, StreamHearer, StudioStream } from './stream.ts';
import { createFineTuneNoter, fineTuneEventName } from '../fine-tunes/note-event.ts';
import { cachedJob, cachedJobs, upsertJob, refreshJobs } from '../jobs.ts';
import { upsertMedia } from '../upsert-media.ts';
import { type StreamLink, streamKey } from '../link.ts';
import { followNetwork } from './network.ts';
import { readJobEvent, readLinkEvent } from './read-event.ts';
import { statusKey } from '../status.ts';
import { mediaChanges } from './media-changes.ts';

/** How often to ask: events are hints, and a stream may be mute without being broken. */
const intervalsMs = { streamIsDown: 4000, jobsAreOpen: 30_000, atRest: 120_000 };

interface FollowOptions {
  client: QueryClient;
  /** Told of each change of a job that was known before. */
  onJobChanged: (before: StudioJob, after: StudioJob) => void;
  /** Opens the stream; a test brings its own. */
  open?: OpenStream;
}

/** One connection a browser where its tabs can share it, else one a tab. */
const openStream: OpenStream = (hearer) =>
  canShare() ? shareStream(hearer, { openOwn: openOwnStream }) : openOwnStream(hearer);

/**
 * Keeps the query cache true: one event stream, and asking whenever it is down, comes back, or may have missed something
 * (sleep, loss of the network). Answers a function that ends it.
 */
export function followStudio({ client, onJobChanged, open = openStream }: FollowOptions) {
  const stopped = new AbortController();
  const { signal } = stopped;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with each question to the studio and each loss of the network: only the latest says how things are. */
  let turn = 0;
  const noteFineTune = createFineTuneNoter(client);
  const stopMediaChanges = mediaChanges.subscribe((change) => {
    if (change !== 'anything' && 'media' in change) upsertMedia(client, change.media);
  });

  function setLink(state: StreamLink['state']) {
    client.setQueryData<StreamLink>(streamKey, (link) =>
      link?.state === state ? link : { state, sinceMs: Date.now() },
    );
  }

  function isOpen() {
    return stream.state() === 'open';
  }

  async function catchUp() {
    clearTimeout(pollTimer);
    turn += 1;
    const asked = turn;
    try {
      const before = cachedJobs(client);
      await refreshJobs(client);
      mediaChanges.publish('anything');
      for (const job of before) tell(job, cachedJob(client, job.id));
      if (asked === turn) setLink(isOpen() ? 'open' : 'polling');
    } catch {
      if (asked === turn && !isOpen()) setLink('offline');
    }
    if (asked === turn && !signal.aborted) pollTimer = setTimeout(() => void catchUp(), pollDelayMs());
  }

  function pollDelayMs() {
    if (!isOpen()) return intervalsMs.streamIsDown;
    const hasOpenJobs = cachedJobs(client).some(({ status }) => isOpenJob(status));
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
    upsertJob(client, job);
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

  const hearer: StreamHearer = {
    onState(state) {
      if (state === 'connecting') return;
      if (state === 'open') {
        setLink('open');
        void client.invalidateQueries({ queryKey: statusKey });
        void askAgain();
      }
      void catchUp();
    },
    onEvent(name, data) {
      if (name === studioEventNames.job) void take(readJobEvent(data), takeJob);
      else if (name === studioEventNames.link) void take(readLinkEvent(data), takeLink);
      else if (name === studioEventNames.media || name === studioEventNames.mediaRemoved) mediaChanges.receive(data);
      else if (name === fineTuneEventName) noteFineTune(data);
      else void catchUp();
    },
  };

  function wake() {
    if (document.visibilityState === 'hidden') return;
    stream.wake();
    void catchUp();
  }

  let stream: StudioStream = open(hearer);
  // In the place of its own listener, which would hold everything back as soon as the browser has no network.
  onlineManager.setEventListener(() => undefined);
  followNetwork({
    onLost() {
      turn += 1;
      onlineManager.setOnline(false);
      setLink('offline');
    },
    onBack() {
      onlineManager.setOnline(true);
      wake();
    },
    signal,
  });
  document.addEventListener('visibilitychange', wake, { signal });
  // A page that the browser sets aside for the way back must not keep the connection that others share.
  window.addEventListener('pagehide', () => stream.close(), { signal });
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stream = open(hearer);
  };
  window.addEventListener('pageshow', comeBack, { signal });

  return () => {
    stopped.abort();
    clearTimeout(pollTimer);
    stopMediaChanges();
    stream.close();
  };
}
