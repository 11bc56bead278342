'use client';

import { type CSSProperties, Suspense, memo, useCallback, useMemo, useRef } from 'react';
import { useJobActions } from '@/components/jobs/use-job-actions';
import { useJobs } from '@/components/jobs/use-jobs';
import { latePart } from '@/components/ui/late-part';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { useKeyDown } from '@/components/ui/use-key-down';
import { countOpen } from '@/lib/client/jobs/job-pages';
import { type PaneSizes, paneLimits } from './panes/panes';
import { isUnsent } from '@/lib/contract/studio/studio-job-status';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { PaneTabs } from './panes/pane-tabs';
import { RequestPane } from './request/request-pane';
import { useEditing } from './edit/use-editing';
import { usePanes } from './panes/use-panes';
import { unrecorded } from './request/use-submissions';
import { toasts } from '@/lib/client/toasts';
import type { BatchCell } from '@/lib/client/jobs/batch-cells';
import type { LinkedTarget, SendTarget } from '@/lib/client/models/send-targets';
import { createMessages } from './messages';
import { useFormParts } from './request/use-form-parts';
import { useRequest } from './request/use-request';
import { useStage } from './stage/use-stage';
import { useStableCallbacks } from './use-stable-callbacks';
import { useViewState } from './use-view-state';

// Their code loads beside the jobs, without which they show nothing. Memoised, they are not drawn again as one types in the form.
const Stage = memo(latePart(async () => (await import('./stage/stage')).Stage, StageRoom));
const JobsBar = memo(latePart(async () => (await import('@/components/jobs/bar/jobs-bar')).JobsBar, JobsRoom));
const Details = memo(latePart(async () => (await import('./stage/details')).Details));

