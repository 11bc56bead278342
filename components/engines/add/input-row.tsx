'use client';

import { type ReactNode, memo, useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Input } from '@/components/ui/input';
import type { WorkflowInput } from '@/lib/contract/engines';
import { addMessages } from '../messages';
import { type DraftIssue, type FieldDraft, type FieldPart, draftedField } from './field-drafts';
import { InputDefault, inPlaceClasses } from './input-default';

/** The columns of a row: show, basic, title, default, range. */
export const rowColumns =
  'desk:grid desk:grid-cols-[2.5rem_2.5rem_minmax(0,1fr)_minmax(0,1fr)_11.5rem] desk:items-start desk:gap-x-2.5';

const checkboxClasses = 'size-4 shrink-0 accent-accent disabled:opacity-40';

/** An input of a workflow, edited in place. */
export const InputRow = memo(function InputRow({
  input,
  draft,
  issues,
  onChange,
  onFocus,
}: {
  input: WorkflowInput;
  draft: FieldDraft | undefined;
  issues: readonly DraftIssue[];
  onChange: (address: string, change: FieldDraft) => void;
  onFocus: (address: string) => void;
}) {
  const { address } = input;
  const id = useId();
  const field = draftedField(input, draft);
  const title = field.title.trim() === '' ? input.input : field.title;
  const change = (next: FieldDraft) => onChange(address, next);
  const isWrong = (part: FieldPart) => issues.some((issue) => issue.part === part);
  const wrong = (part: FieldPart) =>
    isWrong(part) ? { 'aria-invalid': true, 'aria-describedby': `${id}-issues` } : {};
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the focus of its controls
    <li
      className="border-b border-line py-1.5 max-desk:flex max-desk:flex-col max-desk:gap-2 max-desk:py-3"
      onFocus={() => onFocus(address)}
    >
      <div className={classNames(rowColumns, 'max-desk:flex max-desk:flex-col max-desk:gap-2')}>
        <div className="contents max-desk:flex max-desk:gap-6">
          <label className="flex h-8 items-center gap-2 desk:pl-1.5 max-desk:h-11">
            <input
              type="checkbox"
              className={checkboxClasses}
              aria-label={addMessages.showOf({ title })}
              checked={field.show}
              onChange={(event) => change({ show: event.target.checked })}
            />
            <span aria-hidden className="desk:hidden">
              {addMessages.columns.show}
            </span>
          </label>
          <label className="flex h-8 items-center gap-2 desk:pl-1.5 max-desk:h-11">
            <input
              type="checkbox"
              className={checkboxClasses}
              aria-label={addMessages.basicOf({ title })}
              checked={field.show && field.basic}
              disabled={!field.show}
              onChange={(event) => change({ basic: event.target.checked })}
            />
            <span aria-hidden className="desk:hidden">
              {addMessages.columns.basic}
            </span>
          </label>
        </div>
        <Cell name={addMessages.columns.title} isFirst>
          <Input
            aria-label={addMessages.titleOf({ name: input.input })}
            title={input.help ?? input.address}
            value={field.title}
            maxLength={120}
            autoComplete="off"
            {...wrong('title')}
            className={classNames(inPlaceClasses, 'font-medium', !field.show && 'text-muted!')}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Cell>
        {hasDefault(input) ? (
          <Cell name={addMessages.columns.initial}>
            <InputDefault
              input={input}
              value={field.initial}
              label={addMessages.defaultOf({ title })}
              wrong={wrong('initial')}
              onChange={(initial) => change({ initial })}
            />
          </Cell>
        ) : (
          <span className="flex min-h-8 items-center px-2.5 text-muted max-desk:hidden">{fixedDefault(input)}</span>
        )}
        {field.hasRange ? (
          <Cell name={addMessages.columns.bounds}>
            <span className="flex items-center gap-1.5">
              {(['minimum', 'maximum'] as const).map((bound, index) => (
                <span key={bound} className="contents">
                  {index === 1 && (
                    <span aria-hidden className="text-muted">
                      –
                    </span>
                  )}
                  <Input
                    aria-label={
                      bound === 'minimum' ? addMessages.minimumOf({ title }) : addMessages.maximumOf({ title })
                    }
                    inputMode="decimal"
                    autoComplete="off"
                    value={field[bound]}
                    // A long number does not fit.
                    title={field[bound]}
                    disabled={!field.show}
                    {...wrong(bound)}
                    className="px-2! text-right tabular-nums"
                    onChange={(event) => change({ [bound]: event.target.value })}
                  />
                </span>
              ))}
            </span>
          </Cell>
        ) : (
          <span className="flex min-h-8 items-center text-sm text-muted max-desk:min-h-0">{rangeText(input)}</span>
        )}
      </div>
      {issues.length > 0 && (
        <ul id={`${id}-issues`} className="text-sm text-bad desk:ml-25 desk:pb-1">
          {issues.map(({ part, message }) => (
            <li key={`${part} ${message}`} className="wrap-anywhere">
              {message}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});

/** What stands in place of a range. */
function rangeText({ kind, media, role, choices }: WorkflowInput): string {
  if (role === 'seed') return addMessages.seedRange;
  if (choices !== null) return addMessages.choices({ count: choices.length });
  return kind === 'media' ? addMessages.media[media ?? 'file'] : addMessages.kinds[kind];
}

/** Whether an input has a default that a person can set: a seed is random, and a file is chosen for each generation. */
function hasDefault({ kind, role }: WorkflowInput): boolean {
  return role !== 'seed' && kind !== 'media';
}

function fixedDefault({ role }: WorkflowInput): string {
  return role === 'seed' ? addMessages.randomSeed : addMessages.noDefault;
}

/** A cell of a row. On small windows, where the columns are below each other, it has a name. */
function Cell({ name, isFirst = false, children }: { name: string; isFirst?: boolean; children: ReactNode }) {
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1', isFirst && 'max-desk:order-first')}>
      <span aria-hidden className="text-sm text-muted desk:hidden">
        {name}
      </span>
      {children}
    </div>
  );
}
