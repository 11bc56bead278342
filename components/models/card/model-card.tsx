'use client';

import Link from 'next/link';
import { memo } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { findExample } from '@/lib/client/models/examples/find-example';
import type { ModelUsage } from '@/lib/contract/studio/model-usage';
import type { LooseModel } from '@/lib/contract/model';
import { modelMessages } from '../messages';
import { EngineChip } from './engine-chip';
import { ExamplePicture } from './example-picture';
import { FavouriteStar } from './favourite-star';
import { FoundBy } from './found-by';
import { MarkedText } from './marked-text';
import { MediumChips } from './medium-chips';
import { ModelLine } from './model-line';
import { ModelReason } from './model-reason';
import { usePlayedExample } from './played-example';

const none: readonly string[] = [];

/** A model in the gallery: its example, name, what goes in and comes out, who generates, how long, and what it costs. */
export const ModelCard = memo(function ModelCard({
  model,
  usage,
  isEmbedded,
  isFavourite,
  words = none,
  foundBy = null,
  isFirst = false,
  onOpen,
  onFavourite,
}: {
  model: LooseModel;
  usage: ModelUsage | null;
  isEmbedded: boolean;
  isFavourite: boolean;
  /** The words to mark. */
  words?: readonly string[];
  /** What explains why it was found; null where its texts do. */
  foundBy?: string | null;
  /** Whether Enter in the search uses it. */
  isFirst?: boolean;
  onOpen: (id: string) => void;
  onFavourite: (id: string) => void;
}) {
  const { isPlayed, play, stop } = usePlayedExample(model.id);
  const name = model.display_name ?? model.id;
  const example = findExample(model, isEmbedded, usage);
  const detail = `/models?${new URLSearchParams({ model: model.id })}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only plays the example; the controls are within
    <li
      data-best={isFirst || undefined}
      onPointerEnter={play}
      onPointerLeave={stop}
      onFocus={play}
      onBlur={stop}
      className="group relative flex flex-col overflow-hidden rounded-[10px] border border-line bg-panel transition-shadow [contain-intrinsic-size:auto_275px] [content-visibility:auto] focus-within:border-line-strong hover:border-line-strong hover:shadow-raised data-best:border-accent data-best:shadow-[0_0_0_1px_var(--color-accent)]"
    >
      <div className="relative aspect-[16/9] shrink-0 bg-sunken">
        <ExamplePicture model={model} example={example} isPlayed={isPlayed} />
        <Link
          href={`/?${new URLSearchParams({ model: model.id })}`}
          aria-label={modelMessages.nameOfUse({ model: name })}
          prefetch={false}
          className={classNames(
            buttonClasses({ variant: 'primary' }),
            'absolute inset-x-2.5 bottom-2.5 z-10 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 group-data-best:opacity-100 max-desk:hidden',
          )}
        >
          {modelMessages.use}
          {isFirst && (
            <kbd aria-hidden className="rounded-xs border border-current px-1 text-xs">
              ↵
            </kbd>
          )}
        </Link>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2 px-3 pt-2 pb-2.5">
        <div>
          <div className="flex items-center gap-1">
            <h3 className="min-w-0 flex-1 truncate text-md font-semibold">
              <a
                href={detail}
                aria-haspopup="dialog"
                title={name}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  onOpen(model.id);
                }}
                className="outline-none after:absolute after:inset-0 after:rounded-[10px] focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
              >
                <MarkedText text={name} words={words} />
              </a>
            </h3>
            <FavouriteStar
              name={name}
              isFavourite={isFavourite}
              onToggle={() => onFavourite(model.id)}
              className={classNames(
                'relative z-10 -mr-1.5 max-desk:-my-2 desk:size-6',
                !isFavourite && 'desk:opacity-0 desk:group-focus-within:opacity-100 desk:group-hover:opacity-100',
              )}
            />
          </div>
          <ModelReason model={model} words={words} className="min-h-[38px]" />
        </div>
        <div className="flex min-w-0 items-center gap-1.5">
          <MediumChips model={model} />
          <EngineChip model={model} />
          <FoundBy term={foundBy} />
        </div>
        <ModelLine model={model} usage={usage} isEmbedded={isEmbedded} className="mt-auto" />
      </div>
    </li>
  );
});
