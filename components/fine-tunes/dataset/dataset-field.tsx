'use client';

import type { Repository } from '@/lib/client/fine-tunes/repository';
import { DatasetDrop } from './dataset-drop';
import { DatasetCard } from './dataset-card';
import { StoredDataset } from './stored-dataset';
import { newWords } from './new-words';
import type { DatasetState } from './use-dataset';

/** The dataset: dropped in, chosen, or one that the repository holds. */
export function DatasetField({
  dataset,
  repository,
  fault,
}: {
  dataset: DatasetState;
  repository: Repository;
  fault: string | null;
}) {
  const shown = dataset.fault ?? fault;
  return (
    <section aria-label={newWords.dataset} className="flex flex-col gap-2">
      <h3 className="font-medium">{newWords.dataset}</h3>
      {dataset.source === null ? (
        <>
          <DatasetDrop onFiles={dataset.take} hasFault={shown !== null} />
          <StoredDataset repository={repository} onTake={dataset.takeStored} />
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
