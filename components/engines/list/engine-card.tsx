'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Cloud, Plus, RefreshCw, Workflow } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useNow } from '@/components/jobs/elapsed';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { engineKeys } from '@/lib/client/engines/engines';
import { formatWhen } from '@/lib/client/format';
import { modelKeys } from '@/lib/client/models/models';
import { reportActionError } from '@/lib/client/report-error';
import type { EngineState } from '@/lib/contract/engines';
import { checkEngine } from '@/lib/client/engines/engines';
import { canAddTo } from '@/lib/client/engines/workflow-engine';
import { engineMessages } from '../messages';
import type { EnginesSheet } from '@/lib/client/engines-view-state';
import { formatAgo } from './describe-engine';
import { EngineFacts } from './engine-facts';
import { EngineModels } from './engine-models';
import { RemoveEngine } from './remove-engine';

/** An engine: its state, its figures and its models. */
export function EngineCard({
  engine,
  canChange,
  isNew = false,
  onOpen,
}: {
  engine: EngineState;
  canChange: boolean;
  /** Whether it was connected just now: its first button takes the focus of the form, which is gone. */
  isNew?: boolean;
  onOpen: (sheet: EnginesSheet) => void;
}) {
  const { name, title, software, state, reason } = engine;
  const id = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew) addButton.current?.focus();
  }, [isNew]);
  const now = new Date(useNow());
  const client = useQueryClient();
  const check = useMutation({
    mutationFn: () => checkEngine(name),
    networkMode: 'always',
    onError: reportActionError,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: engineKeys.list }),
        client.invalidateQueries({ queryKey: modelKeys.list }),
      ]),
  });
  const Icon = engine.is_paid ? Cloud : Workflow;
  const isAway = state === 'away';
  return (
    <section aria-labelledby={id} className="flex flex-col rounded-lg border border-line bg-panel max-desk:-mx-2">
      <header className="flex flex-wrap items-start gap-x-3 gap-y-3 p-4">
        <span className="grid size-9 shrink-0 place-items-center rounded bg-sunken text-muted">
          <Icon aria-hidden className="size-4.5" />
        </span>
        <div className="min-w-[min(16rem,70%)] flex-1">
          <h2 id={id} className="text-md font-semibold wrap-anywhere">
            {title}
          </h2>
          <p className="text-muted wrap-anywhere">
            {[
              software ?? (isAway ? engineMessages.neverAnswered : null),
              engineMessages.checked({ ago: formatAgo(engine.checked_at, now) }),
            ]
              .filter((fact) => fact !== null && fact !== title)
              .join(' · ')}
          </p>
          <p className="mt-1.5 flex items-center gap-2">
            <span aria-hidden className={classNames('size-2 shrink-0 rounded-full', isAway ? 'bg-warn' : 'bg-ok')} />
            {isAway
              ? engineMessages.away({ when: formatWhen(new Date(engine.since * 1000).toISOString(), now) })
              : engineMessages.ready}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            aria-disabled={check.isPending}
            aria-label={check.isPending ? undefined : engineMessages.checkOf({ title })}
            className="max-desk:h-11"
            onClick={() => {
              if (!check.isPending) check.mutate();
            }}
          >
            <RefreshCw aria-hidden />
            {check.isPending ? engineMessages.checking : engineMessages.checkNow}
          </Button>
          {canChange && canAddTo(engine) && (
            <Button
              ref={addButton}
              aria-label={engineMessages.addTo({ title })}
              className="max-desk:h-11"
              onClick={() => onOpen({ kind: 'add', engine: name })}
            >
              <Plus aria-hidden />
              {engineMessages.add}
            </Button>
          )}
          {canChange && engine.is_removable && <RemoveEngine engine={engine} />}
        </div>
      </header>
      {isAway && reason !== null && (
        <p className="mx-4 mb-4 rounded bg-warn-soft px-3 py-2 text-warn wrap-anywhere">{reason}</p>
      )}
      <EngineFacts engine={engine} />
      <EngineModels engine={engine} canChange={canChange && canAddTo(engine)} onOpen={onOpen} />
    </section>
  );
}
