import { playChime } from '@/lib/client/notifications/play-chime';
import {
  allowNotifications,
  notificationState,
  showNotification,
} from '@/lib/client/notifications/desktop-notifications';
import { currentJobs } from '@/lib/client/jobs/batch-cells';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { describeEnd } from '@/components/jobs/describe-batch';
import { notificationPreferences } from '@/lib/client/notifications/preferences';
import { toasts } from '@/lib/client/toasts';
import { notificationMessages } from '../messages-late';
import { notifyOnce } from './notify-once';
import { isVisibleInAnyTab } from './tab-visibility';

/** After a job that took this long, notifications are offered. */
const longMs = 45_000;

/**
 * Reports a batch that has ended: always to screen readers, and if no tab is visible, by the notifications that the
 * user has chosen.
 *
 * @param show opens a job on the screen
 */
export async function notifyBatchEnd(jobs: StudioJob[], show: (jobId: string) => void): Promise<void> {
  const end = describeEnd(currentJobs(jobs));
  if (end === null) return;
  toasts.announce(end.message);
  const { notifies, sounds } = notificationPreferences.current();
  if (!notifies && !sounds) {
    offerNotifications(jobs);
    return;
  }
  if (await isVisibleInAnyTab()) return;
  await notifyOnce({ name: end.name, storage: localStorage }, () => {
    if (sounds) void playChime();
    if (!notifies) return;
    showNotification({
      title: end.title,
      body: end.subject,
      tag: end.name,
      icon: end.job.results[0]?.thumbnailUrl ?? null,
      onPress: () => show(end.job.id),
    });
  });
}

/** Offers notifications after the first long job, once. The browser is asked only after a press. */
function offerNotifications(jobs: StudioJob[]): void {
  const { wasOffered } = notificationPreferences.current();
  const state = notificationState();
  if (wasOffered || (state !== 'asks' && state !== 'allowed') || !jobs.some(wasLong)) return;
  notificationPreferences.change({ wasOffered: true });
  toasts.show(notificationMessages.offer, {
    stays: true,
    action: { label: notificationMessages.accept, run: () => void turnOn() },
  });
}

async function turnOn(): Promise<void> {
  const notifies = (await allowNotifications()) === 'allowed';
  notificationPreferences.change({ notifies });
  toasts.show(notifies ? notificationMessages.on : notificationMessages.denied);
}

function wasLong({ createdAt, completedAt }: StudioJob): boolean {
  return completedAt !== null && Date.parse(completedAt) - Date.parse(createdAt) >= longMs;
}
