'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DatasetColumn, DatasetPreview } from './dataset/preview';
import { formatOf } from './dataset/preview';
import { type DatasetUploadState, createDatasetUpload } from './dataset-upload';
import { isMissing, storedDatasetOptions } from './options';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { datasetPath, uploadDataset } from './upload-dataset';
import { formatBytes } from '@/lib/client/format';
import { newId } from '@/lib/client/new-id';
import { statusOptions } from '@/lib/client/status';
import { newWords } from './new-words';

/** Where the dataset comes from. */
export type DatasetSource = { kind: 'file'; file: File } | { kind: 'stored'; branch: string; path: string };

const idle: DatasetUploadState = { status: 'idle' };

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The upload was ended.', 'AbortError'));
    });
  });
}

function makeUpload(repository: Repository) {
  return createDatasetUpload({
    upload: (file, options) => {
      const folder = newId().slice(0, 8);
      return uploadDataset(repository, datasetPath(file.name, folder), file, options);
    },
    wait: waitFor,
  });
}

/**
 * The dataset of a new fine-tune: a file that is sent while the rest is filled in, or one that is there already.
 *
 * @param first the one that it begins with
 */
export function useDataset(repository: Repository, first: { branch: string; path: string } | null) {
  const [source, setSource] = useState<DatasetSource | null>(first === null ? null : { kind: 'stored', ...first });
  const [fault, setFault] = useState<string | null>(null);
  const [upload] = useState(() => makeUpload(repository));
  const uploadState = useSyncExternalStore(upload.subscribe, upload.state, () => idle);
  useEffect(() => {
    window.addEventListener('online', upload.resume);
    return () => {
      window.removeEventListener('online', upload.resume);
      upload.cancel();
    };
  }, [upload]);

  const { data: status } = useQuery(statusOptions());
  const limit = status?.limits.uploadBytes ?? Number.POSITIVE_INFINITY;

  const file = source?.kind === 'file' ? source.file : null;
  const preview = useQuery({
    queryKey: ['dataset-preview', file?.name, file?.size, file?.lastModified],
    queryFn: async (): Promise<DatasetPreview | null> => {
      const format = file === null ? null : formatOf(file.name);
      if (file === null || format === null) return null;
      const { readPreview } = await import('./dataset/read-preview');
      return readPreview(file, format);
    },
    enabled: file !== null,
    retry: false,
    structuralSharing: false,
    networkMode: 'always',
  });
  const place = source?.kind === 'stored' ? source : { branch: '', path: '' };
  const stored = useQuery({
    ...storedDatasetOptions(repository, place.branch, place.path),
    enabled: source?.kind === 'stored',
  });

  function take(files: readonly File[]): void {
    const [taken] = files;
    if (taken === undefined) return;
    if (formatOf(taken.name) === null) return setFault(newWords.wrongFormat(taken.name));
    if (taken.size === 0) return setFault(newWords.emptyFile(taken.name));
    if (taken.size > limit) {
      return setFault(newWords.tooLarge(taken.name, formatBytes(taken.size), formatBytes(limit)));
    }
    setFault(files.length > 1 ? newWords.oneFile : null);
    setSource({ kind: 'file', file: taken });
    upload.start(taken);
  }

  return {
    source,
    fault,
    upload: uploadState,
    preview: file === null ? null : preview,
    /** A look at a stored dataset failed for a reason that is no lack of the look itself. */
    stored: source?.kind === 'stored' ? stored : null,
    columns: columnsOf(preview.data ?? null, stored.data ?? null, source),
    /** Branch and path in one, once the dataset is where the service finds it. */
    resource: resourceOf(source, uploadState, isMissing(stored.error) ? null : stored.error),
    take,
    takeStored: (branch: string, path: string) => {
      setFault(null);
      setSource({ kind: 'stored', branch, path });
    },
    retry: upload.retry,
    clear: () => {
      upload.cancel();
      setFault(null);
      setSource(null);
    },
  };
}
export type DatasetState = ReturnType<typeof useDataset>;

function columnsOf(
  preview: DatasetPreview | null,
  stored: { columns: { name: string }[] } | null,
  source: DatasetSource | null,
): DatasetColumn[] | null {
  if (source?.kind === 'file') return preview?.columns ?? null;
  return source === null ? null : (stored?.columns.map(({ name }) => ({ name, kind: 'text' })) ?? null);
}

function resourceOf(source: DatasetSource | null, upload: DatasetUploadState, error: Error | null): string | null {
  if (source?.kind === 'stored') return error === null ? `${source.branch}/${source.path}` : null;
  return source !== null && upload.status === 'done' ? upload.resource : null;
}
