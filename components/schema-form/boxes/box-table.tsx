'use client';

import { Trash2 } from 'lucide-react';
import { type Ref, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Input, inputClasses } from '@/components/ui/input';
import { moveBox, moveSide } from '@/lib/schema-form/boxes/edit-boxes';
import { messages } from '@/lib/schema-form/messages';
import { type LayoutBox, numberBoxes } from '@/lib/schema-form/boxes/prompt-boxes';
import { classNames } from '@/components/ui/class-names';

const numbers: { name: 'left' | 'top' | 'width' | 'height'; set: (box: LayoutBox, value: number) => LayoutBox }[] = [
  { name: 'left', set: (box, value) => moveBox(box, value - box.left, 0) },
  { name: 'top', set: (box, value) => moveBox(box, 0, value - box.top) },
  { name: 'width', set: (box, value) => moveSide(box, 'right', box.left + value) },
  { name: 'height', set: (box, value) => moveSide(box, 'bottom', box.top + value) },
];

const numberOf = (box: LayoutBox, name: (typeof numbers)[number]['name']) =>
  ({ left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top })[name];

/** All boxes as text and numbers: it offers everything that the frame does, without a pointer. */
export function BoxTable({
  boxes,
  chosen,
  onChoose,
  onChange,
  onRemove,
  ref,
}: {
  boxes: readonly LayoutBox[];
  chosen: number | null;
  onChoose: (index: number) => void;
  /** Called with a changed box; changes of one subject are undone together. */
  onChange: (index: number, box: LayoutBox, subject: string) => void;
  onRemove: (index: number) => void;
  ref: Ref<HTMLTableElement>;
}) {
  const { columns } = messages.boxes;
  return (
    <table ref={ref} className="w-full table-fixed border-separate border-spacing-0 text-sm">
      <caption className="sr-only">{messages.boxes.table}</caption>
      <thead>
        <tr className="text-left text-muted [&_th]:pb-1 [&_th]:font-normal">
          {numbers.map(({ name }) => (
            <th key={name} scope="col" className="pl-1">
              {columns[name]}
            </th>
          ))}
          <th scope="col" className="w-9 max-desk:w-12">
            <span className="sr-only">{columns.remove}</span>
          </th>
        </tr>
      </thead>
      {numberBoxes(boxes).map(({ box, index, position }) => (
        <tbody key={position} className={index === chosen ? 'bg-accent-soft' : ''}>
          <tr>
            <th scope="rowgroup" colSpan={5} className="p-1 font-normal">
              <span className="flex items-center gap-2">
                <span aria-hidden className="w-4 text-center text-muted tabular-nums">
                  {position}
                </span>
                <Input
                  data-box-text={index}
                  aria-label={messages.boxes.textOf(position)}
                  placeholder={messages.boxes.unsaid}
                  autoComplete="off"
                  value={box.text}
                  onFocus={() => onChoose(index)}
                  onChange={(event) => onChange(index, { ...box, text: event.target.value }, `text ${index}`)}
                />
              </span>
            </th>
          </tr>
          <tr>
            {numbers.map(({ name, set }) => (
              <td key={name} className="p-1 pt-0">
                <BoxNumber
                  label={messages.boxes.numberOf(columns[name], position)}
                  value={numberOf(box, name)}
                  onFocus={() => onChoose(index)}
                  onChange={(value) => onChange(index, set(box, value), `${name} ${index}`)}
                />
              </td>
            ))}
            <td className="p-1 pt-0">
              <IconButton
                label={messages.boxes.remove(position)}
                className="max-desk:size-11"
                onClick={() => onRemove(index)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

/** A coordinate input: the typed text stays while typing, and is applied as soon as it is a whole number. */
function BoxNumber({
  label,
  value,
  onFocus,
  onChange,
}: {
  label: string;
  value: number;
  onFocus: () => void;
  onChange: (value: number) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={draft ?? value}
      className={classNames(inputClasses, 'h-8 px-1 text-center tabular-nums max-desk:h-11 max-desk:text-md')}
      onChange={(event) => {
        setDraft(event.target.value);
        if (/^\d{1,4}$/.test(event.target.value.trim())) onChange(Number(event.target.value));
      }}
      onFocus={onFocus}
      onBlur={() => setDraft(null)}
      onKeyDown={(event) => {
        const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (steps === undefined) return;
        event.preventDefault();
        setDraft(null);
        onChange(value + steps * (event.shiftKey ? 10 : 1));
      }}
    />
  );
}
