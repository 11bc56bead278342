'use client';

import { type FocusEvent, useId, useMemo, useState } from 'react';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import type { WorkflowInput } from '@/lib/contract/engines';
import { addMessages } from '../messages';
import { draftedField } from './field-drafts';
import { groupInputs } from './group-inputs';
import { InputRow, rowColumns } from './input-row';
import type { ModelDraft } from './use-model-draft';

/** The inputs of a workflow by node: which of them the form shows, and how. */
export function InputList({
  inputs,
  draft,
  onFocus,
}: {
  inputs: readonly WorkflowInput[];
  draft: Pick<ModelDraft, 'drafts' | 'change' | 'fieldIssues'>;
  /** Called with the address of the input whose row has the focus; null for none. */
  onFocus: (address: string | null) => void;
}) {
  const { drafts, change, fieldIssues } = draft;
  const headingId = useId();
  const [filter, setFilter] = useState<'all' | 'shown'>('all');
  // A row stays while it is being edited: the filter applies to what was shown when it was chosen.
  const [shownThen, setShownThen] = useState<ReadonlySet<string>>(new Set());
  const fields = inputs.map((input) => draftedField(input, drafts[input.address]));
  const shown = fields.filter(({ show }) => show);
  const hasIssue = (address: string) => fieldIssues.some((issue) => issue.address === address);
  const listed = inputs.filter(({ address }) => filter === 'all' || shownThen.has(address) || hasIssue(address));
  const nodes = groupInputs(listed);

  function choose(next: string) {
    setFilter(next === 'shown' ? 'shown' : 'all');
    setShownThen(new Set(inputs.filter((_input, index) => fields[index]?.show === true).map(({ address }) => address)));
  }
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onFocus(null);
  };

  if (inputs.length === 0) return <p className="text-muted">{addMessages.noInputs}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the focus leave its controls
    <section aria-labelledby={headingId} className="flex flex-col gap-2" onBlur={leave}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 id={headingId} className="font-semibold">
          {addMessages.inputs}
        </h3>
        <p role="status" className="text-sm text-muted tabular-nums">
          {addMessages.counts({
            found: inputs.length,
            shown: shown.length,
            basic: shown.filter(({ basic }) => basic).length,
          })}
        </p>
        <Segmented
          aria-label={addMessages.filter}
          value={filter}
          onValueChange={choose}
          className="ml-auto w-40 max-desk:w-full"
        >
          <SegmentedItem value="all">{addMessages.all}</SegmentedItem>
          <SegmentedItem value="shown">{addMessages.shown}</SegmentedItem>
        </Segmented>
      </div>
      {filter === 'shown' && listed.length === 0 && <p className="py-2 text-muted">{addMessages.noneShown}</p>}
      {listed.length > 0 && <ColumnNames />}
      {nodes.map(({ id, name, inputs: own }) => (
        <section key={id} aria-label={name} className="mt-1">
          <h4 className="border-b border-line pb-1.5 text-sm font-medium text-muted wrap-anywhere">{name}</h4>
          <ul>
            {own.map((input) => (
              <InputRow
                key={input.address}
                input={input}
                draft={drafts[input.address]}
                issues={fieldIssues.filter(({ address }) => address === input.address)}
                onChange={change}
                onFocus={onFocus}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** The names of the columns. Each control has its own label for screen readers. */
function ColumnNames() {
  const { show, basic, title, initial, bounds } = addMessages.columns;
  return useMemo(
    () => (
      <div aria-hidden className={`${rowColumns} pt-1 text-sm text-muted max-desk:hidden`}>
        <span>{show}</span>
        <span>{basic}</span>
        <span className="pl-2.5">{title}</span>
        <span className="pl-2.5">{initial}</span>
        <span>{bounds}</span>
      </div>
    ),
    [show, basic, title, initial, bounds],
  );
}
