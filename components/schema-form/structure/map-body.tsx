'use client';

import { inSentence } from '@/lib/schema-form/format';
import { Plus, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { addEntry, removeEntry, renameEntry, shownEntries } from '@/lib/schema-form/values/edit-map';
import type { MapField } from '@/lib/schema-form/form-field';
import { widgetIds } from '../widgets/widget-field';
import { NestedRows, UnlabelledField } from './nested-field';
import { StructureProvider, type NestedFieldProps, errorsBelow, idBelow, useOwnItems } from './structure-scope';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { messages } from '@/lib/schema-form/messages';
import { FieldIssues } from '../issues/field-issues';

/** The entries of a map, below the properties that the schema names. */
export function MapBody({ field, value, errors, id }: NestedFieldProps<MapField>) {
  const structure = useOwnItems(field, value);
  const entries = shownEntries(field, value);
  const write = (next: Record<string, unknown>) =>
    structure.change(field.pointer, Object.keys(next).length === 0 && field.defaultValue === null ? undefined : next);
  const isUnnamed = entries.some(([name]) => name === '');
  return (
    <div id={id} role="group" aria-labelledby={widgetIds(id).label} className="flex min-w-0 flex-col gap-3">
      <StructureProvider value={structure}>
        {field.fields.length > 0 && (
          <NestedRows fields={field.fields} rows={field.rows} value={value} errors={errors} id={id} />
        )}
        {entries.map(([name, entry], index) => (
          <EntryRow
            // oxlint-disable-next-line react/no-array-index-key -- an entry is renamed in place: only its index is stable
            key={index}
            name={name}
            position={index + 1}
            field={field.entryAt(name)}
            value={entry ?? undefined}
            errors={errorsBelow(errors, name)}
            id={idBelow(id, `entry-${index}`)}
            onRename={(next) => {
              const renamed = renameEntry(field, value, name, next);
              if (renamed !== null) write(renamed);
              return renamed !== null;
            }}
            onRemove={() => write(removeEntry(field, value, name))}
          />
        ))}
      </StructureProvider>
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
          aria-label={messages.structure.entryName({ position })}
          aria-invalid={isTaken}
          aria-describedby={isTaken ? `${part.id}-name-issue` : undefined}
          placeholder={messages.structure.namePlaceholder}
          value={text}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user just added the entry
          autoFocus={name === ''}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped({ name, text: name })}
        />
        <UnlabelledField
          {...part}
          label={name === '' ? messages.structure.unnamedValue : messages.structure.entryValue({ name })}
          showsIssues
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
      {isTaken && <FieldIssues id={`${part.id}-name-issue`} issues={[messages.structure.nameTaken]} />}
    </div>
  );
}
