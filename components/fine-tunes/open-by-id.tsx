'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { partFault } from './part-fault';
import { fineTuneWords } from './words';

/** Opens a fine-tune whose id one has from elsewhere. */
export function OpenById({ isOpenFirst, onOpen }: { isOpenFirst: boolean; onOpen: (id: string) => void }) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = partFault('id', typed);
    setFault(found);
    if (found !== null) return;
    onOpen(typed.trim());
    setTyped('');
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-1.5 border-t border-line px-4 py-3">
      <div className="flex gap-2">
        <Input
          value={typed}
          aria-label={fineTuneWords.id}
          placeholder={fineTuneWords.openById}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : id}
          onChange={(event) => {
            setTyped(event.target.value);
            setFault(null);
          }}
        />
        <Button type="submit" variant={isOpenFirst ? 'primary' : 'outline'} className="max-desk:h-11">
          {fineTuneWords.open}
        </Button>
      </div>
      {fault !== null && (
        <p id={id} role="alert" className="text-sm text-bad">
          {fault}
        </p>
      )}
    </form>
  );
}
