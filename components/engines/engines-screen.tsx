'use client';

import { useQuery } from '@tanstack/react-query';
import { Plug, Plus } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useState } from 'react';
import { useMediaDrop } from '@/components/schema-form/media/use-media-drop';
import { Button } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import { Skeleton } from '@/components/ui/skeleton';
import { engineListOptions } from '@/lib/client/engines/engines';
import { toasts } from '@/lib/client/toasts';
import { handedFile } from '@/lib/client/engines/handed-file';
import { canAddTo, workflowEngine } from '@/lib/client/engines/workflow-engine';
import { EngineCard } from './list/engine-card';
import { NoEngines } from './list/no-engines';
import { engineMessages } from './messages';
import { type EnginesSheet, readSheet, sheetUrl } from '@/lib/client/engines-view-state';

const ConnectSheet = latePart(async () => (await import('./connect/connect-sheet')).ConnectSheet);
const ModelSheet = latePart(async () => (await import('./add/model-sheet')).ModelSheet);

const againMs = 5000;

/** The Engines screen: the state of each engine and its models, and a sheet that makes a workflow a model. */
export function EnginesScreen() {
  const { data, error, refetch } = useQuery({ ...engineListOptions(), refetchInterval: againMs });
  const sheet = readSheet(useSearchParams().toString());
  const [dropped, setDropped] = useState(handedFile.current);
  useEffect(() => handedFile.set(null), []);
  const fitting = (data?.engines ?? []).filter(canAddTo);
  const [connected, setConnected] = useState<string | null>(null);
  const shown =
    sheet === null || sheet.kind === 'connect' ? undefined : data?.engines.find(({ name }) => name === sheet.engine);

  function go(next: EnginesSheet | null) {
    setDropped(null);
    window.history.pushState(null, '', sheetUrl(next));
  }

  function takeFiles(files: File[]) {
    const [file] = files;
    if (data == null || file === undefined) return;
    const engine = workflowEngine(data);
    if (engine === null) toasts.show(engineMessages.noComfy, { tone: 'bad', stays: true });
    else if (!data.can_change) toasts.show(engineMessages.cannotDrop, { tone: 'bad' });
    else if (files.length > 1) toasts.show(engineMessages.dropOne, { tone: 'bad' });
    else {
      go({ kind: 'add', engine: engine.name });
      setDropped(file);
    }
  }
  const drop = useMediaDrop({
    files: takeFiles,
    address: () => toasts.show(engineMessages.dropFile, { tone: 'bad' }),
  });

  return (
    <>
      <main data-slot="page" className="relative h-full overflow-y-auto" {...drop.handlers}>
        <div className="mx-auto flex min-h-full w-full max-w-[860px] flex-col gap-6 px-6 py-10 max-desk:px-4 max-desk:py-6">
          <header className="flex flex-wrap items-start gap-3">
            <div className="min-w-0 flex-1">
              <h1 className="text-xl font-semibold">{engineMessages.title}</h1>
              <p className="mt-1 max-w-[60ch] text-muted">{engineMessages.lead}</p>
            </div>
            {data != null && data.engines.length > 0 && (
              <Button aria-haspopup="dialog" className="max-desk:h-11" onClick={() => go({ kind: 'connect' })}>
                <Plug aria-hidden />
                {engineMessages.connect}
              </Button>
            )}
          </header>
          {error !== null && (
            <div role="alert" className="flex items-center gap-3 rounded bg-bad-soft px-4 py-3">
              <p className="min-w-0 flex-1 wrap-anywhere">{engineMessages.unreachable({ why: error.message })}</p>
              <Button onClick={() => void refetch()}>{engineMessages.tryAgain}</Button>
            </div>
          )}
          {data === undefined && error === null && <EnginesSkeleton />}
          {data === null && (
            <div>
              <p className="font-medium">{engineMessages.notOffered}</p>
              <p className="mt-1 max-w-[60ch] text-muted">{engineMessages.notOfferedHint}</p>
            </div>
          )}
          {data?.can_change === false && data.engines.length > 0 && (
            <p className="rounded bg-sunken px-4 py-3 text-muted">{engineMessages.cannotChange}</p>
          )}
          {data?.engines.length === 0 && <NoEngines canChange={data.can_change} onConnected={setConnected} />}
          {data != null && data.engines.length > 0 && (
            <ul className="flex flex-col gap-4">
              {data.engines.map((engine) => (
                <li key={engine.name}>
                  <EngineCard
                    engine={engine}
                    canChange={data.can_change}
                    isNew={engine.name === connected}
                    onOpen={go}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
        {drop.isOver && (
          <div className="pointer-events-none fixed inset-3 z-30 grid place-items-center rounded-lg border-2 border-dashed border-accent bg-accent-soft/90">
            <p className="flex items-center gap-2 text-lg font-semibold text-accent">
              <Plus aria-hidden className="size-5" />
              {engineMessages.dropHere}
            </p>
          </div>
        )}
      </main>
      {/* Outside of the screen, so that a file dropped on the sheet is not dropped on the screen too. */}
      {sheet?.kind === 'connect' && data != null && data.engines.length > 0 && (
        <Suspense>
          <ConnectSheet
            canChange={data.can_change}
            onConnected={(name) => {
              setConnected(name);
              // It takes seconds, after which another screen or sheet may be open.
              const { pathname, search } = window.location;
              if (pathname === sheetUrl(null) && readSheet(search)?.kind === 'connect') go(null);
            }}
            onClose={() => go(null)}
          />
        </Suspense>
      )}
      {sheet !== null && sheet.kind !== 'connect' && shown !== undefined && data?.can_change === true && (
        <Suspense>
          <ModelSheet
            key={sheet.kind === 'add' ? 'add' : sheetUrl(sheet)}
            engine={shown}
            engines={fitting}
            editedId={sheet.kind === 'edit' ? sheet.model : null}
            dropped={dropped}
            onEngine={(engine) => window.history.replaceState(null, '', sheetUrl({ kind: 'add', engine }))}
            onClose={() => go(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function EnginesSkeleton() {
  return (
    <div role="status" aria-label={engineMessages.loading} className="flex flex-col gap-4">
      <Skeleton className="h-52" />
      <Skeleton className="h-52" />
    </div>
  );
}
