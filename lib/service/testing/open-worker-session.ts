import { openDatabaseSession, type DatabaseSession } from '../../database/open-session.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { noticeChannel } from '../events/notice.ts';
import type { NoticeHub } from '../events/notice-hub.ts';
import { holdWorkerLock } from '../queue/worker-lock.ts';

/**
 * Opens the session of a worker, which counts as alive until it is closed.
 *
 * @param options.worker the number of its lock
 * @param options.hub receives the notices; by default nobody does
 */
export function openWorkerSession(options: {
  url: string;
  worker: number;
  logger: Logger;
  hub?: Pick<NoticeHub, 'resync' | 'receive'>;
}): Promise<DatabaseSession> {
  const { url, worker, logger, hub } = options;
  return openDatabaseSession({
    url,
    name: 'test worker',
    channel: noticeChannel,
    logger,
    onConnected: (client) => holdWorkerLock(client, worker),
    onListening: () => hub?.resync(),
    onNotification: (text) => hub?.receive(text),
  });
}
