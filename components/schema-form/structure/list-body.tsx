'use client';

import { inSentence } from '@/lib/schema-form/format';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { shownItems } from '@/lib/schema-form/kinds/list';
import { addItem, moveItem, removeItem } from '@/lib/schema-form/values/edit-list';
import { isStructure, type ListField } from '@/lib/schema-form/form-field';
import { type ControlProps, controlIds } from '../fields/control-props';
import { accessInside, FieldAccessProvider, useFieldAccess } from '../scope/field-access';
import { useFormScope } from '../scope/form-scope';
import { chipsChoice } from '@/lib/schema-form/kinds/chips-choice';
import { ChipsBody } from './chips-body';
import { ItemCard } from './item-card';
import { messages } from '@/lib/schema-form/messages';

interface FocusTarget {
  /** Negative when no item is left. */
  at: number;
  isNew: boolean;
}

const controls = 'input, textarea, [role="combobox"], [role="radio"], [role="switch"]';

/** Focuses an item, the first field of a new item, or the add button when there are none. */
function focusOn(list: HTMLElement | null, { at, isNew }: FocusTarget): void {
  const item = list?.querySelector<HTMLElement>(`:scope > [data-item="${at}"]`);
  const control = isNew ? item?.querySelector<HTMLElement>(controls) : null;
  (control ?? item ?? list?.querySelector<HTMLElement>(':scope > [data-add]'))?.focus();
}

/** A list: chips out of many values, else cards of fields. */
export function ListBody(props: ControlProps<ListField>) {
  const choice = chipsChoice(props.field);
  return choice === null ? <ItemsBody {...props} /> : <ChipsBody {...props} choice={choice} />;
}

/** A list of fields: cards in a column that are added, moved and removed by mouse and keys. */
function ItemsBody({ field, value, id, path }: ControlProps<ListField>) {
  const form = useFormScope();
  const access = accessInside(useFieldAccess(), field);
  const items = shownItems(field, value);
  const keys = useItemKeys(items.length);
  const [spoken, setSpoken] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const toFocus = useRef<FocusTarget | null>(null);
  useEffect(() => {
    if (toFocus.current === null) return;
    focusOn(list.current, toFocus.current);
    toFocus.current = null;
  });
  const title = (at: number) => messages.structure.itemTitle({ item: field.itemLabel, position: at + 1 });
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length) return;
    keys.move(from, to);
    setSpoken(messages.structure.movedTo({ name: title(from), position: to + 1, total: items.length }));
    toFocus.current = { at: to, isNew: false };
    form.setValues(moveItem(form.getValues(), field, from, to));
  };
  const remove = (at: number) => {
    keys.remove(at);
    setSpoken(messages.structure.removed({ name: title(at), total: items.length - 1 }));
    toFocus.current = { at: Math.min(at, items.length - 2), isNew: false };
    form.setValues(removeItem(form.getValues(), field, at));
  };
  const add = () => {
    toFocus.current = { at: items.length, isNew: true };
    form.setValues(addItem(form.getValues(), field));
  };
  const isFixed = field.minItems === field.maxItems && items.length === field.maxItems;
  const hasRoom = field.maxItems === null || items.length < field.maxItems;
  return (
    <div ref={list} id={id} role="group" aria-labelledby={controlIds(id).label} className="flex min-w-0 flex-col gap-2">
      <FieldAccessProvider value={access}>
        {items.map((_item, at) => (
          <ItemCard
            key={keys.keys[at]}
            field={field.itemAt(at)}
            path={[...path, at]}
            title={title(at)}
            isPlain={!isStructure(field.itemAt(at))}
            at={at}
            total={items.length}
            isFixed={isFixed}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
          />
        ))}
      </FieldAccessProvider>
      {hasRoom && (
        <Button data-add variant="quiet" size="md" className="self-start" onClick={add}>
          <Plus aria-hidden />
          {messages.structure.add({ item: inSentence(field.itemLabel) })}
        </Button>
      )}
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}

/** React keys that follow items while they move: the values have no ids. */
function useItemKeys(amount: number) {
  const [state, setState] = useState(() => ({
    keys: Array.from({ length: amount }, (_none, key) => key),
    next: amount,
  }));
  let { keys, next } = state;
  if (keys.length !== amount) {
    const missing = Math.max(0, amount - keys.length);
    keys = [...keys.slice(0, amount), ...Array.from({ length: missing }, (_none, index) => next + index)];
    next += missing;
    setState({ keys, next });
  }
  return {
    keys,
    remove: (at: number) => setState({ keys: keys.toSpliced(at, 1), next }),
    move: (from: number, to: number) =>
      setState({ keys: keys.toSpliced(from, 1).toSpliced(to, 0, ...keys.slice(from, from + 1)), next }),
  };
}
