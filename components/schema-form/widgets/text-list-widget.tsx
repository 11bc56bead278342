'use client';

import type { WidgetProps } from '@rjsf/utils';
import { Plus, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { textsOf } from '@/lib/schema-form/json';
import { messages } from '@/lib/schema-form/messages';
import { widgetAttributes, widgetField, widgetIds } from '../widget-field';

/** Short texts under each other. Enter begins the next one. */
export function TextListWidget(props: WidgetProps) {
  const field = widgetField(props, 'text-list');
  const entries = textsOf(props.value ?? field.defaultValue);
  const hasRoom = field.maxItems === null || entries.length < field.maxItems;
  const write = (next: string[]) => props.onChange(next.length === 0 ? undefined : next);
  const addBelow = (event: KeyboardEvent, place: number) => {
    if (event.key !== 'Enter' || event.metaKey || event.ctrlKey || !hasRoom) return;
    event.preventDefault();
    write(entries.toSpliced(place + 1, 0, ''));
  };
  return (
    <div id={props.id} role="group" aria-labelledby={widgetIds(props.id).label} className="flex flex-col gap-1.5">
      {entries.map((entry, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no identity of their own
        <div key={place} className="flex items-center gap-1">
          <Input
            value={entry}
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the entry was just asked for
            autoFocus={entry === ''}
            onChange={(event) => write(entries.with(place, event.target.value))}
            onKeyDown={(event) => addBelow(event, place)}
            {...widgetAttributes(props)}
            aria-label={messages.entry(field.label, place + 1)}
          />
          <IconButton label={messages.removeEntry(place + 1)} onClick={() => write(entries.toSpliced(place, 1))}>
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
      {hasRoom && (
        <Button variant="quiet" size="md" className="self-start" onClick={() => write([...entries, ''])}>
          <Plus aria-hidden />
          {messages.addEntry}
        </Button>
      )}
    </div>
  );
}
