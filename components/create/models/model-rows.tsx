'use client';

import type { ReactNode } from 'react';
import { describeMatch } from '@/components/models/search/describe-match';
import type { ModelUsage } from '@/lib/contract/studio/model-usage';
import { useStableCallbacks } from '../use-stable-callbacks';
import { lateMessages } from '../messages-late';
import { ModelIdRow, ModelRow } from './model-row';
import type { ModelSearch } from './use-model-search';

/** The rows of a search among the models, under the headings of their groups; the typed id is the last. */
export function ModelRows({
  found,
  usage,
  isEmbedded,
  hasEngines,
  currentId,
  rowId,
  onChoose,
}: {
  found: ModelSearch;
  usage: ReadonlyMap<string, ModelUsage>;
  isEmbedded: boolean;
  /** Whether rows say who generates. */
  hasEngines: boolean;
  currentId: string;
  rowId: (id: string) => string;
  onChoose: (id: string) => void;
}) {
  const { groups, unlistedIds, typedId, activeId, setActive } = found;
  const stable = useStableCallbacks({ point: setActive, choose: onChoose, favourite: found.toggleFavourite });
  return (
    <>
      {groups.map(({ kind, heading, models: members }) => (
        <RowGroup key={kind} heading={heading}>
          {members.map((model) => {
            const match = found.matchOf(model.id);
            return (
              <ModelRow
                key={model.id}
                id={rowId(model.id)}
                model={model}
                usage={usage.get(model.id) ?? null}
                engine={model.engine?.title ?? (hasEngines ? lateMessages.builtIn : null)}
                isEmbedded={isEmbedded}
                isActive={model.id === activeId}
                isCurrent={model.id === currentId}
                isFavourite={found.favourites.includes(model.id)}
                words={match?.words}
                foundBy={match === null ? null : describeMatch(match)}
                onPoint={stable.point}
                onChoose={stable.choose}
                onFavourite={stable.favourite}
              />
            );
          })}
        </RowGroup>
      ))}
      {unlistedIds.length > 0 && (
        <RowGroup heading={lateMessages.usedBefore}>
          {unlistedIds.map((id) => (
            <ModelIdRow
              key={id}
              id={rowId(id)}
              title={id}
              hint={null}
              isActive={id === activeId}
              onPoint={() => setActive(id)}
              onChoose={() => onChoose(id)}
            />
          ))}
        </RowGroup>
      )}
      {typedId !== null && (
        <ModelIdRow
          id={rowId(typedId)}
          title={lateMessages.chooseTypedId({ id: typedId })}
          hint={lateMessages.typedIdHint}
          isActive={typedId === activeId}
          onPoint={() => setActive(typedId)}
          onChoose={() => onChoose(typedId)}
        />
      )}
    </>
  );
}

function RowGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div role="rowgroup" aria-label={heading}>
      <div aria-hidden className="sticky top-0 z-10 bg-panel px-2 pt-2 pb-1 text-sm text-faint">
        {heading}
      </div>
      {children}
    </div>
  );
}
