'use client';

import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { datasetFilesOptions } from '../api/options';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { newProjectMessages } from '../messages-late';

const branch = 'main';

/** Chooses a dataset that is already in the repository. */
export function StoredDataset({
  repository,
  onChoose,
}: {
  repository: Repository;
  onChoose: (branch: string, path: string) => void;
}) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { data: files = [] } = useQuery(datasetFilesOptions(repository, branch));
  const id = useId();

  function take() {
    const [, from, path] = /^([^/\s]+)\/(.+)$/.exec(typed.trim()) ?? [];
    setWrong(from === undefined);
    if (from !== undefined && path !== undefined) onChoose(from, path);
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    take();
  }

  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-2 max-desk:flex-wrap">
        <label htmlFor={`${id}-input`} className="shrink-0 text-sm text-muted">
          {newProjectMessages.stored}
        </label>
        <Input
          id={`${id}-input`}
          value={typed}
          list={`${id}-files`}
          placeholder={newProjectMessages.storedHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-fault` : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
          onKeyDown={pressKey}
        />
        <datalist id={`${id}-files`}>
          {files.map((path) => (
            <option key={path} value={`${branch}/${path}`}>
              {path}
            </option>
          ))}
        </datalist>
        <Button onClick={take} className="max-desk:h-11">
          {newProjectMessages.take}
        </Button>
      </div>
      {isWrong && (
        <p id={`${id}-fault`} role="alert" className="text-sm text-bad">
          {newProjectMessages.storedError}
        </p>
      )}
    </div>
  );
}
