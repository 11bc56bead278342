'use client';

import { Check, Hash } from 'lucide-react';
import { memo } from 'react';
import { ModelReason } from '@/components/models/card/model-reason';
import { FavouriteStar } from '@/components/models/card/favourite-star';
import { FoundBy } from '@/components/models/card/found-by';
import { MarkedText } from '@/components/models/card/marked-text';
import { MediumChips } from '@/components/models/card/medium-chips';
import { ModelLine } from '@/components/models/card/model-line';
import { ModelThumbnail } from '@/components/models/card/model-thumbnail';
import type { ModelUsage } from '@/lib/contract/studio/model-usage';
import type { LooseModel } from '@/lib/contract/model';
import { lateMessages } from '../messages-late';

const rowClasses = 'group flex w-full scroll-my-9 items-center gap-1 rounded-sm data-active:bg-sunken';
const cellClasses = 'flex min-w-0 flex-1 cursor-pointer items-center gap-3 py-1.5 pl-2 max-desk:py-2.5';
const noWords: readonly string[] = [];

/**
 * A model to choose: its example, name, what it does, what goes in and comes out, who generates, how long, what it costs,
 * and its star. One that can't generate now shows the reason in place of its summary.
 */
export const ModelRow = memo(function ModelRow({
  id,
  model,
  usage,
  engine,
  isEmbedded,
  isActive,
  isCurrent,
  isFavourite,
  words = noWords,
  foundBy,
  onPoint,
  onChoose,
  onFavourite,
}: {
  id: string;
  model: LooseModel;
  usage: ModelUsage | null;
  /** Who generates; null where all models have the same. */
  engine: string | null;
  isEmbedded: boolean;
  /** Whether Enter would choose it. */
  isActive: boolean;
  isCurrent: boolean;
  isFavourite: boolean;
  /** The words to mark. */
  words?: readonly string[];
  /** What explains why it was found; null where its texts do. */
  foundBy: string | null;
  onPoint: (id: string) => void;
  onChoose: (id: string) => void;
  onFavourite: (id: string) => void;
}) {
  const name = model.display_name ?? model.id;
  return (
    <div
      role="row"
      aria-selected={isActive}
      aria-current={isCurrent || undefined}
      data-active={isActive || undefined}
      onPointerMove={isActive ? undefined : () => onPoint(model.id)}
      className={`${rowClasses} [contain-intrinsic-size:auto_80px] [content-visibility:auto]`}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field above holds the focus and hears the keys */}
      <div id={id} role="gridcell" tabIndex={-1} className={cellClasses} onClick={() => onChoose(model.id)}>
        <span className="grid h-14 w-[88px] shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-muted group-data-active:bg-panel">
          <ModelThumbnail model={model} usage={usage} isEmbedded={isEmbedded} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            <span className={`truncate font-medium ${model.unavailable == null ? '' : 'text-faint'}`}>
              <MarkedText text={name} words={words} />
            </span>
            {isCurrent && <Check aria-label={lateMessages.inTheForm} className="size-3.5 shrink-0 text-accent" />}
          </span>
          <ModelReason model={model} words={words} />
          <span className="mt-0.5 flex min-w-0 flex-wrap items-center gap-x-2">
            <MediumChips model={model} />
            <FoundBy term={foundBy} />
            {engine !== null && <span className="min-w-0 truncate text-sm text-faint">{engine}</span>}
            <ModelLine model={model} usage={usage} isEmbedded={isEmbedded} className="min-w-fit flex-1" />
          </span>
        </span>
      </div>
      <div role="gridcell" className="shrink-0 pr-1">
        <FavouriteStar
          name={name}
          isFavourite={isFavourite}
          tabIndex={isActive ? 0 : -1}
          onToggle={() => onFavourite(model.id)}
          className={
            isFavourite ? '' : 'opacity-0 group-data-active:opacity-100 focus-visible:opacity-100 max-desk:opacity-100'
          }
        />
      </div>
    </div>
  );
});

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
