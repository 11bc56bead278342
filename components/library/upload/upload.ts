import type { ImportIssue } from '@/lib/contract/studio/library-import';

/** What became of files: those of zips count one by one. */
export interface UploadSums {
  added: number;
  /** Files that the library had already. */
  known: number;
  /** Files that were in the trash and are back; they do not count as known. */
  restored: number;
  failed: number;
}

/** Nothing became of any file yet. */
export const noSums: UploadSums = { added: 0, known: 0, restored: 0, failed: 0 };

/** How far a file is. */
export type UploadState =
  | { status: 'waiting' }
  | { status: 'sending'; share: number }
  | { status: 'importing'; done: number; total: number | null }
  /** `media` is the id of the file in the library; null for a zip. */
  | { status: 'done'; sums: UploadSums; media: string | null; faults: readonly ImportIssue[] }
  /** `canRetry`: whether the same file may succeed another time. */
  | { status: 'failed'; reason: string; canRetry: boolean }
  | { status: 'cancelled' };

/** A file on its way into the library. */
export interface Upload {
  id: string;
  file: File;
  /** The board that it is added to; null for none. */
  board: string | null;
  state: UploadState;
}

/** Whether a file is still on its way. */
export function isUnderWay({ state: { status } }: Upload): boolean {
  return status === 'waiting' || status === 'sending' || status === 'importing';
}