/** The Create screen: the request, the result, the jobs, and the details of the job on the stage. */
export function CreateScreen({ initialPanes }: { initialPanes: PaneSizes }) {
  const view = useViewState();
  const { go } = view;
  const { sizes, resize, pane: chosenPane, setPane } = usePanes(initialPanes);
  const list = useJobs();

  const show = useCallback(
    (job: string | null) => {
      go({ job, result: null, view: null });
      setPane('image');
    },
    [go, setPane],
  );
  const chosenAt = useRef(0);
  const choose = useCallback(
    (job: string) => {
      chosenAt.current = Date.now();
      show(job);
    },
    [show],
  );
  const openModel = useCallback((model: string) => go({ model }), [go]);
  const parts = useFormParts();
  const { closeStageTool, Splitter } = parts.data ?? {};
  // A press takes the stage, unless the person chose something before the studio answered.
  const follow = useCallback(
    (pressedAt: number) => {
      if (chosenAt.current > pressedAt) return;
      closeStageTool?.(pressedAt);
      show(null);
    },
    [closeStageTool, show],
  );
  const request = useRequest({ namedModel: view.model, logic: parts.data, onModel: openModel, onRecorded: follow });
  const jobActions = useJobActions({ onRetried: choose });
  const staged = useStage(view.job, list, parts.data);
  const { models } = request.model;
  // As `short:` of the styles.
  const isShort = useMediaQuery('(width < 900px) and (height < 560px)');
  // A first visit starts with what Easel is, if there is room, and a link to a job at its result.
  const isAtImage = view.job !== null || (staged.state === 'none' && !request.model.isUnlisted && !isShort);
  const pane = chosenPane ?? (isAtImage ? 'image' : 'request');
  const open = countOpen(list.jobs);
  // It loads with the form, without which nothing is sent.
  const SendingTile = parts.data?.SendingTile;
  const sending = useMemo(
    () =>
      SendingTile === undefined
        ? []
        : unrecorded(request.pending, list.jobs).map((submission) => ({
            key: submission.key,
            node: <SendingTile submission={submission} />,
          })),
    [SendingTile, request.pending, list.jobs],
  );

  const editing = useEditing({ request, actions: jobActions, jobs: list.jobs, messages: parts.data?.lateMessages });
  const { edit: editRequest } = request;
  const { begin: beginEditing } = editing;
  const edit = useCallback(
    (job: StudioJob) => {
      if (isUnsent(job.status)) beginEditing(job);
      else void editRequest(job);
      setPane('request');
    },
    [editRequest, beginEditing, setPane],
  );
  function remix(job: StudioJob, seed: string | null) {
    setPane('request');
    void request.remixing.begin(job, seed);
  }
  function lockSeed(model: string, seed: string) {
    setPane('request');
    void request.lockSeed(model, seed);
  }
  const LinkedRequestWatch = parts.data?.LinkedRequestWatch;
  const linkHandlers = {
    isReady: !request.model.list.isPending,
    onRemix: (job: StudioJob | null) => {
      go({ remix: null, seed: null });
      if (job !== null) remix(job, view.seed ?? job.seed);
      else if (parts.data !== undefined) toasts.show(parts.data.lateMessages.unknownJob, { tone: 'bad' });
    },
    onSeed: (model: string, seed: string) => {
      go({ seed: null });
      lockSeed(model, seed);
    },
    onMedia: (link: LinkedTarget) => {
      go({ field: null, media: null });
      const found = parts.data?.readSendTarget(link, models) ?? null;
      if (found !== null) request.putMedia(found.use, found.paths);
      setPane('request');
    },
  };
  // A stable object, so that typing does not render the tiles again.
  const tileActions = useMemo(() => ({ ...jobActions, select: choose, edit }), [jobActions, choose, edit]);

  useSendKey(request.send);
  const stagedJob = staged.state === 'job' ? staged.job : null;
  const stable = useStableCallbacks({
    remix,
    runAgain: (job: StudioJob, seed: string | null) => void request.remixing.repeat(job, seed),
    runBatch: request.submitBatch,
    lockSeed,
    applySettings: (job: StudioJob) => {
      setPane('request');
      void request.applySettings(job);
    },
    show: ({ job, index }: Pick<BatchCell, 'job' | 'index'>, options?: { isSingle: boolean }) => {
      chosenAt.current = Date.now();
      const result = index === 0 ? null : String(index + 1);
      go({ job: job.id, result, ...(options === undefined ? {} : { view: options.isSingle ? 'single' : null }) });
    },
    showForm: () => setPane('request'),
    sendTo: (use: SendTarget, addresses: readonly string[]) => {
      request.putMedia(use, addresses);
      setPane('request');
    },
  });
  const stageActions = useMemo(
    () => ({
      ...jobActions,
      sendTo: stable.sendTo,
      lockSeed: stable.lockSeed,
      applySettings: stable.applySettings,
      show: stable.show,
      edit,
    }),
    [jobActions, stable, edit],
  );
  const stageView = useMemo(
    () => ({ job: view.job, result: view.result, isSingle: view.isSingle }),
    [view.job, view.result, view.isSingle],
  );
  const details = useMemo(
    () =>
      stagedJob === null ? null : (
        <Suspense>
          <Details job={stagedJob} view={stageView} models={models} actions={stable} />
        </Suspense>
      ),
    [stagedJob, stageView, models, stable],
  );

  return (
    <main
      data-pane={pane}
      className="group/create grid h-full grid-cols-[min(var(--form),45vw)_minmax(0,1fr)_auto] max-desk:flex max-desk:flex-col"
      style={{ '--form': `${sizes.form}px`, '--strip': `${sizes.strip}px` } as CSSProperties}
    >
      <h1 className="sr-only">{createMessages.title}</h1>
      {LinkedRequestWatch !== undefined && <LinkedRequestWatch linked={view} handlers={linkHandlers} />}
      <PaneTabs pane={pane} openJobs={open.running + open.waiting} onShow={setPane} />
      <section
        id="pane-request"
        aria-label={createMessages.request}
        className="relative min-h-0 border-r border-line max-desk:flex-1 max-desk:border-r-0 max-desk:not-in-data-[pane=request]:hidden max-desk:group-data-has-tool/create:hidden"
      >
        <RequestPane request={request} parts={parts} editing={editing} staged={stagedJob} onFilled={stable.showForm} />
        {Splitter !== undefined && (
          <Splitter
            orientation="vertical"
            label={createMessages.resizeForm}
            size={sizes.form}
            {...paneLimits.form}
            onResize={(form) => resize({ form })}
            className="-right-1 max-desk:hidden"
          />
        )}
      </section>
      <div className="flex min-h-0 min-w-0 flex-col max-desk:contents">
        <div
          id="pane-image"
          className="flex min-h-0 flex-1 flex-col max-desk:not-in-data-[pane=image]:hidden group-data-has-tool/create:flex! group-data-has-tool/create:*:[section]:hidden"
        >
          <Suspense fallback={<StageRoom />}>
            <Stage staged={staged} view={stageView} models={models} details={details} actions={stageActions} />
          </Suspense>
          {/* Tools of the form are drawn into it, in place of the result, its details and the jobs. */}
          <div id="stage-tools" className="contents" />
        </div>
        <div
          id="pane-jobs"
          className="relative h-(--strip) shrink-0 border-t border-line max-desk:h-auto max-desk:min-h-0 max-desk:flex-1 max-desk:border-t-0 max-desk:not-in-data-[pane=jobs]:hidden group-data-has-tool/create:hidden"
        >
          {Splitter !== undefined && (
            <Splitter
              orientation="horizontal"
              isReversed
              label={createMessages.resizeJobs}
              size={sizes.strip}
              {...paneLimits.strip}
              onResize={(strip) => resize({ strip })}
              className="-top-1 max-desk:hidden"
            />
          )}
          <Suspense fallback={<JobsRoom />}>
            <JobsBar selectedId={stagedJob?.id ?? null} actions={tileActions} sending={sending} />
          </Suspense>
        </div>
      </div>
      {staged.state !== 'none' && (
        <aside
          aria-label={createMessages.details}
          className="hidden min-h-0 w-72 overflow-y-auto border-l border-line bg-panel wide:not-group-data-has-tool/create:block"
        >
          {details}
        </aside>
      )}
    </main>
  );
}

/** The placeholder of the stage until its code has loaded. */
function StageRoom() {
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-canvas">
      <div className="h-12 shrink-0 border-b border-line bg-panel" />
    </div>
  );
}

/** The placeholder of the jobs until their code has loaded. */
function JobsRoom() {
  return <div className="h-full min-h-0 bg-panel" />;
}

/** ⌘↵ or Ctrl+↵ sends, from any focus on this screen. */
function useSendKey(send: () => void) {
  useKeyDown((event) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.defaultPrevented || event.repeat) return;
    event.preventDefault();
    send();
  });
}
