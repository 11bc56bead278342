'use client';

import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { DatasetCard } from './dataset-card';
import { StoredDataset } from './stored-dataset';
import { newFineTuneMessages } from '../messages';
import type { DatasetState } from './use-dataset';

/** The field of the dataset: dropped, chosen, or a file of the repository. */
export function DatasetField({
  dataset,
  repository,
  error,
}: {
  dataset: DatasetState;
  repository: Repository;
  error: string | null;
}) {
  const shown = dataset.error ?? error;
  return (
    <section aria-label={newFineTuneMessages.dataset} className="flex flex-col gap-2">
      <h3 className="font-medium">{newFineTuneMessages.dataset}</h3>
      {dataset.source === null ? (
        <>
          <DatasetDrop onFiles={dataset.chooseFiles} hasError={shown !== null} />
          <StoredDataset repository={repository} onChoose={dataset.chooseStored} />
        </>
      ) : (
        <DatasetCard dataset={dataset} source={dataset.source} repository={repository} />
      )}
      {shown !== null && (
        <p role="alert" className="text-sm text-bad wrap-anywhere">
          {shown}
        </p>
      )}
    </section>
  );
}

const accepted = '.jsonl,.ndjson,.csv,.tsv,.parquet,.pq';

/** Accepts a file by dropping or choosing. */
function DatasetDrop({ onFiles, hasError }: { onFiles: (files: readonly File[]) => void; hasError: boolean }) {
  const [isOver, setOver] = useState(false);
  const id = useId();

  function drag(event: DragEvent, over: boolean) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(over);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the input inside is the control; this is only a drop target
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
        isOver ? 'border-accent bg-accent-soft' : hasError ? 'border-bad' : 'border-line-strong hover:bg-sunken',
      )}
    >
      <FileUp aria-hidden className="mb-1 size-5 text-muted" />
      <span>
        {newFineTuneMessages.drop}{' '}
        <span className="font-medium underline underline-offset-2">{newFineTuneMessages.choose}</span>
      </span>
      <span className="text-sm text-muted">{newFineTuneMessages.formats}</span>
      <input
        id={id}
        type="file"
        accept={accepted}
        aria-label={newFineTuneMessages.datasetFile}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
