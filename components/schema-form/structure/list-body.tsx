'use client';

import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { addItem, moveItem, removeItem, shownItems } from '@/lib/schema-form/edit-list';
import type { ListField } from '@/lib/schema-form/form-field';
import { structureWords } from '@/lib/schema-form/structure-words';
import { useFormScope } from '../form-scope';
import { widgetIds } from '../widget-field';
import { type DrawnPart, errorsBelow, idBelow } from './drawn-part';
import { ItemCard } from './item-card';
import { StructureProvider } from './structure-scope';
import { useItemKeys } from './use-item-keys';
import { useOwnItems } from './use-own-items';

/** A list of values that are fields of their own: cards under each other, added, moved and removed by mouse and keys. */
export function ListBody({ field, value, errors, id }: DrawnPart<ListField>) {
  const form = useFormScope();
  const structure = useOwnItems(field, value);
  const items = shownItems(field, value);
  const keys = useItemKeys(items.length);
  const [spoken, setSpoken] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const toFocus = useRef<string | null>(null);
  useEffect(() => {
    if (toFocus.current === null) return;
    list.current?.querySelector<HTMLElement>(toFocus.current)?.focus();
    toFocus.current = null;
  });
  const title = (at: number) => structureWords.itemTitle(field.itemLabel, at + 1);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length) return;
    keys.move(from, to);
    setSpoken(structureWords.movedTo(title(from), to + 1, items.length));
    toFocus.current = `[data-item="${to}"]`;
    form.setValues(moveItem(form.getValues(), field, from, to));
  };
  const remove = (at: number) => {
    keys.remove(at);
    setSpoken(structureWords.removed(title(at), items.length - 1));
    toFocus.current = items.length === 1 ? '[data-add]' : `[data-item="${Math.min(at, items.length - 2)}"]`;
    form.setValues(removeItem(form.getValues(), field, at));
  };
  const add = () => {
    toFocus.current = `[data-item="${items.length}"]`;
    form.setValues(addItem(form.getValues(), field));
  };
  const hasRoom = field.maxItems === null || items.length < field.maxItems;
  return (
    <div ref={list} id={id} role="group" aria-labelledby={widgetIds(id).label} className="flex min-w-0 flex-col gap-2">
      <StructureProvider value={structure}>
        {items.map((item, at) => (
          <ItemCard
            key={keys.keys[at]}
            field={field.itemAt(at)}
            value={item ?? undefined}
            errors={errorsBelow(errors, at)}
            id={idBelow(id, at)}
            title={title(at)}
            at={at}
            total={items.length}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
          />
        ))}
      </StructureProvider>
      {hasRoom && (
        <Button data-add variant="quiet" size="md" className="self-start" onClick={add}>
          <Plus aria-hidden />
          {structureWords.addItem(field.itemLabel)}
        </Button>
      )}
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}
