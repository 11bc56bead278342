'use client';

import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { moveFocus } from '@/components/ui/move-focus';
import { readFavouriteModels, readRecentModels } from '@/lib/client/models/model-memory';
import { mostAxisValues } from '@/lib/contract/studio/sweep-limits';
import { summarizeReport } from '../../carry-over/carry-over-report';
import { createPlanner } from '../../compare-models/plan-model';
import { findModels } from '../../models/find-models';
import type { AxisDraft } from '../plan/axis-draft';
import type { PlannedAxis, SweepForm } from '../plan/plan-sweep';
import { sweepMessages } from '../messages';

/** The most models that are shown, and planned, at once. */
const mostShown = 40;

/** Models to tick, each with what it takes of the request. */
export function ModelValues({
  form,
  axis,
  planned,
  onChange,
}: {
  form: SweepForm;
  axis: AxisDraft;
  planned: PlannedAxis | null;
  onChange: (axis: AxisDraft) => void;
}) {
  const [search, setSearch] = useState('');
  const [marked] = useState(() => ({
    favourites: readFavouriteModels(window.localStorage),
    recent: readRecentModels(window.localStorage),
  }));
  const { model: present, schema, values, models } = form;
  const planOf = useMemo(() => createPlanner({ modelId: present.id, schema, values }), [present.id, schema, values]);
  const found = useMemo(() => {
    const listed = findModels(models, { search, intent: null, medium: null }, marked).flatMap((group) => group.models);
    const output = present.capabilities?.output[0];
    const alike = listed.filter(({ capabilities }) => capabilities?.output[0] === output);
    const unique = [...new Set(alike)];
    const isTicked = ({ id }: { id: string }) => axis.values.includes(id);
    return search.trim() === ''
      ? unique.toSorted((one, other) => Number(isTicked(other)) - Number(isTicked(one)))
      : unique;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- ticking does not move the rows
  }, [models, search, marked, present]);
  const shown = found.slice(0, mostShown);
  const ticked = new Set(axis.values);
  const isFull = axis.values.length >= mostAxisValues;
  const toggle = (id: string) => {
    if (ticked.has(id)) onChange({ ...axis, values: axis.values.filter((one) => one !== id) });
    else if (!isFull) onChange({ ...axis, values: [...axis.values, id] });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only moves the focus among its options
    <div onKeyDown={(event) => moveFocus(event, 'input')} className="rounded border border-line">
      <div className="flex h-9 items-center gap-2 border-b border-line px-2.5 max-desk:h-11">
        <Search aria-hidden className="size-4 shrink-0 text-muted" />
        <input
          type="search"
          aria-label={sweepMessages.searchModels}
          placeholder={sweepMessages.searchModels}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-faint max-desk:text-lg"
        />
      </div>
      <ul aria-label={sweepMessages.models} className="max-h-64 overflow-y-auto p-1">
        {shown.map((model) => {
          const plan = planOf(model);
          const issue = planned?.values.find(({ entry }) => entry === model.id)?.issue ?? null;
          const isBarred = !ticked.has(model.id) && (plan === null || model.unavailable != null);
          const note =
            issue ??
            model.unavailable ??
            (plan === null
              ? sweepMessages.unknownSettings
              : model.id === present.id
                ? (model.summary ?? '')
                : summarizeReport(plan.report));
          return (
            <li key={model.id}>
              <label
                className={`flex min-h-11 items-center gap-2.5 rounded-sm px-2 py-1 ${isBarred ? 'cursor-not-allowed text-muted' : 'cursor-pointer hover:bg-sunken'}`}
              >
                <input
                  type="checkbox"
                  aria-label={model.display_name ?? model.id}
                  checked={ticked.has(model.id)}
                  aria-disabled={isBarred}
                  onChange={() => {
                    if (!isBarred) toggle(model.id);
                  }}
                  className="size-4 shrink-0 accent-accent aria-disabled:opacity-40"
                />
                <span className="min-w-0">
                  <span className="block truncate font-medium">{model.display_name ?? model.id}</span>
                  <span className={`block truncate text-sm ${issue === null ? 'text-muted' : 'text-bad'}`}>{note}</span>
                </span>
              </label>
            </li>
          );
        })}
        {shown.length === 0 && <li className="px-2 py-2 text-muted">{sweepMessages.noModels}</li>}
        {found.length > shown.length && (
          <li className="px-2 py-2 text-sm text-muted">
            {sweepMessages.moreModels({ count: found.length - shown.length })}
          </li>
        )}
      </ul>
    </div>
  );
}
