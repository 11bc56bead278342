'use client';

import { Copy, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { Input, inputClasses } from '@/components/ui/input';
import { moveBox, moveSide } from '@/lib/schema-form/boxes/edit-boxes';
import type { LayoutBox } from '@/lib/schema-form/boxes/prompt-boxes';
import { boxColour } from './box-colours';
import { boxMessages } from './messages-late';

type NumberName = keyof typeof boxMessages.numbers;

const numbers: {
  name: NumberName;
  of: (box: LayoutBox) => number;
  set: (box: LayoutBox, value: number) => LayoutBox;
}[] = [
  { name: 'left', of: ({ left }) => left, set: (box, value) => moveBox(box, value - box.left, 0) },
  { name: 'top', of: ({ top }) => top, set: (box, value) => moveBox(box, 0, value - box.top) },
  {
    name: 'width',
    of: ({ left, right }) => right - left,
    set: (box, value) => moveSide(box, 'right', box.left + value),
  },
  {
    name: 'height',
    of: ({ top, bottom }) => bottom - top,
    set: (box, value) => moveSide(box, 'bottom', box.top + value),
  },
];

/** The number of a box, on its colour. */
export function BoxMark({ index }: { index: number }) {
  return (
    <span
      aria-hidden
      className="grid h-5 min-w-5 shrink-0 place-items-center rounded-[4px] px-1 text-sm leading-none font-medium text-white tabular-nums"
      style={{ background: boxColour(index) }}
    >
      {index + 1}
    </span>
  );
}

/** The description of a box, as text. */
export function BoxTextInput({
  box,
  index,
  onChange,
  onFocus,
  children,
}: {
  box: LayoutBox;
  index: number;
  /** Called with a changed box; changes of one subject are undone together. */
  onChange: (box: LayoutBox, subject: string) => void;
  onFocus?: () => void;
  /** Buttons beside it. */
  children?: ReactNode;
}) {
  return (
    <div className="flex min-w-0 items-center gap-2">
      <BoxMark index={index} />
      <Input
        data-box-text={index}
        aria-label={boxMessages.textOf({ position: index + 1 })}
        placeholder={boxMessages.placeholder}
        autoComplete="off"
        value={box.text}
        onFocus={onFocus}
        onChange={(event) => onChange({ ...box, text: event.target.value }, `text ${index}`)}
      />
      {children}
    </div>
  );
}

/** The sides of a box as numbers of the grid. */
export function BoxNumbers({
  box,
  index,
  onChange,
}: {
  box: LayoutBox;
  index: number;
  onChange: (box: LayoutBox, subject: string) => void;
}) {
  return (
    <div role="group" aria-label={boxMessages.numbersOf({ position: index + 1 })} className="grid grid-cols-4 gap-1.5">
      {numbers.map(({ name, of, set }) => (
        <label key={name} className="min-w-0 text-sm text-muted">
          {boxMessages.numbers[name]}
          <BoxNumber
            label={boxMessages.numberOf[name]({ position: index + 1 })}
            value={of(box)}
            onChange={(value) => onChange(set(box, value), `${name} ${index}`)}
          />
        </label>
      ))}
    </div>
  );
}

/** The buttons of a box. */
export function BoxButtons({
  index,
  onDuplicate,
  onRemove,
}: {
  index: number;
  onDuplicate: () => void;
  onRemove: () => void;
}) {
  return (
    <div className="flex shrink-0">
      <IconButton
        label={boxMessages.duplicate({ position: index + 1 })}
        title={boxMessages.duplicateHint}
        className="max-desk:size-11"
        onClick={onDuplicate}
      >
        <Copy aria-hidden />
      </IconButton>
      <IconButton label={boxMessages.remove({ position: index + 1 })} className="max-desk:size-11" onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}

/** A coordinate: the typed text stays while typing, and is applied as soon as it is a whole number. */
function BoxNumber({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={draft ?? value}
      className={classNames(inputClasses, 'mt-0.5 h-7 px-1 text-center tabular-nums max-desk:h-11 max-desk:text-md')}
      onChange={(event) => {
        setDraft(event.target.value);
        if (/^\d{1,4}$/.test(event.target.value.trim())) onChange(Number(event.target.value));
      }}
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
