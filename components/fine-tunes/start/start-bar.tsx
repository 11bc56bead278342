'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { formatBytes } from '@/lib/contract/format-bytes';
import { describeError } from '../describe-error';
import { ErrorNote } from '../error-note';
import { newProjectMessages } from '../messages-late';
import type { StartState } from './create-starter';
import type { NewProjectState } from './use-new-project';

type Busy = Exclude<StartState, { status: 'idle' | 'failed' }>;

function progressText(state: Busy): string {
  if (state.status === 'preparing') return newProjectMessages.preparing;
  if (state.status === 'creating') return newProjectMessages.creating;
  if (state.status === 'tokenizing') return newProjectMessages.starting;
  const [sent, all] = [formatBytes(state.sentBytes), formatBytes(state.bytes)];
  return state.attempt > 1
    ? newProjectMessages.uploadingAgain({ sent, all, attempt: state.attempt })
    : newProjectMessages.uploading({ sent, all });
}

/** The one button: it counts what will be used. What it does, and what went wrong, is shown in its place. */
export function StartBar({ project }: { project: NewProjectState }) {
  const { start, readiness, submit } = project;
  const id = useId();
  const isBusy = start.status !== 'idle' && start.status !== 'failed';
  const isBlocked = readiness.status === 'blocked';
  const rows = readiness.status === 'ready' ? readiness.rows : null;
  const hint = isBlocked
    ? readiness.why
    : readiness.leftOut > 0
      ? `${newProjectMessages.leftOut({ count: readiness.leftOut })} ${newProjectMessages.original}`
      : null;
  return (
    <div className="flex flex-col gap-2">
      {start.status === 'failed' && <StartFailed start={start} project={project} />}
      <Button
        variant="primary"
        size="lg"
        className="w-full"
        aria-disabled={isBlocked || isBusy}
        aria-describedby={hint === null ? undefined : id}
        onClick={() => {
          if (!isBlocked && !isBusy) submit(true);
        }}
      >
        {rows === null ? newProjectMessages.tokenize : newProjectMessages.tokenizeRows({ count: rows })}
      </Button>
      {isBusy && (
        <>
          <Progress
            share={start.status === 'uploading' && start.bytes > 0 ? start.sentBytes / start.bytes : null}
            label={newProjectMessages.uploadProgress}
          />
          <p className="flex items-center gap-2 text-sm text-muted tabular-nums">
            <span role="status">{progressText(start)}</span>
            {start.status === 'uploading' && (
              <Button size="sm" variant="quiet" className="ml-auto max-desk:h-11" onClick={project.cancel}>
                {newProjectMessages.cancel}
              </Button>
            )}
          </p>
        </>
      )}
      {!isBusy && hint !== null && (
        <p id={id} className="text-center text-sm text-balance text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

function StartFailed({
  start,
  project,
}: {
  start: Extract<StartState, { status: 'failed' }>;
  project: NewProjectState;
}) {
  const said =
    start.step === 'prepare' ? newProjectMessages.notPrepared : describeError(start.error, start.step, project.place);
  return (
    <ErrorNote {...said}>
      <Button className="max-desk:h-11" onClick={() => project.submit(true)}>
        {newProjectMessages.tryAgain}
      </Button>
    </ErrorNote>
  );
}
