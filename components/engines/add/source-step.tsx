'use client';

import { useQuery } from '@tanstack/react-query';
import { ChevronRight, FileUp } from 'lucide-react';
import { useRef } from 'react';
import { useNow } from '@/components/jobs/elapsed';
import { useMediaDrop } from '@/components/schema-form/media/use-media-drop';
import { classNames } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/skeleton';
import { formatWhen } from '@/lib/client/format';
import { toasts } from '@/lib/client/toasts';
import type { EngineRun, EngineState } from '@/lib/contract/engines';
import { engineRunsOptions } from '../api';
import { addMessages, engineMessages } from '../messages';

const accepted = 'image/png,image/webp,video/*,audio/*,application/json,.png,.webp,.json,.mp4,.webm,.flac';

/** Chooses where the workflow comes from: a file, or one of the engine's last runs. */
export function SourceStep({
  engine,
  onFile,
  onRun,
}: {
  engine: EngineState;
  onFile: (file: File) => void;
  onRun: (run: EngineRun) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (files.length > 1) toasts.show(engineMessages.dropOne, { tone: 'bad' });
    else if (file !== undefined) onFile(file);
  };
  const { isOver, handlers } = useMediaDrop({
    files: take,
    address: () => toasts.show(engineMessages.dropFile, { tone: 'bad' }),
  });
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-8 overflow-y-auto p-6 max-desk:p-4">
      <section className="flex flex-col gap-3">
        <div>
          <h3 className="text-md font-semibold">{addMessages.choose}</h3>
          <p className="mt-1 text-muted">{addMessages.chooseHint}</p>
        </div>
        <div
          {...handlers}
          className={classNames(
            'relative flex h-36 flex-col items-center justify-center rounded border border-dashed px-4 text-center transition-colors',
            isOver ? 'border-accent bg-accent-soft text-accent' : 'border-line-strong hover:border-faint',
          )}
        >
          <button
            type="button"
            className="flex items-center gap-2 rounded-xs font-medium after:absolute after:inset-0"
            onClick={() => input.current?.click()}
          >
            <FileUp aria-hidden className="size-4 shrink-0" />
            {isOver ? addMessages.dropNow : addMessages.drop}
          </button>
          <input
            ref={input}
            type="file"
            accept={accepted}
            aria-label={addMessages.drop}
            tabIndex={-1}
            hidden
            onChange={({ currentTarget }) => {
              take([...(currentTarget.files ?? [])]);
              // The same file can be chosen again after it has changed.
              currentTarget.value = '';
            }}
          />
        </div>
      </section>
      <LastRuns engine={engine} onRun={onRun} />
    </div>
  );
}

function LastRuns({ engine, onRun }: { engine: EngineState; onRun: (run: EngineRun) => void }) {
  const { data: runs, error } = useQuery(engineRunsOptions(engine.name));
  const now = new Date(useNow());
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h3 className="text-md font-semibold">{addMessages.lastRuns}</h3>
        <p className="mt-1 text-muted">{addMessages.lastRunsHint({ engine: engine.title })}</p>
      </div>
      {error !== null && <p className="text-muted wrap-anywhere">{addMessages.runsFailed({ why: error.message })}</p>}
      {runs === undefined && error === null && <Skeleton className="h-24" />}
      {runs?.length === 0 && <p className="text-muted">{addMessages.noRuns}</p>}
      {runs !== undefined && runs.length > 0 && (
        <ul className="flex flex-col rounded border border-line">
          {runs.map((run) => (
            <li key={run.id} className="border-line not-last:border-b">
              <button
                type="button"
                className="flex w-full items-center gap-3 px-3 py-2 text-left -outline-offset-2! hover:bg-sunken max-desk:py-3"
                onClick={() => onRun(run)}
              >
                <span className="min-w-0 flex-1 truncate font-medium">{run.title}</span>
                {run.finished_at !== null && (
                  <span className="shrink-0 text-sm text-muted tabular-nums">
                    {formatWhen(new Date(run.finished_at * 1000).toISOString(), now)}
                  </span>
                )}
                <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
