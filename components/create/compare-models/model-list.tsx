'use client';

import { formatList } from '@/lib/intl/format-list';
import { classNames } from '@/components/ui/class-names';
import { isCertainlyMedia } from '@/lib/schema-form/media-field/media-address';
import { ExampleThumbnail } from '@/components/models/card/example-thumbnail';
import { mostModels, type Comparison, type ComparisonRow } from './use-comparison';
import { Search } from 'lucide-react';
import { moveFocus } from '@/components/ui/move-focus';
import { compareMessages } from './messages';

/** The models to choose from. A model that lacks something can't be chosen, and its row says why. */
export function ModelList({ comparison }: { comparison: Comparison }) {
  const { groups, hidden, search, setSearch, presentId, isFull, toggle } = comparison;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only moves the focus among its options
    <div
      onKeyDown={(event) => moveFocus(event, 'input')}
      className="flex min-h-0 flex-col border-r border-line max-desk:h-1/2 max-desk:border-r-0 max-desk:border-b"
    >
      <div className="flex h-10 shrink-0 items-center gap-2.5 border-b border-line px-4 max-desk:h-11">
        <Search aria-hidden className="size-4 shrink-0 text-muted" />
        <input
          type="search"
          aria-label={compareMessages.search}
          placeholder={compareMessages.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-faint max-desk:text-lg"
        />
        <span role="status" className="shrink-0 text-sm text-faint tabular-nums">
          {compareMessages.chosenCount({ count: comparison.chosen.length, most: mostModels })}
        </span>
      </div>
      <ul aria-label={compareMessages.models} className="min-h-0 flex-1 overflow-y-auto p-1.5">
        {groups.map(({ heading, rows }) => (
          <li key={heading}>
            <h3 className="px-2.5 pt-2.5 pb-1 text-sm font-medium text-muted">{heading}</h3>
            <ul aria-label={heading}>
              {rows.map((row) => (
                <ModelListRow
                  key={row.model.id}
                  row={row}
                  isPresent={row.model.id === presentId}
                  isFull={isFull}
                  onToggle={() => toggle(row.model.id)}
                />
              ))}
            </ul>
          </li>
        ))}
        {groups.length === 0 && <li className="px-2.5 py-2 text-muted">{compareMessages.noneFound}</li>}
        {hidden > 0 && (
          <li className="px-2.5 py-2 text-sm text-muted">{compareMessages.moreModels({ count: hidden })}</li>
        )}
      </ul>
    </div>
  );
}

function isFile(value: unknown): boolean {
  return typeof value === 'string' && isCertainlyMedia(value);
}

/** What a model lacks for this request, or which settings it would not use; null where it uses all. */
function noteOf({ model, plan }: ComparisonRow): { text: string; lacks: boolean } | null {
  if (model.unavailable != null) return { text: model.unavailable, lacks: true };
  if (plan === null) return { text: compareMessages.unknownSettings, lacks: true };
  const lacking = plan.issues.filter(({ isMedia }) => isMedia).map(({ label }) => label ?? '');
  if (lacking.length > 0) return { text: compareMessages.needs({ labels: formatList(lacking) }), lacks: true };
  const left = plan.report.filter(({ what, from, to }) => {
    const first: unknown = Array.isArray(from) ? from[0] : from;
    return (what === 'parked' || what === 'dropped') && to === null && isFile(first);
  });
  if (left.length === 0) return null;
  return { text: compareMessages.leavesOut({ labels: formatList(left.map(({ label }) => label)) }), lacks: false };
}

/** A model with its checkbox. */
function ModelListRow({
  row,
  isPresent,
  isFull,
  onToggle,
}: {
  row: ComparisonRow;
  isPresent: boolean;
  isFull: boolean;
  onToggle: () => void;
}) {
  const { model, isChosen } = row;
  const note = noteOf(row);
  const isBarred = !isChosen && (note?.lacks === true || isFull);
  const why =
    note?.lacks === true ? note.text : isFull && !isChosen ? compareMessages.tooMany({ most: mostModels }) : undefined;
  return (
    <li>
      <label
        title={why}
        className={classNames(
          'flex items-center gap-3 rounded-sm py-1.5 pr-2 pl-2.5 max-desk:py-2.5',
          isBarred ? 'cursor-not-allowed' : 'cursor-pointer hover:bg-sunken',
        )}
      >
        <input
          type="checkbox"
          checked={isChosen}
          aria-disabled={isBarred}
          onChange={() => {
            if (!isBarred) onToggle();
          }}
          className="size-4 shrink-0 accent-accent aria-disabled:opacity-40"
        />
        <span
          className={classNames(
            'grid size-8 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-muted',
            isBarred && 'opacity-50',
          )}
        >
          <ExampleThumbnail model={model} />
        </span>
        <span className="min-w-0">
          <span className={classNames('block truncate font-medium', isBarred && 'text-muted')}>
            {model.display_name ?? model.id}{' '}
            <span className="ml-1 text-sm font-normal text-faint">
              {isPresent ? compareMessages.present : model.id}
            </span>
          </span>
          <span className="block truncate text-sm text-muted">{note?.text ?? model.summary}</span>
        </span>
      </label>
    </li>
  );
}
