'use client';

import type { WidgetProps } from '@rjsf/utils';
import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { textsOf } from '@/lib/schema-form/json';
import { messages } from '@/lib/schema-form/messages';
import { moveEntry } from '@/lib/schema-form/values/edit-list';
import { widgetAttributes, widgetField, widgetIds } from './widget-field';

/** Short texts under each other. Enter begins the next one, Alt and an arrow key move one, several lines pasted are several. */
export function TextListWidget(props: WidgetProps) {
  const field = widgetField(props, 'text-list');
  const group = useRef<HTMLDivElement>(null);
  const placeToFocus = useRef<number | null>(null);
  const [news, setNews] = useState('');
  const entries = textsOf(props.value ?? field.defaultValue);
  const room = field.maxItems === null ? Infinity : field.maxItems - entries.length;
  const write = (next: string[], focus: number | null = null) => {
    placeToFocus.current = focus;
    props.onChange(next.length === 0 ? undefined : next);
  };
  useLayoutEffect(() => {
    if (placeToFocus.current === null) return;
    group.current?.querySelectorAll('input')[placeToFocus.current]?.focus();
    placeToFocus.current = null;
  });
  const pressKey = (event: KeyboardEvent, place: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0;
    const to = place + step;
    if (event.key === 'Enter' && !event.metaKey && !event.ctrlKey) {
      if (room > 0) write(entries.toSpliced(place + 1, 0, ''), place + 1);
    } else if (event.key === 'Backspace' && entries[place] === '') {
      write(entries.toSpliced(place, 1), Math.max(0, place - 1));
    } else if (step !== 0 && to >= 0 && to < entries.length) {
      if (event.altKey) {
        setNews(messages.movedTo(to + 1, entries.length));
        write(moveEntry(entries, place, to), to);
      } else group.current?.querySelectorAll('input')[to]?.focus();
    } else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent, place: number) => {
    const lines = event.clipboardData
      .getData('text/plain')
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '');
    if (lines.length < 2) return;
    event.preventDefault();
    const isReplaced = entries[place] === '' ? 1 : 0;
    const taken = lines.slice(0, room + isReplaced);
    write(
      entries.toSpliced(isReplaced === 1 ? place : place + 1, isReplaced, ...taken),
      place + taken.length - isReplaced,
    );
  };
  return (
    <div
      ref={group}
      id={props.id}
      role="group"
      aria-labelledby={widgetIds(props.id).label}
      className="flex flex-col gap-1.5"
    >
      {entries.map((entry, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no identity of their own
        <div key={place} className="flex items-center gap-1">
          <Input
            value={entry}
            autoComplete="off"
            onChange={(event) => write(entries.with(place, event.target.value))}
            onKeyDown={(event) => pressKey(event, place)}
            onPaste={(event) => paste(event, place)}
            {...widgetAttributes(props)}
            aria-label={messages.entry(field.label, place + 1)}
          />
          <IconButton
            label={messages.removeEntry(place + 1)}
            className="max-desk:size-11"
            onClick={() => write(entries.toSpliced(place, 1), Math.min(place, entries.length - 2))}
          >
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
      {room > 0 && (
        <Button
          variant="quiet"
          size="md"
          className="self-start max-desk:h-11"
          onClick={() => write([...entries, ''], entries.length)}
        >
          <Plus aria-hidden />
          {messages.addEntry}
        </Button>
      )}
      <span role="status" className="sr-only">
        {news}
      </span>
    </div>
  );
}
