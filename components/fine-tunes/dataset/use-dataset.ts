'use client';

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type DatasetColumn, type DatasetPreview, formatOf } from './preview';
import { type DatasetUploadState, createDatasetUpload } from './dataset-upload';
import { isMissing, storedDatasetOptions, type StoredDataset } from '../api/options';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { datasetPath, uploadDataset } from './send-dataset';
import { newId } from '@/lib/client/new-id';
import { statusOptions } from '@/lib/client/status';
import { formatBytes } from '@/lib/contract/format-bytes';
import { newFineTuneMessages } from '../messages';

/** The source of the dataset: a local file, or a file of the repository. */
export type DatasetSource = { kind: 'file'; file: File } | { kind: 'stored'; branch: string; path: string };

const idle: DatasetUploadState = { status: 'idle' };

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The upload was cancelled.', 'AbortError'));
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

/** The dataset of a form, and its actions. */
export interface DatasetState {
  source: DatasetSource | null;
  /** Why the last files were rejected, or which one was taken; null for no message. */
  error: string | null;
  upload: DatasetUploadState;
  /** The first rows of a file; null while there is no file. Its data is null for a file that cannot be previewed. */
  preview: UseQueryResult<DatasetPreview | null> | null;
  /** The service's description of a stored dataset; null while none is chosen. */
  stored: UseQueryResult<StoredDataset> | null;
  /** Null until they are known. */
  columns: DatasetColumn[] | null;
  /** Branch and path in one, once the dataset is in the repository. */
  resource: string | null;
  /** Sends the first of these files, if it can be a dataset. */
  chooseFiles: (files: readonly File[]) => void;
  chooseStored: (branch: string, path: string) => void;
  /** Retries a failed upload. */
  retry: () => void;
  clear: () => void;
}

/**
 * The dataset of a new fine-tune: a file that is uploaded while the user fills in the form, or one of the repository.
 *
 * @param first the initial dataset
 */
export function useDataset(repository: Repository, first: { branch: string; path: string } | null): DatasetState {
  const [source, setSource] = useState<DatasetSource | null>(first === null ? null : { kind: 'stored', ...first });
  const [error, setError] = useState<string | null>(null);
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
      const { readPreview } = await import('./read-preview');
      return readPreview(file, format);
    },
    enabled: file !== null,
    retry: false,
    structuralSharing: false,
    networkMode: 'always',
  });
  const storedAt = source?.kind === 'stored' ? source : { branch: '', path: '' };
  const stored = useQuery({
    ...storedDatasetOptions(repository, storedAt.branch, storedAt.path),
    enabled: source?.kind === 'stored',
  });

  function chooseFiles(files: readonly File[]): void {
    const [file] = files;
    if (file === undefined) return;
    if (formatOf(file.name) === null) return setError(newFineTuneMessages.wrongFormat(file.name));
    if (file.size === 0) return setError(newFineTuneMessages.emptyFile(file.name));
    if (file.size > limit) {
      return setError(newFineTuneMessages.tooLarge(file.name, formatBytes(file.size), formatBytes(limit)));
    }
    setError(files.length > 1 ? newFineTuneMessages.oneFile : null);
    setSource({ kind: 'file', file });
    upload.start(file);
  }

  return {
    source,
    error,
    upload: uploadState,
    preview: file === null ? null : preview,
    stored: source?.kind === 'stored' ? stored : null,
    columns: columnsOf(preview.data ?? null, stored.data ?? null, source),
    resource: resourceOf(source, uploadState, isMissing(stored.error) ? null : stored.error),
    chooseFiles,
    chooseStored: (branch: string, path: string) => {
      setError(null);
      setSource({ kind: 'stored', branch, path });
    },
    retry: upload.retry,
    clear: () => {
      upload.cancel();
      setError(null);
      setSource(null);
    },
  };
}

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
