import type { DroppedFile } from '@/components/ui/dropped-files';
import type { ScriptType } from '@/lib/contract/fine-tunes/fine-tune';
import type { RowsReport } from '@/lib/datasets/check-rows';
import type { ChosenColumns } from '@/lib/datasets/match-columns';
import type { Goal } from './goals';
import type { ColumnGuess } from './guess-columns';

/** How dropped files became one dataset. */
export type DatasetOrigin =
  | { kind: 'table' }
  | { kind: 'texts'; files: number }
  | { kind: 'paragraphs' }
  | { kind: 'images'; images: number; captioned: number; unreadable: string[] };

/** Why files are no dataset. */
export type PrepareIssue = 'format' | 'empty' | 'json' | 'zip' | 'noRows';

/** The check that a page asks for. A later one replaces it. */
export interface CheckSettings {
  goal: Goal;
  /** Null to go by the goal and the columns. */
  scriptType: ScriptType | null;
  chosen: ChosenColumns;
  /** It decides how text is counted. */
  baseModel: string;
}

/** A message to the worker. */
export type ToWorker =
  | { kind: 'check'; id: number; files: readonly DroppedFile[]; filesKey: number; settings: CheckSettings }
  | { kind: 'prepare'; id: number; leavesOut: boolean };

/** A dataset that was checked, or is being checked. */
export interface DatasetCheck extends ColumnGuess {
  /** The file as it would be sent. */
  name: string;
  bytes: number;
  origin: DatasetOrigin;
  columns: string[];
  report: RowsReport;
  /** Small images by row; empty without any. */
  thumbnails: Record<number, string>;
}

/** Why a dataset could not be checked. */
export interface CheckFailure {
  /** What is wrong with the dataset as a whole; null for an issue of the files. */
  message: string | null;
  issue: PrepareIssue | null;
  /** The file with the issue. */
  name: string;
  /** Whether only this browser cannot read it: the service can. */
  isUncheckable: boolean;
}

/** A message from the worker. */
export type FromWorker =
  | { kind: 'progress'; id: number; share: number; check: DatasetCheck }
  | { kind: 'checked'; id: number; check: DatasetCheck }
  | ({ kind: 'failed'; id: number } & CheckFailure)
  | { kind: 'prepared'; id: number; file: File }
  | { kind: 'unprepared'; id: number; message: string };
