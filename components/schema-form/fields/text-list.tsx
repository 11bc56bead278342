'use client';

import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { textsOf } from '@/lib/schema-form/json';
import { messages } from '@/lib/schema-form/messages';
import { type ControlProps, controlAttributes, controlIds } from './control-props';
import type { TextListField } from '@/lib/schema-form/form-field';
import { moveEntry } from '@/lib/schema-form/values/edit-list';
import type { FieldDefinition } from './field-definition';

export const textListField: FieldDefinition<TextListField> = { Control: TextListControl, takesLabel: () => false };

/**
 * A column of short texts. Enter adds the next one, Alt and an arrow key move one, several pasted lines become several
 * entries.
 */
function TextListControl(props: ControlProps<TextListField>) {
  const { field } = props;
  const group = useRef<HTMLDivElement>(null);
  const indexToFocus = useRef<number | null>(null);
  const [news, setNews] = useState('');
  const entries = textsOf(props.value ?? field.defaultValue);
  const room = field.maxItems === null ? Infinity : field.maxItems - entries.length;
  const write = (next: string[], focus: number | null = null) => {
    indexToFocus.current = focus;
    props.onChange(next.length === 0 ? undefined : next);
  };
  useLayoutEffect(() => {
    if (indexToFocus.current === null) return;
    group.current?.querySelectorAll('input')[indexToFocus.current]?.focus();
    indexToFocus.current = null;
  });
  const pressKey = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0;
    const to = index + step;
    if (event.key === 'Enter' && !event.metaKey && !event.ctrlKey) {
      if (room > 0) write(entries.toSpliced(index + 1, 0, ''), index + 1);
    } else if (event.key === 'Backspace' && entries[index] === '') {
      write(entries.toSpliced(index, 1), Math.max(0, index - 1));
    } else if (step !== 0 && to >= 0 && to < entries.length) {
      if (event.altKey) {
        setNews(messages.movedTo({ position: to + 1, total: entries.length }));
        write(moveEntry(entries, index, to), to);
      } else group.current?.querySelectorAll('input')[to]?.focus();
    } else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent, index: number) => {
    const lines = event.clipboardData
      .getData('text/plain')
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '');
    if (lines.length < 2) return;
    event.preventDefault();
    const isReplaced = entries[index] === '' ? 1 : 0;
    const taken = lines.slice(0, room + isReplaced);
    write(
      entries.toSpliced(isReplaced === 1 ? index : index + 1, isReplaced, ...taken),
      index + taken.length - isReplaced,
    );
  };
  return (
    <div
      ref={group}
      id={props.id}
      role="group"
      aria-labelledby={controlIds(props.id).label}
      className="flex flex-col gap-1.5"
    >
      {entries.map((entry, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no identity of their own
        <div key={index} className="flex items-center gap-1">
          <Input
            value={entry}
            autoComplete="off"
            onChange={(event) => write(entries.with(index, event.target.value))}
            onKeyDown={(event) => pressKey(event, index)}
            onPaste={(event) => paste(event, index)}
            {...controlAttributes(props)}
            aria-label={messages.entry({ label: field.label, position: index + 1 })}
          />
          <IconButton
            label={messages.removeEntry({ position: index + 1 })}
            className="max-desk:size-11"
            onClick={() => write(entries.toSpliced(index, 1), Math.min(index, entries.length - 2))}
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
