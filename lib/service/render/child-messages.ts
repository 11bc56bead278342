import type { ErrorCode, FieldIssue } from '../../contract/error.ts';
import type { RenderedFile, RenderTask } from './renderer.ts';

/** Messages to a render child. */
export type ToChild = { type: 'render'; task: RenderTask } | { type: 'abort' };

/** Messages from a render child. */
export type FromChild =
  | { type: 'ready' }
  | { type: 'progress'; share: number }
  | { type: 'plan'; plan: Record<string, unknown> }
  | { type: 'done'; files: RenderedFile[] }
  /** An expected failure, to become an `EaselError` again. */
  | { type: 'refused'; code: ErrorCode; message: string; fields: FieldIssue[] }
  /** Anything else that was thrown; the message is for the log. */
  | { type: 'failed'; message: string };
