'use client';

import { BoxSelect, Plus, X } from 'lucide-react';
import { Suspense, useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { latePart } from '@/components/ui/late-part';
import type { BoundingBoxes } from '@/lib/schema-form/boxes/box-format';
import { boxIssueMessage, type LayoutBox, numberBoxes } from '@/lib/schema-form/boxes/prompt-boxes';
import { formatList } from '@/lib/intl/format-list';
import { useStageTool } from '../stage-tool/stage-tool-store';
import { BoxMark, BoxNumbers, BoxTextInput } from './box-inputs';
import { boxMessages } from './messages-late';
import { useBoxChanges } from './use-box-changes';
import { useBoxes } from './use-boxes';

const BoxesTool = latePart(async () => (await import('./boxes-tool')).BoxesTool);

/** The boxes of a prompt in the form: a chip for each, its numbers on demand, and the tool that draws them on the stage. */
export function BoxesField({
  layout,
  prompt,
  onChange,
}: {
  layout: BoundingBoxes;
  prompt: string;
  onChange: (prompt: string) => void;
}) {
  const editor = useBoxes(prompt, layout.format, onChange);
  const changes = useBoxChanges(editor, layout.format);
  const { chosen: edited, choose: edit } = changes;
  const tool = useStageTool();
  const opener = useRef<HTMLButtonElement>(null);
  const { boxes, issue } = editor;
  const box = edited === null ? undefined : boxes[edited];
  const editorId = useId();

  useEffect(() => {
    const { current } = opener;
    if (!tool.isOpen) return undefined;
    return () => {
      // The focus was inside the tool, unless the person has moved it into the form.
      if (document.activeElement === document.body) current?.focus();
    };
  }, [tool.isOpen]);

  const undescribed = numberBoxes(boxes).flatMap(({ box: { text }, position }) =>
    text.trim() === '' ? [position] : [],
  );
  return (
    <div role="group" aria-label={boxMessages.field} className="flex min-w-0 flex-col gap-2 pt-2">
      <div className="flex min-h-7 items-center gap-2">
        <span className="font-medium">{boxMessages.field}</span>
        <span className="min-w-0 flex-1 truncate text-sm text-faint tabular-nums">
          {boxes.length === 0 ? boxMessages.empty : boxes.length}
        </span>
        {tool.isAvailable && (
          <Button
            ref={opener}
            size="sm"
            className="max-desk:h-11 max-desk:px-3"
            aria-expanded={tool.isOpen}
            disabled={issue !== null}
            onClick={tool.isOpen ? tool.close : tool.open}
          >
            <BoxSelect aria-hidden />
            {boxMessages.draw}
          </Button>
        )}
      </div>
      {(boxes.length > 0 || !tool.isAvailable) && issue === null && (
        <div className="flex flex-wrap gap-1">
          <ul aria-label={boxMessages.chips} className="contents">
            {numberBoxes(boxes).map(({ box: one, index, position }) => (
              <BoxChip
                key={position}
                box={one}
                index={index}
                editor={{ id: editorId, isOpen: edited === index }}
                onEdit={() => edit(edited === index ? null : index)}
                onRemove={() => changes.remove(index)}
              />
            ))}
          </ul>
          <IconButton size="sm" label={boxMessages.add} className="size-7! max-desk:size-11!" onClick={changes.add}>
            <Plus aria-hidden />
          </IconButton>
        </div>
      )}
      {box !== undefined && edited !== null && (
        <div id={editorId} className="flex flex-col gap-2 rounded bg-sunken p-2">
          <BoxTextInput box={box} index={edited} onChange={(next, subject) => changes.set(edited, next, subject)} />
          <BoxNumbers box={box} index={edited} onChange={(next, subject) => changes.set(edited, next, subject)} />
        </div>
      )}
      {(issue !== null || (undescribed.length > 0 && !tool.isOpen)) && (
        <p role="status" className="text-sm text-warn">
          {issue === null ? undescribedMessage(undescribed) : boxIssueMessage(issue)}
        </p>
      )}
      {tool.isOpen && (
        <Suspense>
          <BoxesTool layout={layout} editor={editor} onClose={tool.close} />
        </Suspense>
      )}
    </div>
  );
}

function undescribedMessage(positions: readonly number[]): string {
  const [first = 0] = positions;
  return positions.length === 1
    ? boxMessages.undescribed({ position: first })
    : boxMessages.undescribedOf({ positions: formatList(positions.map(String)) });
}

function BoxChip({
  box,
  index,
  editor,
  onEdit,
  onRemove,
}: {
  box: LayoutBox;
  index: number;
  editor: { id: string; isOpen: boolean };
  onEdit: () => void;
  onRemove: () => void;
}) {
  const position = index + 1;
  const text = box.text.trim();
  return (
    <li className="flex h-7 max-w-full min-w-0 items-center rounded-sm bg-sunken max-desk:h-11">
      <button
        type="button"
        aria-expanded={editor.isOpen}
        aria-controls={editor.isOpen ? editor.id : undefined}
        title={text}
        className="flex h-full min-w-0 items-center gap-1.5 rounded-sm pl-1 hover:text-accent focus-visible:-outline-offset-2"
        onClick={onEdit}
      >
        <BoxMark index={index} />
        <span className="sr-only">{boxMessages.edit({ position })}</span>
        <span className={classNames('truncate', text === '' && 'text-muted italic')}>
          {text === '' ? boxMessages.unnamed : text}
        </span>
      </button>
      <IconButton size="sm" label={boxMessages.remove({ position })} className="max-desk:size-11" onClick={onRemove}>
        <X aria-hidden className="size-3.5!" />
      </IconButton>
    </li>
  );
}
