'use client';

import { BoxSelect, MousePointer2, Redo2, Undo2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { inputClasses } from '@/components/ui/input';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { useIsCoarse } from '@/components/ui/use-is-coarse';
import { useZoom } from '@/components/viewer/zoom/use-zoom';
import type { BoundingBoxes } from '@/lib/schema-form/boxes/box-format';
import { boxIssueMessage, type LayoutBox } from '@/lib/schema-form/boxes/prompt-boxes';
import { formatPixels } from '@/lib/client/format';
import { messages } from '@/lib/schema-form/messages';
import { reduceRatio } from '@/lib/schema-form/sizes/aspect-ratio';
import type { FrameSize } from '@/lib/schema-form/sizes/frame-size';
import { StageTool } from '../stage-tool/stage-tool';
import { BoxCanvas } from './box-canvas';
import { BoxList } from './box-list';
import { boxMessages } from './messages-late';
import { type Backdrop, useBackdrop } from './use-backdrop';
import type { BoxMode } from './use-box-drag';
import { type BoxEditor, isSameBoxes } from './use-boxes';
import { useBoxKeys } from './use-box-keys';
import { useBoxChanges } from './use-box-changes';

/** The side of the drawn frame, where only its proportion is known. */
const unknownSide = 1024;

/** The boxes of a prompt, drawn on the stage. Every change is in the request at once; Cancel restores what was there. */
export function BoxesTool({
  layout,
  editor,
  onClose,
}: {
  layout: BoundingBoxes;
  editor: BoxEditor;
  onClose: () => void;
}) {
  const { boxes, issue } = editor;
  const [before] = useState(boxes);
  const [mode, setMode] = useState<BoxMode>('draw');
  const [naming, setNaming] = useState<number | null>(null);
  const changes = useBoxChanges(editor, layout.format);
  const { chosen, choose } = changes;
  const backdrop = useBackdrop(layout);
  const zoom = useZoom(pixelsOf(backdrop.frame), { fills: true });
  const aborting = useRef<(() => void) | null>(null);
  const isCoarse = useIsCoarse();

  const cancel = () => {
    if (!isSameBoxes(before, boxes)) editor.change(before, null);
    onClose();
  };
  const name = (index: number) => {
    choose(index);
    setNaming(index);
  };
  const { isHand, onKey } = useBoxKeys({
    editor,
    changes,
    zoom,
    aborting,
    isNaming: naming !== null,
    onMode: setMode,
    onName: name,
    onNamed: () => setNaming(null),
    onClose,
  });
  const { hints } = boxMessages;
  const hint = isCoarse ? hints.touch : chosen === null ? hints.draw : hints.chosen;
  return (
    <StageTool
      label={boxMessages.tool}
      onKey={onKey}
      onCancel={cancel}
      onDone={onClose}
      tools={
        <>
          <Segmented
            aria-label={boxMessages.modes}
            value={mode}
            onValueChange={(value) => setMode(value === 'select' ? 'select' : 'draw')}
          >
            <SegmentedItem value="draw" title={boxMessages.boxHint} className="px-2.5">
              <BoxSelect aria-hidden className="size-4" />
              {boxMessages.box}
            </SegmentedItem>
            <SegmentedItem value="select" title={boxMessages.selectHint} className="px-2.5">
              <MousePointer2 aria-hidden className="size-4" />
              {boxMessages.select}
            </SegmentedItem>
          </Segmented>
          <div className="flex">
            <IconButton
              label={boxMessages.undo}
              className="max-desk:size-11"
              aria-disabled={!editor.canUndo}
              onClick={editor.undo}
            >
              <Undo2 aria-hidden />
            </IconButton>
            <IconButton
              label={boxMessages.redo}
              className="max-desk:size-11"
              aria-disabled={!editor.canRedo}
              onClick={editor.redo}
            >
              <Redo2 aria-hidden />
            </IconButton>
          </div>
          {backdrop.images.length > 0 && <BackdropChoice backdrop={backdrop} />}
          <p role="status" className="ml-auto flex min-w-0 gap-2 truncate text-muted tabular-nums max-desk:sr-only">
            <span className="font-medium text-text">{messages.boxes.count({ amount: boxes.length })}</span>
            <span className="truncate @max-[540px]/tool:hidden">{describeFrame(backdrop.frame)}</span>
          </p>
        </>
      }
      aside={
        <BoxList
          boxes={boxes}
          chosen={chosen}
          isLocked={issue !== null}
          onChoose={choose}
          onChange={changes.set}
          onAdd={changes.add}
          onDuplicate={changes.duplicate}
          onRemove={changes.remove}
        />
      }
    >
      <BoxCanvas
        boxes={boxes}
        format={layout.format}
        mode={mode}
        isHand={isHand}
        isLocked={issue !== null}
        chosen={chosen}
        naming={naming}
        zoom={zoom}
        backdrop={backdrop}
        hint={issue === null ? hint : boxIssueMessage(issue)}
        onDragging={(abort) => {
          aborting.current = abort;
        }}
        onChoose={(index) => {
          setNaming(null);
          choose(index);
        }}
        onChange={(next) => editor.change(next, null)}
        onDrawn={(next: readonly LayoutBox[], index) => {
          editor.change(next, null);
          choose(index);
          // A keyboard that comes up would cover what is drawn.
          setNaming(isCoarse ? null : index);
        }}
        onName={name}
        onText={(index, text) => changes.rename(index, text)}
        onNamed={() => setNaming(null)}
      />
    </StageTool>
  );
}

function BackdropChoice({ backdrop }: { backdrop: Backdrop }) {
  const id = useId();
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="shrink-0 text-muted max-desk:sr-only @max-[700px]/tool:sr-only">
        {boxMessages.backdrop}
      </label>
      <select
        id={id}
        value={backdrop.address ?? ''}
        className={classNames(inputClasses, 'h-8 w-32! px-2 max-desk:h-11 max-desk:w-28!')}
        onChange={(event) => backdrop.choose(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">{boxMessages.emptyFrame}</option>
        {backdrop.images.map(({ address, index }) => (
          <option key={`${index} ${address}`} value={address}>
            {boxMessages.image({ position: index + 1 })}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The pixels that the frame is drawn with, so that a zoom of 100 % shows the result's own. */
function pixelsOf({ width, height, precision }: FrameSize): { width: number; height: number } {
  const scale = precision === 'proportion' ? unknownSide / Math.max(width, height) : 1;
  return { width: width * scale, height: height * scale };
}

function describeFrame(frame: FrameSize): string {
  const pixels = formatPixels(frame.width, frame.height);
  if (frame.precision !== 'proportion') return frame.precision === 'exact' ? pixels : boxMessages.aboutSize({ pixels });
  const ratio = reduceRatio(frame.width, frame.height);
  return ratio === null ? '' : boxMessages.ratio({ width: ratio.width, height: ratio.height });
}
