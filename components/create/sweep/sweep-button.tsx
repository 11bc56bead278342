'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Grid3x3 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { Suspense } from 'react';
import { jobMessages } from '@/components/jobs/messages';
import { Button } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import { useCommandSource } from '@/components/ui/use-command-source';
import { useLatePopover } from '@/components/ui/use-late-popover';
import type { Command } from '@/lib/client/commands';
import { formatWhen } from '@/lib/client/format';
import { sweepListOptions } from '@/lib/client/jobs/sweeps';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { lateMessages } from '../messages-late';
import type { RequestState } from '../request/request-state';

const SweepPanel = latePart(async () => (await import('./sweep-panel')).SweepPanel);

/** Opens the panel that varies one or two settings of the request. */
export function SweepButton({ request, staged }: { request: RequestState; staged: StudioJob | null }) {
  const queries = useQueryClient();
  const router = useRouter();
  const { button, popover, wasOpened } = useLatePopover();
  useCommandSource(() => [
    {
      id: 'create.sweep',
      group: 'here',
      label: lateMessages.sweep,
      detail: lateMessages.sweepHint,
      run: () => popover.onOpenChange(true),
    },
  ]);
  useCommandSource(async () => {
    const sweeps = await queries.fetchQuery(sweepListOptions());
    return sweeps.flatMap(({ id, title, jobIds: [job], createdAt }): Command[] =>
      job === undefined
        ? []
        : [
            {
              id: `sweep.${id}`,
              group: 'jobs',
              label: jobMessages.sweep({ title }),
              detail: formatWhen(createdAt, new Date()),
              run: () => router.push(`/?${new URLSearchParams({ job })}`),
            },
          ],
    );
  });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        title={lateMessages.sweepHint}
        aria-label={lateMessages.sweep}
        className="max-desk:h-11"
        {...button}
      >
        <Grid3x3 aria-hidden />
        {lateMessages.sweepShort}
      </Button>
      {wasOpened && (
        <Suspense>
          <SweepPanel popover={popover} request={request} staged={staged} />
        </Suspense>
      )}
    </>
  );
}
