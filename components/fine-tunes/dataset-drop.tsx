'use client';

import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { newWords } from './new-words';

const accepted = '.jsonl,.ndjson,.csv,.tsv,.parquet,.pq';

/** Takes a file by dropping or choosing. */
export function DatasetDrop({ onFiles, hasFault }: { onFiles: (files: readonly File[]) => void; hasFault: boolean }) {
  const [isOver, setOver] = useState(false);
  const id = useId();

  function drag(event: DragEvent, over: boolean) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(over);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the input inside is the control; this is where files fall
    <label
      htmlFor={id}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        onFiles([...event.dataTransfer.files]);
      }}
      className={classNames(
        'flex cursor-pointer flex-col items-center gap-1 rounded-lg border border-dashed px-4 py-8 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        isOver ? 'border-accent bg-accent-soft' : hasFault ? 'border-bad' : 'border-line-strong hover:bg-sunken',
      )}
    >
      <FileUp aria-hidden className="mb-1 size-5 text-muted" />
      <span>
        {newWords.drop} <span className="font-medium underline underline-offset-2">{newWords.choose}</span>
      </span>
      <span className="text-sm text-muted">{newWords.formats}</span>
      <input
        id={id}
        type="file"
        accept={accepted}
        aria-label={newWords.datasetFile}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
