'use client';

import { Check, Hash, Star } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { priceRate } from '@/lib/client/price/estimate-price';
import { intentsOf } from '@/lib/client/models/intents';
import type { LooseModel } from '@/lib/contract/model';
import { ModelImage } from './model-image';
import { lateMessages } from '../messages-late';
import { formatPrice } from '@/lib/client/price/format-price';

const rowClasses = 'group flex w-full scroll-my-9 items-center gap-1 rounded-sm data-active:bg-sunken';
const cellClasses = 'flex min-w-0 flex-1 cursor-pointer items-center gap-3 py-1.5 pl-2 max-desk:py-2.5';

/**
 * A model to choose: its image, name, summary, who generates for it, price where one is published, and star. One that
 * can't generate now shows the reason in place of its summary.
 */
export function ModelRow({
  id,
  model,
  engine,
  isActive,
  isCurrent,
  isFavourite,
  onPoint,
  onChoose,
  onFavourite,
}: {
  id: string;
  model: LooseModel;
  /** Who generates; null where all models have the same. */
  engine: string | null;
  /** Whether Enter would choose it. */
  isActive: boolean;
  isCurrent: boolean;
  isFavourite: boolean;
  onPoint: () => void;
  onChoose: () => void;
  onFavourite: () => void;
}) {
  const name = model.display_name ?? model.id;
  const rate = priceRate(model.pricing);
  const price = rate === null || rate.high === 0 ? [] : [formatPrice(rate)];
  const facts = [...(engine === null ? [] : [engine]), ...price];
  const unavailable = model.unavailable ?? null;
  return (
    <div
      role="row"
      aria-selected={isActive}
      aria-current={isCurrent || undefined}
      data-active={isActive || undefined}
      onPointerMove={onPoint}
      className={rowClasses}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field above holds the focus and hears the keys */}
      <div id={id} role="gridcell" tabIndex={-1} className={cellClasses} onClick={onChoose}>
        <span className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-muted group-data-active:bg-panel">
          <ModelImage key={model.id} model={model} intent={intentsOf(model)[0] ?? 'make'} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className={`truncate font-medium ${unavailable === null ? '' : 'text-faint'}`}>{name}</span>
            {name !== model.id && <span className="min-w-0 shrink-[2] truncate text-sm text-faint">{model.id}</span>}
            {isCurrent && (
              <Check aria-label={lateMessages.inTheForm} className="size-3.5 shrink-0 self-center text-accent" />
            )}
          </span>
          <span className="flex items-baseline gap-3">
            {unavailable === null ? (
              <span className="min-w-0 flex-1 truncate text-muted">{model.summary}</span>
            ) : (
              <span className="line-clamp-2 min-w-0 flex-1 text-warn">{unavailable}</span>
            )}
            {facts.length > 0 && (
              <span className="max-w-1/2 shrink-0 truncate text-sm text-faint tabular-nums">{facts.join(' · ')}</span>
            )}
          </span>
        </span>
      </div>
      <div role="gridcell" className="shrink-0 pr-1">
        <IconButton
          label={isFavourite ? lateMessages.isFavourite(name) : lateMessages.markFavourite(name)}
          aria-pressed={isFavourite}
          tabIndex={isActive ? 0 : -1}
          onClick={onFavourite}
          className={
            isFavourite
              ? 'text-accent max-desk:size-11'
              : 'opacity-0 group-data-active:opacity-100 focus-visible:opacity-100 max-desk:size-11 max-desk:opacity-100'
          }
        >
          <Star aria-hidden className={isFavourite ? 'fill-current' : ''} />
        </IconButton>
      </div>
    </div>
  );
}

/** An unlisted model to choose: only its id is known. */
export function ModelIdRow({
  id,
  title,
  hint,
  isActive,
  onPoint,
  onChoose,
}: {
  id: string;
  title: string;
  /** A text below the title; null for none. */
  hint: string | null;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  return (
    <div
      role="row"
      aria-selected={isActive}
      data-active={isActive || undefined}
      onPointerMove={onPoint}
      className={`${rowClasses} ${hint === null ? '' : 'mt-1.5'}`}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field above holds the focus and hears the keys */}
      <div id={id} role="gridcell" tabIndex={-1} className={cellClasses} onClick={onChoose}>
        <span className="grid size-9 shrink-0 place-items-center text-muted">
          <Hash aria-hidden className="size-4" />
        </span>
        <span className="min-w-0 pr-2">
          <span className="block truncate font-medium">{title}</span>
          {hint !== null && <span className="block truncate text-muted">{hint}</span>}
        </span>
      </div>
    </div>
  );
}
