'use client';

import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import type { Zoom } from '@/components/viewer/zoom/use-zoom';
import { useWheelZoom } from '@/components/viewer/zoom/zoom-gestures';
import { stageToolMessages } from './messages-late';
import { type CanvasGesture, useCanvasPointers } from './use-canvas-pointers';

/** What a tool draws on, as large as the stage allows: the wheel and two fingers zoom, a hand pans. */
export function ToolCanvas({
  zoom,
  gesture,
  isHand,
  className,
  controls = null,
  foot = null,
  children,
}: {
  zoom: Zoom;
  gesture: CanvasGesture;
  /** Whether one pointer pans, as while Space is held. */
  isHand: boolean;
  className?: string;
  /** Below the canvas, before the foot. */
  controls?: ReactNode;
  /** Below the canvas, beside the zoom. */
  foot?: ReactNode;
  /** Drawn in the rectangle of the zoom. */
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const { measure, rect } = zoom;
  useWheelZoom(frame, zoom);
  useEffect(() => (frame.current === null ? undefined : measure(frame.current)), [measure]);
  const pointers = useCanvasPointers(frame, zoom, { gesture, isHand });
  const share = zoom.zoom;
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div
        data-tool-canvas
        className={classNames(
          'relative min-h-0 flex-1 touch-none overflow-hidden p-7 select-none max-desk:p-5',
          isHand && 'cursor-grab active:cursor-grabbing [&_*]:cursor-[inherit]!',
          className,
        )}
        {...pointers}
      >
        <div ref={frame} className="relative size-full">
          {rect !== null && (
            <div
              className="absolute"
              style={{ left: rect.left, top: rect.top, width: rect.width, height: rect.height }}
            >
              {children}
            </div>
          )}
        </div>
      </div>
      <div className="flex h-12 shrink-0 items-center gap-3 border-t border-line bg-panel px-3">
        {controls}
        <div className="line-clamp-2 min-w-0 flex-1 text-sm text-muted">{foot}</div>
        <div role="group" aria-label={stageToolMessages.zoom} className="flex shrink-0 items-center gap-0.5">
          <IconButton label={stageToolMessages.zoomOut} className="max-desk:size-11" onClick={() => zoom.step(-1)}>
            <Minus aria-hidden />
          </IconButton>
          <output
            aria-label={share === null ? undefined : stageToolMessages.zoomedTo({ zoom: share })}
            className="w-12 text-center text-muted tabular-nums"
          >
            {share !== null && stageToolMessages.percent({ zoom: share })}
          </output>
          <IconButton label={stageToolMessages.zoomIn} className="max-desk:size-11" onClick={() => zoom.step(1)}>
            <Plus aria-hidden />
          </IconButton>
          <Button
            variant="quiet"
            title={stageToolMessages.fitHint}
            aria-pressed={zoom.isWhole}
            className="px-2! aria-pressed:text-accent max-desk:h-11"
            onClick={zoom.fit}
          >
            {stageToolMessages.fit}
          </Button>
        </div>
      </div>
    </div>
  );
}
