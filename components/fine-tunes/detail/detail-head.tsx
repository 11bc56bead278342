'use client';

import { whenCreated } from '../when-created';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { deleteFineTune } from '../api/fine-tunes';
import type { FineTuneView } from '@/lib/client/fine-tunes/fine-tune';
import { repositoryName, type FineTuneAddress } from '@/lib/client/fine-tunes/repository';
import { FineTuneState } from '../fine-tune-state';
import { CopyIdButton } from './copy-id-button';
import { RenameForm } from './rename-form';
import { forgetOpened } from '../remembered';
import { toasts } from '@/lib/client/toasts';
import { detailMessages, fineTuneMessages } from '../messages';
import { deletions } from '../deletions';

/** A project's name, state and date, and its actions. */
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
    deletions.begin(address.id, async () => {
      await deleteFineTune(address);
      forgetOpened(window.localStorage, address);
    });
    toasts.show(fineTuneMessages.deleted({ name }), {
      action: { label: fineTuneMessages.undo, run: () => deletions.undo(address.id) },
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
              <IconButton label={detailMessages.rename} onClick={() => setRenaming(true)}>
                <Pencil aria-hidden />
              </IconButton>
              <IconButton label={detailMessages.remove} onClick={remove}>
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
        {fineTune === null && (
          <span className="flex min-w-0 items-center gap-0.5">
            <span className="min-w-0 wrap-anywhere">{repositoryName(address)}</span>
            <CopyIdButton id={address.id} />
          </span>
        )}
        {fineTune?.createdAt != null && <span>{whenCreated(fineTune.createdAt)}</span>}
      </div>
      {fineTune?.description != null && <p className="mt-1 text-muted wrap-anywhere">{fineTune.description}</p>}
    </header>
  );
}
