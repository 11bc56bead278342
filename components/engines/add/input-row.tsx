'use client';

import { memo, useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Input } from '@/components/ui/input';
import type { WorkflowInput } from '@/lib/contract/engines';
import { addMessages } from '../messages';
import { type DraftIssue, type FieldDraft, type FieldPart, draftedField } from './field-drafts';
import { InputDefault } from './input-default';

/** The columns of a row: show, basic, title, default, range. */
export const rowColumns =
  'desk:grid desk:grid-cols-[2.5rem_2.5rem_minmax(0,1fr)_minmax(0,1fr)_9.5rem] desk:items-start desk:gap-x-2.5';

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
              aria-label={addMessages.showOf(title)}
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
              aria-label={addMessages.basicOf(title)}
              checked={field.show && field.basic}
              disabled={!field.show}
              onChange={(event) => change({ basic: event.target.checked })}
            />
            <span aria-hidden className="desk:hidden">
              {addMessages.columns.basic}
            </span>
          </label>
        </div>
        <Input
          aria-label={addMessages.titleOf(input.input)}
          title={input.help ?? input.address}
          value={field.title}
          maxLength={120}
          autoComplete="off"
          {...wrong('title')}
          className={classNames(
            'border-transparent! font-medium hover:border-line-strong!',
            !field.show && 'text-muted!',
          )}
          onChange={(event) => change({ title: event.target.value })}
        />
        <InputDefault
          input={input}
          value={field.initial}
          label={addMessages.defaultOf(title)}
          wrong={wrong('initial')}
          onChange={(initial) => change({ initial })}
        />
        {field.hasRange ? (
          <span className="flex items-center gap-1.5">
            {(['minimum', 'maximum'] as const).map((bound, index) => (
              <span key={bound} className="contents">
                {index === 1 && (
                  <span aria-hidden className="text-muted">
                    –
                  </span>
                )}
                <Input
                  aria-label={bound === 'minimum' ? addMessages.minimumOf(title) : addMessages.maximumOf(title)}
                  inputMode="decimal"
                  autoComplete="off"
                  value={field[bound]}
                  disabled={!field.show}
                  {...wrong(bound)}
                  className="px-2! text-right tabular-nums"
                  onChange={(event) => change({ [bound]: event.target.value })}
                />
              </span>
            ))}
          </span>
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
  if (choices !== null) return addMessages.choices(choices.length);
  return addMessages.kindOf(kind, media);
}
