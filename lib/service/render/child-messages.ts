import type { ErrorCode, FieldIssue } from '../../contract/error.ts';
import type { RenderedFile, RenderTask } from './renderer.ts';

/** Messages to a render process. */
export type ToChild = { type: 'render'; task: RenderTask } | { type: 'abort' };

/** Messages from a render process. */
export type FromChild =
  | { type: 'ready' }
  | { type: 'progress'; share: number }
  | { type: 'plan'; plan: Record<string, unknown> }
  | { type: 'done'; files: RenderedFile[] }
  /** An expected failure; the parent turns it back into an `EaselError`. */
  | { type: 'refused'; code: ErrorCode; message: string; fields: FieldIssue[] }
  /** Any other error; the message is for the log. */
  | { type: 'failed'; message: string };
