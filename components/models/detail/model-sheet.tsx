'use client';

import { X } from 'lucide-react';
import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { Modal } from '@/components/ui/modal';
import type { ModelUsage } from '@/lib/contract/studio/model-usage';
import type { LooseModel } from '@/lib/contract/model';
import { FavouriteStar } from '../card/favourite-star';
import { modelMessages } from '../messages';
import { ModelFactsList } from './model-facts-list';
import { ModelSummary } from './model-summary';

/** Everything about one model, at the side of the gallery, with its technical names. */
export function ModelSheet({
  model,
  usage,
  isEmbedded,
  isFavourite,
  onFavourite,
  onClose,
}: {
  model: LooseModel;
  usage: ModelUsage | null;
  isEmbedded: boolean;
  isFavourite: boolean;
  onFavourite: (id: string) => void;
  onClose: () => void;
}) {
  const name = model.display_name ?? model.id;
  const aliases = model.aliases ?? [];
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      label={name}
      layer="panel"
      // The first control is the star: opening the details is no step towards it.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        (event.currentTarget as HTMLElement).focus();
      }}
      className="inset-y-0 right-0 w-[min(420px,100vw)] border-l border-line"
    >
      <header className="flex h-14 shrink-0 items-center gap-1 border-b border-line pr-3 pl-5">
        <h2 className="min-w-0 flex-1 truncate text-lg font-semibold">{name}</h2>
        <FavouriteStar name={name} isFavourite={isFavourite} onToggle={() => onFavourite(model.id)} />
        <IconButton label={modelMessages.close} onClick={onClose} className="max-desk:size-11">
          <X aria-hidden />
        </IconButton>
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-5 py-4">
        <ModelSummary model={model} usage={usage} isEmbedded={isEmbedded} isPlayed={!isCalm} />
        <ModelFactsList
          heading={modelMessages.technical}
          facts={[
            { label: modelMessages.id, value: model.id },
            ...(aliases.length > 0 ? [{ label: modelMessages.otherIds, value: aliases.join(', ') }] : []),
            ...(model.endpoint == null ? [] : [{ label: modelMessages.endpoint, value: model.endpoint }]),
            ...(model.renderer?.name == null ? [] : [{ label: modelMessages.renderer, value: model.renderer.name }]),
          ]}
        />
        {model.renderer?.note != null && model.renderer.note !== '' && (
          <p className="text-sm text-faint">{model.renderer.note}</p>
        )}
      </div>
      <footer className="shrink-0 border-t border-line px-5 py-3">
        <Link
          href={`/?${new URLSearchParams({ model: model.id })}`}
          prefetch={false}
          className={classNames(buttonClasses({ variant: 'primary', size: 'lg' }), 'w-full')}
        >
          {modelMessages.use}
        </Link>
      </footer>
    </Modal>
  );
}
