'use client';

import { FolderInput } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useCommandSource } from '@/components/ui/use-command-source';
import { useImport } from './use-import';
import { libraryMessages } from '../messages';

/** Imports a zip, and shows its progress. */
export function ImportButton() {
  const input = useRef<HTMLInputElement>(null);
  const { start, state } = useImport();
  const choose = () => input.current?.click();
  useCommandSource(() => [
    {
      id: 'library.import',
      group: 'here',
      label: libraryMessages.import,
      detail: libraryMessages.importHint,
      run: choose,
    },
  ]);
  return (
    <>
      <Button
        title={libraryMessages.importHint}
        disabled={state !== null}
        aria-label={state ?? libraryMessages.import}
        className="max-w-56 max-desk:h-11"
        onClick={choose}
      >
        <FolderInput aria-hidden />
        <span className="truncate max-desk:sr-only" aria-live="polite">
          {state ?? libraryMessages.import}
        </span>
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) void start(file);
          event.target.value = '';
        }}
      />
    </>
  );
}
