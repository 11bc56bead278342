'use client';

import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { messages } from '@/lib/schema-form/messages';
import { FieldIssues } from '../issues/field-issues';
import { UnlabelledField } from './bare-control';
import type { NestedFieldProps } from './nested-field-props';

/** A name and its value. A name that is there already is not taken, and said so. */
export function EntryRow({
  name,
  position,
  onRename,
  onRemove,
  ...part
}: NestedFieldProps & {
  name: string;
  position: number;
  onRename: (next: string) => boolean;
  onRemove: () => void;
}) {
  const [typed, setTyped] = useState({ name, text: name });
  const text = typed.name === name ? typed.text : name;
  const isTaken = text !== name;
  const type = (next: string) => {
    const isDone = onRename(next);
    setTyped({ name: isDone ? next : name, text: next });
  };
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-start gap-1.5">
        <Input
          aria-label={messages.structure.entryName(position)}
          aria-invalid={isTaken}
          aria-describedby={isTaken ? `${part.id}-name-issue` : undefined}
          placeholder={messages.structure.namePlaceholder}
          value={text}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the entry was just asked for
          autoFocus={name === ''}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped({ name, text: name })}
        />
        <UnlabelledField {...part} label={messages.structure.entryValue(name)} showsIssues />
        <IconButton
          label={messages.structure.remove(name === '' ? messages.structure.entryName(position) : name)}
          className="max-desk:size-11"
          onClick={onRemove}
        >
          <X aria-hidden />
        </IconButton>
      </div>
      {isTaken && <FieldIssues id={`${part.id}-name-issue`} issues={[messages.structure.nameTaken]} />}
    </div>
  );
}
