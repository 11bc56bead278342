'use client';

import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Zoom } from '@/components/viewer/zoom/use-zoom';
import { sharpFrom } from '@/components/viewer/zoom/zoom-view';
import type { MaskLook } from '@/lib/schema-form/mask/draw-overlay';
import type { PicturePoint } from '@/lib/schema-form/mask/fill-polygon';
import { ToolCanvas } from '../stage-tool/tool-canvas';
import type { ReadyPicture } from '../stage-tool/use-picture';
import { MaskOverlay } from './mask-overlay';
import type { MaskSession } from './mask-session';
import { maskMessages } from './messages-late';
import { type MaskToolName, useMaskGesture } from './use-mask-gesture';

/** The picture at the size of the stage, with the mask over it. */
export function MaskCanvas({
  session,
  picture,
  tool,
  size,
  zoom,
  look,
  isHand,
  cursor,
  outline,
  hint,
  controls,
  onDragging,
  onPointer,
  onKeyboard,
}: {
  session: MaskSession;
  picture: ReadyPicture;
  tool: MaskToolName;
  /** The width of the brush in pixels of the picture. */
  size: number;
  zoom: Zoom;
  look: MaskLook;
  isHand: boolean;
  /** Where keys paint; null while a pointer is used. */
  cursor: PicturePoint | null;
  /** The outline that is set by keys; null for none. */
  outline: readonly PicturePoint[] | null;
  hint: string;
  controls: ReactNode;
  /** Called with what ends the running drag without a change; null without one. */
  onDragging: (abort: (() => void) | null) => void;
  /** A pointer is used instead of keys. */
  onPointer: (action: 'move' | 'press') => void;
  /** The canvas has the focus, by a key. */
  onKeyboard: () => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const { gesture, live } = useMaskGesture(frame, { session, picture, tool, size });
  const { abort } = gesture;
  useEffect(() => () => onDragging(null), [onDragging]);
  const { rect } = zoom;
  const ring = useBrushRing(frame, {
    isDrawn: rect !== null,
    isHidden: cursor !== null,
    onMove: () => onPointer('move'),
  });
  const scale = rect === null ? 1 : rect.width / picture.width;
  const isBrush = tool === 'brush' || tool === 'eraser';
  const shape = live ?? outline;
  return (
    <ToolCanvas
      zoom={zoom}
      gesture={{
        ...gesture,
        start: (event) => {
          onPointer('press');
          onDragging(abort);
          return gesture.start(event);
        },
        end: (event) => {
          onDragging(null);
          gesture.end(event);
        },
        abort: () => {
          onDragging(null);
          abort();
        },
      }}
      isHand={isHand}
      className="cursor-crosshair @min-[760px]/tool:pb-21"
      controls={controls}
      foot={<span className="@max-[480px]/tool:sr-only">{hint}</span>}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys are those of the tool around it */}
      <div
        ref={(node) => {
          frame.current = node;
          // The tool has the focus when it opens; its canvas is where keys paint.
          if (node !== null && document.activeElement?.matches('[data-stage-tool]') === true)
            node.focus({ preventScroll: true });
        }}
        // Screen readers pass its keys on: arrows move the cursor that paints.
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        tabIndex={0}
        aria-label={maskMessages.canvas}
        className="absolute inset-0 bg-panel shadow-picture outline-offset-4"
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && onKeyboard()}
        onMouseDown={(event) => event.preventDefault()}
      >
        <img
          src={picture.source}
          alt=""
          draggable={false}
          className="pointer-events-none absolute inset-0 size-full object-fill"
          style={{ imageRendering: (zoom.zoom ?? 0) >= sharpFrom ? 'pixelated' : 'auto' }}
        />
        <MaskOverlay session={session} rect={rect} look={look} />
        {shape !== null && (
          <svg
            aria-hidden
            viewBox={`0 0 ${picture.width} ${picture.height}`}
            preserveAspectRatio="none"
            className="pointer-events-none absolute inset-0 size-full overflow-visible fill-[#e5309a]/25 stroke-white"
          >
            <polygon
              points={shape.map(({ x, y }) => `${x},${y}`).join(' ')}
              vectorEffect="non-scaling-stroke"
              strokeWidth={3}
            />
            <polygon
              points={shape.map(({ x, y }) => `${x},${y}`).join(' ')}
              vectorEffect="non-scaling-stroke"
              strokeWidth={1.5}
              className="fill-none stroke-[#8a0e5a]"
            />
          </svg>
        )}
        {isBrush && (
          <span
            ref={ring}
            aria-hidden
            hidden
            className="pointer-events-none absolute -translate-1/2 rounded-full border border-white shadow-[0_0_0_1px_#000a,inset_0_0_0_1px_#000a] [&[hidden]]:hidden"
            style={{ width: size * scale, height: size * scale }}
          />
        )}
        {cursor !== null && (
          <span
            aria-hidden
            data-cursor
            className={classNames(
              'pointer-events-none absolute grid -translate-1/2 place-items-center rounded-full shadow-[0_0_0_1px_#000a,inset_0_0_0_1px_#000a] border border-white',
              'before:absolute before:h-5 before:w-0.5 before:bg-white before:shadow-[0_0_0_1px_#000a] after:absolute after:h-0.5 after:w-5 after:bg-white after:shadow-[0_0_0_1px_#000a]',
              !isBrush && 'border-transparent! shadow-none!',
            )}
            style={{
              left: cursor.x * scale,
              top: cursor.y * scale,
              width: isBrush ? size * scale : 0,
              height: isBrush ? size * scale : 0,
            }}
          />
        )}
      </div>
    </ToolCanvas>
  );
}

/** A ring of the brush's size that follows the pointer without a render. */
function useBrushRing(
  frame: RefObject<HTMLElement | null>,
  { isDrawn, isHidden, onMove }: { isDrawn: boolean; isHidden: boolean; onMove: () => void },
) {
  const ring = useRef<HTMLSpanElement>(null);
  const follow = useEffectEvent((event: PointerEvent) => {
    const { current } = ring;
    const bounds = frame.current?.getBoundingClientRect();
    if (event.type === 'pointermove') onMove();
    if (current === null || bounds === undefined) return;
    current.hidden = isHidden || event.pointerType === 'touch' || event.type === 'pointerleave';
    current.style.left = `${event.clientX - bounds.left}px`;
    current.style.top = `${event.clientY - bounds.top}px`;
  });
  useLayoutEffect(() => {
    const canvas = frame.current?.closest<HTMLElement>('[data-tool-canvas]');
    if (!isDrawn || canvas == null) return undefined;
    const stopped = new AbortController();
    canvas.addEventListener('pointermove', (event) => follow(event), { signal: stopped.signal });
    canvas.addEventListener('pointerleave', (event) => follow(event), { signal: stopped.signal });
    return () => stopped.abort();
  }, [frame, isDrawn]);
  return ring;
}
