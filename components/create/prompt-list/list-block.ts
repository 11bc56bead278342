import type { OpenUploads } from '@/components/schema-form/media/use-pending-uploads';
import { lateMessages } from '../messages-late';
import { type AssignedColumns, columnUse } from './column-uses';
import { listMessages } from './messages';
import type { ListBase } from './plan-rows';

/** Why no row of a list can be sent, as a sentence; null where nothing prevents it. */
export function listBlock({
  columns,
  assigned,
  base,
  uploads,
}: {
  columns: readonly string[];
  assigned: AssignedColumns;
  base: ListBase;
  /** The uploads into the form that the rows are added to. */
  uploads: OpenUploads;
}): string | null {
  const isUnused = columns.every(
    (column) => columnUse(column, assigned[column], base.schema, base.values).use === 'none',
  );
  if (isUnused) return listMessages.noColumn;
  if (uploads.failed > 0) return lateMessages.notUploaded({ files: uploads.failed });
  return uploads.pending > 0 ? listMessages.stillUploading({ files: uploads.pending }) : null;
}
