import { isOwn } from '@/lib/client/me';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { formatList } from '@/lib/intl/format-list';
import { queueMessages } from './messages';

const mostNames = 3;

/** Whose some jobs are, oneself first: “you, Ann, and Ben”. Of more than three others, some are counted. */
export function describeOwners(jobs: readonly Pick<StudioJob, 'owner'>[]): string {
  const others = new Map(jobs.flatMap(({ owner }) => (isOwn(owner) ? [] : [[owner.id, owner.name] as const])));
  const names = [...others.values()].toSorted((one, other) => one.localeCompare(other));
  const left = names.length > mostNames ? names.splice(mostNames).length : 0;
  return formatList([
    ...(jobs.some(({ owner }) => isOwn(owner)) ? [queueMessages.you] : []),
    ...names,
    ...(left > 0 ? [queueMessages.moreOwners({ count: left })] : []),
  ]);
}
