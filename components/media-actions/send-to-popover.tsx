'use client';

import { useQuery } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore } from 'react';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { Button } from '@/components/ui/button';
import { useLineSearch } from '@/components/ui/use-line-search';
import type { LatePopoverState } from '@/components/ui/use-late-popover';
import { findSendTargets, type RankedTarget, rankSendTargets } from '@/lib/client/models/find-send-targets';
import { intentNames } from '@/lib/client/models/intents';
import { lastUsedModels, type LastUsedModels } from '@/lib/client/models/last-used-models';
import { modelListOptions } from '@/lib/client/models/models';
import { sendTargetsOf } from '@/lib/client/models/send-targets';
import type { LooseModel } from '@/lib/contract/model';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { actionMessages } from './messages';
import { SearchLine, SearchList } from './search-list';
import type { SendMedia } from './use-send-media';

const noModels: LastUsedModels = {};
const { send: messages } = actionMessages;

/** The fields of all models that accept files, the likeliest first; typing searches them. */
export function SendToPopover({
  popover,
  items,
  onSend,
}: {
  popover: LatePopoverState;
  items: readonly StudioMedia[];
  onSend: SendMedia;
}) {
  const { data: models, isError, refetch } = useQuery(modelListOptions());
  return (
    <AnchoredPopover
      {...popover}
      align="end"
      aria-label={actionMessages.sendTo}
      className="flex w-[min(340px,calc(100vw-16px))] flex-col overflow-hidden"
    >
      {models === undefined ? (
        <div role="status" className="flex items-center gap-2 p-3 text-muted">
          {isError ? messages.failed : messages.loading}
          {isError && (
            <Button size="sm" onClick={() => void refetch()}>
              {messages.tryAgain}
            </Button>
          )}
        </div>
      ) : (
        <Targets
          models={models}
          items={items}
          onChoose={(target) => {
            popover.onOpenChange(false);
            onSend(target, items);
          }}
        />
      )}
    </AnchoredPopover>
  );
}

/** Mounted when the popover opens: a search begins anew each time. */
function Targets({
  models,
  items,
  onChoose,
}: {
  models: readonly LooseModel[];
  items: readonly StudioMedia[];
  onChoose: (target: RankedTarget) => void;
}) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const lastUsed = useSyncExternalStore(lastUsedModels.subscribe, lastUsedModels.current, () => noModels);
  const kind = items[0]?.kind ?? 'image';
  const all = rankSendTargets(sendTargetsOf(kind, models), kind, lastUsed);
  const found = findSendTargets(all, typed);
  const search = useLineSearch({
    listId,
    keys: found.map(({ model, field }) => `${model.id} ${field.name}`),
    onTake: (index) => {
      const target = found[index];
      if (target !== undefined) onChoose(target);
    },
  });
  if (all.length === 0) return <p className="p-3 text-muted">{messages.noModel({ kind })}</p>;
  return (
    <SearchList
      label={actionMessages.sendTo}
      placeholder={messages.search}
      typed={typed}
      onType={setTyped}
      search={search}
      empty={found.length === 0 ? messages.none : null}
    >
      {found.map((target, index) => (
        <SearchLine
          key={`${target.model.id} ${target.field.name}`}
          search={search}
          index={index}
          onTake={() => onChoose(target)}
        >
          <span className="block truncate font-medium">
            {target.action === null ? intentNames[target.intent] : actionMessages.quick[target.action]} ·{' '}
            {target.model.display_name ?? target.model.id}
          </span>
          <span className="block truncate text-muted">{target.model.unavailable ?? target.field.title}</span>
        </SearchLine>
      ))}
    </SearchList>
  );
}
