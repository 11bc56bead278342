import { studioEventNames, studioEventPrefix } from '../../contract/studio/studio-events.ts';
import type { UpstreamLink } from '../../contract/studio/studio-status.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { Caller } from '../context/caller.ts';
import type { StudioContext } from '../context/studio-context.ts';
import type { EventHub } from '../events/create-event-hub.ts';
import type { DatabaseListener } from '../events/listen-to-database.ts';
import { createModelDirectory } from '../models/create-model-directory.ts';
import { connectToUpstream } from './events/connect-to-upstream.ts';
import { createUpstreamEventHandler } from './events/create-upstream-event-handler.ts';
import { createJobPublisher } from './events/publish-jobs.ts';
import { createFollower } from './follow/create-follower.ts';
import { createCancellations } from './jobs/create-cancellations.ts';
import { createJobs, type Jobs } from './jobs/create-jobs.ts';
import { readQueueState } from './records/queue-pause.ts';
import { fillInSeeds } from './seeds/fill-in-seeds.ts';
import { createSubmitter, type Submitter } from './submit/create-submitter.ts';

/** Submits requests, tracks their generations, and copies the results. */
export interface Generations {
  submitter: Submitter;
  /** What a person can do with jobs. */
  jobs: (caller: Caller) => Jobs;
  /** The state of the link to the media service. */
  link: () => UpstreamLink;
  /** Ends the running work and starts no more. */
  stop: () => Promise<void>;
}

/**
 * Starts tracking all open jobs, listening to the media service, and publishing changes of jobs and of the link.
 *
 * @param options.hub the event stream to browsers
 * @param options.listener reports jobs that any studio process has changed
 */
export function createGenerations(
  context: StudioContext,
  options: { hub: EventHub; listener: DatabaseListener },
): Generations {
  const { database, logger, upstream } = context;
  const { hub, listener } = options;

  const submitter = createSubmitter(context, {
    directory: createModelDirectory(context),
    onAccepted: (generationIds) => eventHandler.applyEarlyEvents(generationIds),
  });
  const follower = createFollower(context, {
    submitter,
    isLive: () => connection.link().state === 'live',
    onCheck: (result, job) => connection.noteCheck(result, job),
    onFound: (generationIds) => eventHandler.applyEarlyEvents(generationIds),
  });
  const eventHandler = createUpstreamEventHandler(context, follower, {
    onEndAnnounced: () => connection.noteAnnouncedEnd(),
  });
  const connection = connectToUpstream({
    upstream,
    logger,
    onOpen: () => {
      follower
        .sweep()
        .catch((error: unknown) => logger.warn({ error: describeError(error) }, 'open jobs could not be read'));
    },
    onEvent: (name, data) => {
      // Browsers trust these events: only the studio itself may publish them.
      if (name.startsWith(studioEventPrefix)) return;
      hub.publish(name, data);
      eventHandler.handle(name, data);
    },
    silenceMs: context.deadlines.silenceMs,
    onLink: (link) => hub.publish(studioEventNames.link, JSON.stringify(link)),
  });

  const onQueueError = (error: unknown) => logger.warn({ error: describeError(error) }, 'the queue could not be read');
  const dispatch = () => submitter.dispatch().catch(onQueueError);
  const publishQueue = () =>
    Promise.all([
      dispatch(),
      readQueueState(database)
        .then((state) => hub.publish(studioEventNames.queue, JSON.stringify(state)))
        .catch(onQueueError),
    ]);
  listener.onJob(createJobPublisher({ database, hub, logger }).note);
  listener.onJob(follower.wake);
  // An ended job makes room for the next one in the queue.
  listener.onJob(() => void dispatch());
  listener.onQueue(() => void publishQueue());
  const cancellations = createCancellations(context);
  context.background.start('cancellations', cancellations.run);
  context.background.start('seeds', (signal) => fillInSeeds(context, signal));

  return {
    submitter,
    jobs: createJobs(context, { submitter, follower, cancellations }),
    link: connection.link,
    async stop() {
      await Promise.all([connection.stop(), follower.stop(), submitter.settle()]);
    },
  };
}
