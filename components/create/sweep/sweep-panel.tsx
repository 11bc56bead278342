'use client';

import { useState } from 'react';
import { AnchoredPanel } from '@/components/ui/anchored-panel';
import { Skeleton } from '@/components/ui/skeleton';
import type { LatePopoverState } from '@/components/ui/use-late-popover';
import type { RequestState } from '../request/request-state';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { AxisEditor } from './axis/axis-editor';
import { sweepMessages } from './messages';
import { toNewSweep } from './plan/plan-sweep';
import { SweepBase } from './sweep-base';
import { SweepFooter } from './sweep-footer';
import { SweepPreview } from './sweep-preview';
import { emptyDraft, type SweepDraft, type SweepSetUp, useSweep } from './use-sweep';
import { type StartSweep, useStartSweep } from './use-start-sweep';

const noUploads = { pending: 0, failed: 0 };

/** Sets up a sweep of the request: its axes, a preview of its grid, and what it will take. */
export function SweepPanel({
  popover,
  request,
  staged,
}: {
  popover: LatePopoverState;
  request: RequestState;
  /** The job on the stage. */
  staged: StudioJob | null;
}) {
  const [draft, setDraft] = useState<SweepDraft>(() => emptyDraft(request.model.model?.id ?? ''));
  // Here, because the panel's content goes when it is closed, while a sweep may still be on its way.
  const sending = useStartSweep((pressedAt) => {
    popover.onOpenChange(false);
    // The next sweep gets another seed.
    setDraft((before) => ({ ...before, chance: Math.random(), start: null }));
    request.showPress(pressedAt);
  });
  return (
    <AnchoredPanel
      {...popover}
      title={sweepMessages.title}
      closeLabel={sweepMessages.close}
      className="h-[680px] w-[920px]"
    >
      <SweepBoard request={request} staged={staged} draft={draft} onChange={setDraft} sending={sending} />
    </AnchoredPanel>
  );
}

function SweepBoard({
  request,
  staged,
  draft,
  onChange,
  sending,
}: {
  request: RequestState;
  staged: StudioJob | null;
  draft: SweepDraft;
  onChange: (draft: SweepDraft) => void;
  sending: StartSweep;
}) {
  // The result that was there when the panel opened: others that end meanwhile do not change the sweep.
  const [first] = useState(staged);
  const { model, values } = request;
  const sweep = useSweep({ model, values, staged: first }, draft, onChange);
  if (sweep === null && request.model.model !== null && request.model.schema === null) {
    return <p className="p-4 text-muted">{sweepMessages.noForm}</p>;
  }
  if (sweep === null) {
    return (
      <div aria-busy className="flex flex-1 flex-col gap-4 p-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </div>
    );
  }
  const { plan } = sweep;
  return (
    <>
      <div className="grid min-h-0 flex-1 grid-cols-[360px_minmax(0,1fr)] max-desk:flex max-desk:flex-col max-desk:overflow-y-auto">
        <div className="flex min-h-0 flex-col gap-5 overflow-y-auto border-r border-line p-4 max-desk:shrink-0 max-desk:overflow-visible max-desk:border-r-0">
          <SweepBase sweep={sweep} />
          <Axis name="across" sweep={sweep} />
          <Axis name="down" sweep={sweep} />
        </div>
        <SweepPreview sweep={sweep} />
      </div>
      <SweepFooter
        sweep={sweep}
        sending={sending}
        uploads={sweep.start === 'form' ? request.uploads : noUploads}
        onSend={() => sending.start((id) => toNewSweep(plan, id))}
      />
    </>
  );
}

function Axis({ name, sweep }: { name: 'across' | 'down'; sweep: SweepSetUp }) {
  const other = name === 'across' ? sweep.axes.down : sweep.axes.across;
  return (
    <AxisEditor
      name={name}
      axis={sweep.axes[name]}
      planned={sweep.plan[name]}
      subjects={sweep.subjects.filter(({ id }) => id !== other.subject)}
      form={sweep.form}
      onChoose={(subject) => sweep.choose(name, subject)}
      onChange={(next) => sweep.change(name, next)}
      onSwap={name === 'down' && sweep.axes.down.subject !== null ? sweep.swap : null}
    />
  );
}
