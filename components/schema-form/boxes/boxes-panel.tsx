'use client';

import { Plus, Redo2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { inputClasses } from '@/components/ui/input';
import { classNames } from '@/components/ui/class-names';
import type { BoundingBoxes } from '@/lib/schema-form/boxes/box-format';
import { createBox } from '@/lib/schema-form/boxes/edit-boxes';
import { BoxFrame } from './box-frame';
import { BoxTable } from './box-table';
import { useBackdrop } from './use-backdrop';
import { useBoxes } from './use-boxes';
import { messages } from '@/lib/schema-form/messages';
import { boxIssueMessage } from '@/lib/schema-form/boxes/prompt-boxes';

const firstSides = { left: 300, top: 300, right: 700, bottom: 700 };

/** The boxes of a prompt: drawn on the frame, and as a table. The prompt's text shows the same list. */
export function BoxesPanel({
  layout,
  prompt,
  onChange,
}: {
  layout: BoundingBoxes;
  prompt: string;
  onChange: (prompt: string) => void;
}) {
  const editor = useBoxes(prompt, layout.format, onChange);
  const backdrop = useBackdrop(layout);
  const [chosen, setChosen] = useState<number | null>(null);
  const named = useRef<number | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const panel = useRef<HTMLElement>(null);
  const backdropId = useId();
  const { boxes, issue } = editor;

  // A new box is ready to be named; its row exists after the next render.
  useEffect(() => {
    if (named.current === null) return;
    const input = table.current?.querySelector<HTMLInputElement>(`[data-box-text="${named.current}"]`);
    if (input == null) return;
    input.focus();
    named.current = null;
  });

  const remove = (index: number) => {
    editor.change(boxes.toSpliced(index, 1), null);
    setChosen(null);
    panel.current?.focus();
  };
  const add = () => {
    editor.change([...boxes, createBox(firstSides, boxes, layout.format)], null);
    named.current = boxes.length;
  };
  const pressKey = (event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.metaKey || event.ctrlKey);
    if (!isUndo || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.shiftKey) editor.redo();
    else editor.undo();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events that bubble from the boxes
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={messages.boxes.panel}
      className="flex min-w-0 flex-col gap-2 rounded border border-line p-2 outline-none"
      onKeyDown={pressKey}
    >
      <div className="flex items-center gap-1">
        <Button variant="ghost" size="sm" className="max-desk:h-11" disabled={issue !== null} onClick={add}>
          <Plus aria-hidden />
          {messages.boxes.add}
        </Button>
        <span className="ml-auto pr-1 text-sm text-faint tabular-nums">{messages.boxes.count(boxes.length)}</span>
        <IconButton
          label={messages.boxes.undo}
          className="max-desk:size-11"
          aria-disabled={!editor.canUndo}
          onClick={editor.undo}
        >
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton
          label={messages.boxes.redo}
          className="max-desk:size-11"
          aria-disabled={!editor.canRedo}
          onClick={editor.redo}
        >
          <Redo2 aria-hidden />
        </IconButton>
      </div>
      {backdrop.images.length > 0 && (
        <div className="flex items-center gap-2">
          <label htmlFor={backdropId} className="shrink-0 text-sm text-muted">
            {messages.boxes.backdrop}
          </label>
          <select
            id={backdropId}
            value={backdrop.address ?? ''}
            className={classNames(inputClasses, 'h-8 px-2 max-desk:h-11')}
            onChange={(event) => backdrop.choose(event.target.value === '' ? null : event.target.value)}
          >
            <option value="">{messages.boxes.emptyFrame}</option>
            {backdrop.images.map(({ address, index }) => (
              <option key={`${index} ${address}`} value={address}>
                {messages.boxes.image(index + 1)}
              </option>
            ))}
          </select>
        </div>
      )}
      <BoxFrame
        editor={editor}
        format={layout.format}
        ratio={backdrop.ratio}
        source={backdrop.source}
        chosen={chosen}
        onChoose={setChosen}
        onDrawn={(index) => {
          named.current = index;
          setChosen(index);
        }}
        onRemove={remove}
      />
      <p role="status" className={issue === null ? 'text-sm text-faint' : 'text-sm text-warn'}>
        {issue !== null ? boxIssueMessage(issue) : boxes.length === 0 ? messages.boxes.draw : messages.boxes.keys}
      </p>
      {boxes.length > 0 && (
        <BoxTable
          ref={table}
          boxes={boxes}
          chosen={chosen}
          onChoose={setChosen}
          onChange={(index, box, subject) => editor.change(boxes.with(index, box), subject)}
          onRemove={remove}
        />
      )}
    </section>
  );
}
