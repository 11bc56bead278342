'use client';

import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { copyAndNotify } from '@/lib/client/copy-and-notify';
import { deleteFineTune } from './actions';
import type { FineTuneView } from '@/lib/client/fine-tunes/fine-tune';
import { forgetAddressed } from './memory';
import { type FineTuneAddress, repositoryName } from '@/lib/client/fine-tunes/repository';
import { notices } from '@/lib/client/notices';
import { addressedStore } from './addressed-store';
import { detailWords } from './detail-words';
import { FineTuneState } from './fine-tune-state';
import { removals } from './removals';
import { RenameForm } from './rename-form';
import { fineTuneWords } from './words';

/** A fine-tune's name, state and id, and what can be done to it as a whole. */
export function DetailHead({
  address,
  fineTune,
  onGone,
}: {
  address: FineTuneAddress;
  fineTune: FineTuneView | null;
  onGone: () => void;
}) {
  const [isRenaming, setRenaming] = useState(false);
  const name = fineTune?.name ?? address.id;

  function remove() {
    removals.begin(address.id, async () => {
      await deleteFineTune(address);
      forgetAddressed(window.localStorage, address);
      addressedStore.changed();
    });
    notices.show(fineTuneWords.deleted(name), {
      action: { words: fineTuneWords.undo, run: () => removals.undo(address.id) },
    });
    onGone();
  }

  return (
    <header className="flex flex-col gap-1">
      {isRenaming ? (
        <RenameForm address={address} name={fineTune?.name ?? ''} onEnd={() => setRenaming(false)} />
      ) : (
        <div className="flex items-start gap-1">
          <h2 className="min-w-0 flex-1 text-xl font-semibold wrap-anywhere">{name}</h2>
          {fineTune !== null && (
            <>
              <IconButton label={detailWords.rename} onClick={() => setRenaming(true)}>
                <Pencil aria-hidden />
              </IconButton>
              <IconButton label={detailWords.remove} onClick={remove}>
                <Trash2 aria-hidden />
              </IconButton>
            </>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
        {fineTune !== null && (
          <span className="flex text-text">
            <FineTuneState state={fineTune.state} />
          </span>
        )}
        <span className="min-w-0 wrap-anywhere">{repositoryName(address)}</span>
        <span className="flex min-w-0 items-center gap-0.5">
          {name !== address.id && <code className="min-w-0 truncate font-sans text-sm">{address.id}</code>}
          <IconButton
            size="sm"
            label={detailWords.copyId}
            onClick={() => void copyAndNotify(address.id, detailWords.copied)}
          >
            <Copy aria-hidden />
          </IconButton>
        </span>
      </div>
      {fineTune?.description != null && <p className="mt-1 text-muted wrap-anywhere">{fineTune.description}</p>}
    </header>
  );
}
