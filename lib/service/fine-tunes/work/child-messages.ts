import type { ErrorCode } from '../../../contract/error.ts';
import type { Tokenization } from '../../../contract/fine-tunes/tokenization.ts';
import type { DatasetProgress, DatasetTask } from './dataset-task.ts';

/** Messages to the tokenizing process. It reads nothing itself, so it needs no storage credentials. */
export type ToChild =
  | { kind: 'begin'; task: DatasetTask }
  | { kind: 'answer'; id: number; result: Uint8Array | string | null }
  | { kind: 'refusal'; id: number; message: string };

/** Messages from the tokenizing process. */
export type FromChild =
  | { kind: 'read'; id: number; start: number; end: number }
  | { kind: 'fetch'; id: number; address: string; path: string }
  | ({ kind: 'progress' } & DatasetProgress)
  | { kind: 'done'; tokenization: Tokenization; processorMs: number }
  | { kind: 'error'; code: ErrorCode; message: string }
  | { kind: 'full' }
  | { kind: 'failed'; message: string };
