'use client';

import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { inputClasses } from '@/components/ui/input';
import { formatPixels } from '@/lib/client/format';
import {
  expandedSize,
  type Expansion,
  expansionForRatio,
  moveEdges,
  noExpansion,
} from '@/lib/schema-form/outpaint/frame';
import type { OutpaintFields } from '@/lib/schema-form/outpaint/outpaint-fields';
import { StageTool } from '../stage-tool/stage-tool';
import type { ReadyPicture } from '../stage-tool/use-picture';
import { FrameCanvas } from './frame-canvas';
import { outpaintMessages } from './messages-late';
import { ratioIndex, useExpansion } from './use-expansion';
import { useFrameKeys } from './use-frame-keys';

/** The frame of the result around a picture. Every change is in the request at once; Cancel restores what was there. */
export function OutpaintTool({
  found,
  picture,
  onClose,
}: {
  found: OutpaintFields;
  picture: ReadyPicture;
  onClose: () => void;
}) {
  const state = useExpansion(found, picture);
  const { expansion, limits, ratios, isRatioOnly } = state;
  const [before] = useState(expansion);
  const [past, setPast] = useState<readonly Expansion[]>([]);
  const [future, setFuture] = useState<readonly Expansion[]>([]);
  const [live, setLive] = useState<Expansion | null>(null);
  const aborting = useRef<(() => void) | null>(null);
  const id = useId();

  const change = (next: Expansion) => {
    if (isSame(next, expansion)) return;
    setPast([...past, expansion]);
    setFuture([]);
    state.set(next);
  };
  const travel = (from: readonly Expansion[], isBack: boolean) => {
    const next = from.at(-1);
    if (next === undefined) return;
    setPast(isBack ? past.slice(0, -1) : [...past, expansion]);
    setFuture(isBack ? [...future, expansion] : future.slice(0, -1));
    state.set(next);
  };
  const undo = () => travel(past, true);
  const redo = () => travel(future, false);
  const cancel = () => {
    if (!isSame(before, expansion)) state.set(before);
    onClose();
  };
  const keys = useFrameKeys({ state, picture, aborting, onChange: change, onUndo: undo, onRedo: redo, onClose });
  const size = expandedSize(picture, live ?? expansion);
  const chosen = ratioIndex(size, ratios);
  return (
    <StageTool
      label={outpaintMessages.tool}
      onKey={keys.onKey}
      onCancel={cancel}
      onDone={onClose}
      tools={
        <>
          <div className="flex items-center gap-2">
            <label htmlFor={id} className="text-muted max-desk:sr-only">
              {outpaintMessages.ratio}
            </label>
            <select
              id={id}
              value={chosen === null ? '' : String(chosen)}
              className={classNames(inputClasses, 'h-8 w-24! px-2 max-desk:h-11')}
              onChange={(event) => {
                const ratio = ratios[Number(event.target.value)];
                if (event.target.value !== '' && ratio !== undefined) change(expansionForRatio(picture, ratio, limits));
              }}
            >
              {(!isRatioOnly || chosen === null) && <option value="">{outpaintMessages.free}</option>}
              {ratios.map((ratio, at) => (
                <option key={`${ratio.width}:${ratio.height}`} value={at}>
                  {outpaintMessages.ratioOf({ width: ratio.width, height: ratio.height })}
                </option>
              ))}
            </select>
          </div>
          <div className="flex">
            <IconButton
              label={outpaintMessages.undo}
              className="max-desk:size-11"
              aria-disabled={past.length === 0}
              onClick={undo}
            >
              <Undo2 aria-hidden />
            </IconButton>
            <IconButton
              label={outpaintMessages.redo}
              className="max-desk:size-11"
              aria-disabled={future.length === 0}
              onClick={redo}
            >
              <Redo2 aria-hidden />
            </IconButton>
          </div>
          {!isRatioOnly && (
            <Button
              variant="ghost"
              className="px-2! max-desk:h-11"
              onClick={() => change(moveEdges(expansion, noExpansion, limits))}
            >
              <RotateCcw aria-hidden />
              {outpaintMessages.reset}
            </Button>
          )}
          <p role="status" className="mr-2 ml-auto truncate font-medium tabular-nums">
            {formatPixels(size.width, size.height)}
          </p>
        </>
      }
    >
      <FrameCanvas
        state={state}
        picture={picture}
        isHand={keys.isHand}
        onZoom={keys.setZoom}
        onLive={setLive}
        onDragging={(abort) => {
          aborting.current = abort;
        }}
        onChange={change}
      />
    </StageTool>
  );
}

function isSame(one: Expansion, other: Expansion): boolean {
  return one.left === other.left && one.right === other.right && one.top === other.top && one.bottom === other.bottom;
}
