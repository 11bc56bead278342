'use client';

import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { addEntry, removeEntry, renameEntry, shownEntries } from '@/lib/schema-form/values/edit-map';
import type { MapField } from '@/lib/schema-form/form-field';
import { messages } from '@/lib/schema-form/messages';
import { widgetIds } from '../widgets/widget-field';
import { type NestedFieldProps, errorsBelow, idBelow } from './nested-field-props';
import { EntryRow } from './entry-row';
import { NestedRows } from './nested-rows';
import { StructureProvider } from './structure-scope';
import { useOwnItems } from './use-own-items';

/** Values under names of one's own, below those that the schema names. */
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
        {entries.map(([name, entry], place) => (
          <EntryRow
            // oxlint-disable-next-line react/no-array-index-key -- an entry is renamed in place: its place is what stays
            key={place}
            name={name}
            position={place + 1}
            field={field.entryAt(name)}
            value={entry ?? undefined}
            errors={errorsBelow(errors, name)}
            id={idBelow(id, `entry-${place}`)}
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
