import { jobState } from '@/components/jobs/describe-job';
import type { BatchCell } from '@/lib/client/jobs/batch-cells';
import type { CellDifference } from '@/lib/client/jobs/batch-differences';
import type { LibraryItem } from '@/lib/contract/studio/library';
import { batchMessages } from './messages';

/** A kind of results. */
export type BatchNoun = 'image' | 'video' | 'result';

/** The kind of results of a batch, for counting them. */
export function nounOf(cells: readonly BatchCell[]): BatchNoun {
  const kinds = new Set(cells.map(({ job, media }) => media?.kind ?? job.mediaType));
  const [kind, ...others] = kinds;
  return others.length === 0 && (kind === 'image' || kind === 'video') ? kind : 'result';
}

/** What a cell differs in, in a line: “Scene painter · Seed 7”. A model and a prompt need no label. */
export function describeDifferences(differences: readonly CellDifference[]): string {
  return differences
    .map(({ name, label, value }) => {
      if (name === 'model') return value;
      if (name === 'prompt') return batchMessages.quoted({ text: value });
      return name === 'seed' ? batchMessages.seed({ seed: value }) : batchMessages.setting({ label, value });
    })
    .join(' · ');
}

/** A cell for a screen reader: its position, what it differs in, its state and its marks. */
export function describeCell(
  cell: BatchCell,
  {
    of,
    noun,
    name = batchMessages.cells[noun]({ number: cell.number, of }),
    differences,
    item,
    isSelected,
  }: {
    of: number;
    noun: BatchNoun;
    /** What it is called; by default its number. */
    name?: string;
    differences: readonly CellDifference[];
    item: LibraryItem | null;
    isSelected: boolean;
  },
): string {
  return [
    name,
    describeDifferences(differences),
    cell.media === null ? jobState(cell.job) : '',
    item?.isStarred === true ? batchMessages.starred : '',
    item?.flag == null ? '' : batchMessages[item.flag],
    item?.isTrashed === true ? batchMessages.trashed : '',
    isSelected ? batchMessages.selected : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
