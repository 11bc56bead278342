'use client';

import { inSentence } from '@/lib/schema-form/format';
import { Plus, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { addEntry, removeEntry, renameEntry, shownEntries } from '@/lib/schema-form/values/edit-map';
import type { MapField } from '@/lib/schema-form/form-field';
import { type ControlProps, controlId, controlIds } from '../fields/control-props';
import { accessInside, FieldAccessProvider, useFieldAccess } from '../scope/field-access';
import { InnerField, InnerRows } from './inner-field';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { messages } from '@/lib/schema-form/messages';
import { FieldIssues } from '../issues/field-issues';

/** The entries of a map, below the properties that the schema names. */
export function MapBody({ field, value, id, path, onChange }: ControlProps<MapField>) {
  const access = accessInside(useFieldAccess(), field);
  const entries = shownEntries(field, value);
  const write = (next: Record<string, unknown>) =>
    onChange(Object.keys(next).length === 0 && field.defaultValue === null ? undefined : next);
  const isUnnamed = entries.some(([name]) => name === '');
  return (
    <div id={id} role="group" aria-labelledby={controlIds(id).label} className="flex min-w-0 flex-col gap-3">
      <FieldAccessProvider value={access}>
        {field.fields.length > 0 && <InnerRows fields={field.fields} rows={field.rows} path={path} />}
        {entries.map(([name], index) => (
          <EntryRow
            // oxlint-disable-next-line react/no-array-index-key -- an entry is renamed in place: only its index is stable
            key={index}
            name={name}
            position={index + 1}
            field={field.entryAt(name)}
            path={[...path, 'entry', index]}
            onRename={(next) => {
              const renamed = renameEntry(field, value, name, next);
              if (renamed !== null) write(renamed);
              return renamed !== null;
            }}
            onRemove={() => write(removeEntry(field, value, name))}
          />
        ))}
      </FieldAccessProvider>
      <Button
        variant="quiet"
        size="md"
        className="self-start"
        disabled={isUnnamed}
        onClick={() => write(addEntry(field, value))}
      >
        <Plus aria-hidden />
        {messages.structure.addEntry}
      </Button>
    </div>
  );
}

/** A name and its value. A taken name is rejected with a message. */
function EntryRow({
  name,
  position,
  onRename,
  onRemove,
  ...part
}: Pick<ControlProps, 'field' | 'path'> & {
  name: string;
  position: number;
  onRename: (next: string) => boolean;
  onRemove: () => void;
}) {
  const issueId = `${controlId(part.path)}-name-issue`;
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
          aria-label={messages.structure.entryName({ position })}
          aria-invalid={isTaken}
          aria-describedby={isTaken ? issueId : undefined}
          placeholder={messages.structure.namePlaceholder}
          value={text}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user just added the entry
          autoFocus={name === ''}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped({ name, text: name })}
        />
        <InnerField
          {...part}
          label={name === '' ? messages.structure.unnamedValue : messages.structure.entryValue({ name })}
        />
        <IconButton
          label={messages.structure.remove({
            name: inSentence(name === '' ? messages.structure.entryName({ position }) : name),
          })}
          className="max-desk:size-11"
          onClick={onRemove}
        >
          <X aria-hidden />
        </IconButton>
      </div>
      {isTaken && <FieldIssues id={issueId} issues={[messages.structure.nameTaken]} />}
    </div>
  );
}
