'use client';

import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { queueMessages } from './messages';
import { queueScope, readScope, type QueueScope } from './use-queue-scope';

/** The choice between one's own jobs and everyone's. */
export function ScopeChoice({ scope }: { scope: QueueScope }) {
  return (
    <Segmented
      aria-label={queueMessages.scope}
      className="mt-2"
      value={scope}
      onValueChange={(chosen) => queueScope.set(readScope(chosen))}
    >
      <SegmentedItem value="mine">{queueMessages.mine}</SegmentedItem>
      <SegmentedItem value="everyone">{queueMessages.everyone}</SegmentedItem>
    </Segmented>
  );
}
