'use client';

import { classNames } from '@/components/ui/class-names';
import { intentsOf } from '@/lib/client/intents';
import { isCertainlyMedia } from '@/lib/schema-form/media-address';
import { ModelImage } from '../models/model-image';
import { compareMessages } from './messages';
import { mostModels, type ComparisonRow } from './use-comparison';

function isFile(value: unknown): boolean {
  return typeof value === 'string' && isCertainlyMedia(value);
}

/** What a model lacks for this brief, or would leave out of it, in words; null where it takes all. */
function noteOf({ plan }: ComparisonRow): { words: string; lacks: boolean } | null {
  if (plan === null) return { words: compareMessages.unknownSettings, lacks: true };
  const lacking = plan.faults.filter(({ isMedia }) => isMedia).map(({ label }) => label ?? '');
  if (lacking.length > 0) return { words: compareMessages.needs(lacking), lacks: true };
  const left = plan.report.filter(({ what, from, to }) => {
    const first: unknown = Array.isArray(from) ? from[0] : from;
    return (what === 'parked' || what === 'dropped') && to === null && isFile(first);
  });
  return left.length === 0 ? null : { words: compareMessages.leavesOut(left.map(({ label }) => label)), lacks: false };
}

/** A model to choose or not. */
export function ModelListRow({
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
  const why = note?.lacks === true ? note.words : isFull && !isChosen ? compareMessages.tooMany(mostModels) : undefined;
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
          <ModelImage key={model.id} model={model} intent={intentsOf(model)[0] ?? 'make'} />
        </span>
        <span className="min-w-0">
          <span className={classNames('block truncate font-medium', isBarred && 'text-muted')}>
            {model.display_name ?? model.id}{' '}
            <span className="ml-1 text-sm font-normal text-faint">
              {isPresent ? compareMessages.present : model.id}
            </span>
          </span>
          <span className="block truncate text-sm text-muted">{note?.words ?? model.summary}</span>
        </span>
      </label>
    </li>
  );
}
