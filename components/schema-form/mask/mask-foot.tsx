'use client';

import { Redo2, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { inputClasses } from '@/components/ui/input';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { Slider } from '@/components/ui/slider';
import { drawOverlay } from '@/lib/schema-form/mask/draw-overlay';
import { type MaskPolarity, maskPolarities } from '@/lib/schema-form/mask/mask-polarity';
import type { MaskSession } from './mask-session';
import { maskMessages } from './messages-late';

/** Below the canvas: the way back, and how the overlay looks. */
export function MaskFoot({
  session,
  opacity,
  isFile,
  onOpacity,
  onTravel,
  onClear,
}: {
  session: MaskSession;
  opacity: number;
  isFile: boolean;
  onOpacity: (opacity: number) => void;
  onTravel: (direction: 'undo' | 'redo') => void;
  onClear: () => void;
}) {
  const { canUndo, canRedo, share } = useSyncExternalStore(
    session.state.subscribe,
    session.state.current,
    session.state.current,
  );
  return (
    <>
      <div className="flex shrink-0">
        <IconButton
          label={maskMessages.undo}
          className="max-desk:size-11"
          aria-disabled={!canUndo}
          onClick={() => canUndo && onTravel('undo')}
        >
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton
          label={maskMessages.redo}
          className="max-desk:size-11"
          aria-disabled={!canRedo}
          onClick={() => canRedo && onTravel('redo')}
        >
          <Redo2 aria-hidden />
        </IconButton>
      </div>
      <Button
        variant="ghost"
        className="px-2! max-desk:h-11 max-desk:min-w-11"
        aria-label={maskMessages.clear}
        title={maskMessages.clear}
        aria-disabled={share === 0}
        onClick={() => share > 0 && onClear()}
      >
        <Trash2 aria-hidden />
        <span className="@max-[880px]/tool:hidden">{maskMessages.clear}</span>
      </Button>
      <div className={classNames('flex items-center gap-2 @max-[700px]/tool:hidden', isFile && 'invisible')}>
        <span aria-hidden className="text-muted @max-[980px]/tool:hidden">
          {maskMessages.overlay}
        </span>
        <Slider
          aria-label={maskMessages.opacity}
          aria-valuetext={maskMessages.percent({ share: opacity })}
          className="w-20!"
          value={[opacity * 100]}
          min={10}
          max={100}
          step={5}
          onValueChange={([next = 50]) => onOpacity(next / 100)}
        />
      </div>
    </>
  );
}

const previewSide = 40;

/** What is sent: the file as it is, what its colours mean, and whether the canvas shows it. Over the canvas where there is room. */
export function MaskFile({
  session,
  picture,
  polarity,
  isFile,
  onFile,
  onPolarity,
  children,
}: {
  session: MaskSession;
  picture: { width: number; height: number };
  polarity: MaskPolarity;
  isFile: boolean;
  onFile: (isFile: boolean) => void;
  onPolarity: (polarity: MaskPolarity) => void;
  /** Below the polarity. */
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-panel p-2 @max-[759px]/tool:border-t @max-[759px]/tool:border-line @min-[760px]/tool:absolute @min-[760px]/tool:bottom-15 @min-[760px]/tool:left-3 @min-[760px]/tool:rounded-lg @min-[760px]/tool:shadow-floating">
      <MaskPreview session={session} picture={picture} polarity={polarity} />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="sr-only">
          {maskMessages.polarity}
        </label>
        <select
          id={id}
          value={polarity}
          title={maskMessages.stays[polarity]}
          className={classNames(inputClasses, 'h-7 w-auto! max-w-full px-1.5! font-medium max-desk:h-11')}
          onChange={(event) => {
            const next = maskPolarities.find((one) => one === event.target.value);
            if (next !== undefined) onPolarity(next);
          }}
        >
          {maskPolarities.map((one) => (
            <option key={one} value={one}>
              {maskMessages.changes[one]}
            </option>
          ))}
        </select>
        {children}
      </div>
      <Segmented
        aria-label={maskMessages.look}
        className="@max-[480px]/tool:w-full"
        value={isFile ? 'file' : 'overlay'}
        onValueChange={(value) => onFile(value === 'file')}
      >
        <SegmentedItem value="overlay">{maskMessages.overlay}</SegmentedItem>
        <SegmentedItem value="file">{maskMessages.file}</SegmentedItem>
      </Segmented>
    </div>
  );
}

/** The file, small. It is drawn again whenever a step ends. */
function MaskPreview({
  session,
  picture: { width, height },
  polarity,
}: {
  session: MaskSession;
  picture: { width: number; height: number };
  polarity: MaskPolarity;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = Math.max(width, height) / (previewSide * 2);
  const size = { width: Math.max(1, Math.round(width / scale)), height: Math.max(1, Math.round(height / scale)) };
  useEffect(() => {
    const draw = () => {
      const part = { left: 0, top: 0, right: size.width, bottom: size.height };
      const { data } = drawOverlay(session.mask, { left: 0, top: 0, scale }, part, { shape: 'file', polarity });
      canvas.current?.getContext('2d')?.putImageData(new ImageData(data, size.width, size.height), 0, 0);
    };
    draw();
    return session.state.subscribe(draw);
  }, [session, polarity, scale, size.width, size.height]);
  return (
    <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-xs border border-line checkerboard">
      <canvas ref={canvas} role="img" aria-label={maskMessages.sent} {...size} className="max-h-full max-w-full" />
    </span>
  );
}
