import { notices } from '@/lib/client/notices';
import { isSeenAnywhere } from '@/lib/client/notifications/being-seen';
import { playChime } from '@/lib/client/notifications/chime';
import { allowNotifications, notificationState, showNotification } from '@/lib/client/notifications/notification';
import { toldPreferences } from '@/lib/client/notifications/preferences';
import { tellOnce } from '@/lib/client/notifications/tell-once';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { shellWords } from './words';
import { describeEnd } from '@/components/jobs/describe-batch';

/** Who waited longer than this would have liked to be told. */
const longMs = 45_000;

/** Tells of a batch that has come to its end: aloud to those who can't see it, and to those who look elsewhere as they wish. */
export async function tellEnd(jobs: StudioJob[], show: (jobId: string) => void): Promise<void> {
  const told = describeEnd(jobs);
  if (told === null) return;
  notices.announce(told.message);
  const { notifies, sounds } = toldPreferences.read();
  if (!notifies && !sounds) {
    offer(jobs);
    return;
  }
  if (await isSeenAnywhere()) return;
  await tellOnce({ name: told.name, storage: localStorage }, () => {
    if (sounds) void playChime();
    if (!notifies) return;
    showNotification({
      title: told.title,
      body: told.subject,
      tag: told.name,
      icon: told.job.results[0]?.thumbnailUrl ?? null,
      onPress: () => show(told.job.id),
    });
  });
}

/** After the first long job, once: whether to be told of the next ones. Nothing is asked of the browser before a press. */
function offer(jobs: StudioJob[]): void {
  const { wasOffered } = toldPreferences.read();
  const state = notificationState();
  if (wasOffered || (state !== 'asks' && state !== 'allowed') || !jobs.some(wasLong)) return;
  toldPreferences.change({ wasOffered: true });
  notices.show(shellWords.offer, {
    stays: true,
    action: { words: shellWords.tellMe, run: () => void allow() },
  });
}

async function allow(): Promise<void> {
  const notifies = (await allowNotifications()) === 'allowed';
  toldPreferences.change({ notifies });
  notices.show(notifies ? shellWords.willTell : shellWords.mayNot);
}

function wasLong({ createdAt, completedAt }: StudioJob): boolean {
  return completedAt !== null && Date.parse(completedAt) - Date.parse(createdAt) >= longMs;
}
