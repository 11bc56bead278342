'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { renameFineTune } from '../api/fine-tunes';
import { fineTuneKeys } from '@/lib/client/fine-tunes/keys';
import type { FineTuneAddress } from '@/lib/client/fine-tunes/repository';
import { detailMessages } from '../messages';
import { ErrorNote } from '../error-note';
import { describeError } from '../describe-error';

const longest = 255;

/** Renames a fine-tune. */
export function RenameForm({ address, name, onEnd }: { address: FineTuneAddress; name: string; onEnd: () => void }) {
  const [typed, setTyped] = useState(name);
  const input = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const rename = useMutation({
    mutationFn: (next: string) => renameFineTune(address, next),
    networkMode: 'always',
    onSuccess: (fineTune) => {
      client.setQueryData(fineTuneKeys.one(address), fineTune);
      onEnd();
    },
    onSettled: () => client.invalidateQueries({ queryKey: fineTuneKeys.lists(address) }),
  });
  useEffect(() => input.current?.select(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = typed.trim();
    if (next === '' || next === name) onEnd();
    else if (!rename.isPending) rename.mutate(next);
  }

  function leave(event: KeyboardEvent) {
    if (event.key === 'Escape') onEnd();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys that bubble from the field
    <form noValidate onSubmit={submit} onKeyDown={leave} className="flex flex-col gap-2">
      <div className="flex gap-2">
        <Input
          ref={input}
          value={typed}
          maxLength={longest}
          aria-label={detailMessages.name}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button variant="primary" type="submit" aria-disabled={rename.isPending} className="max-desk:h-11">
          {detailMessages.save}
        </Button>
        <Button onClick={onEnd} className="max-desk:h-11">
          {detailMessages.cancel}
        </Button>
      </div>
      {rename.error !== null && <ErrorNote {...describeError(rename.error, 'rename', address)} />}
    </form>
  );
}
