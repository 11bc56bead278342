'use client';

import { useLayoutEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { useIsCoarse } from '@/components/ui/use-is-coarse';
import { useZoom, type Zoom } from '@/components/viewer/zoom/use-zoom';
import { formatPixels } from '@/lib/client/format';
import { type Edge, edges, expandedSize, type Expansion } from '@/lib/schema-form/outpaint/frame';
import { ToolCanvas } from '../stage-tool/tool-canvas';
import type { ReadyPicture } from '../stage-tool/use-picture';
import { outpaintMessages } from './messages-late';
import type { ExpansionState } from './use-expansion';
import { useFrameDrag } from './use-frame-drag';

const corners: { edges: readonly [Edge, Edge]; className: string }[] = [
  { edges: ['left', 'top'], className: 'top-0 left-0 cursor-nwse-resize' },
  { edges: ['right', 'top'], className: 'top-0 left-full cursor-nesw-resize' },
  { edges: ['left', 'bottom'], className: 'top-full left-0 cursor-nesw-resize' },
  { edges: ['right', 'bottom'], className: 'top-full left-full cursor-nwse-resize' },
];
const sides: Record<Edge, { handle: string; bar: string; label: string }> = {
  left: { handle: 'top-1/2 left-0 cursor-ew-resize', bar: 'h-9 w-2', label: 'left-1' },
  right: { handle: 'top-1/2 left-full cursor-ew-resize', bar: 'h-9 w-2', label: 'right-1' },
  top: { handle: 'top-0 left-1/2 cursor-ns-resize', bar: 'h-2 w-9', label: 'top-1' },
  bottom: { handle: 'top-full left-1/2 cursor-ns-resize', bar: 'h-2 w-9', label: 'bottom-1' },
};

/** The least room around the picture to drag into, as a share of its longer side. */
const leastRoom = 0.4;

/** The picture with the frame of the result around it. A drag renders only this. */
export function FrameCanvas({
  state,
  picture,
  isHand,
  onZoom,
  onLive,
  onDragging,
  onChange,
}: {
  state: ExpansionState;
  picture: ReadyPicture;
  isHand: boolean;
  /** Called with the zoom of the canvas, for keys. */
  onZoom: (zoom: Zoom) => void;
  /** Called with the frame while it is dragged; null when the drag has ended. */
  onLive: (expansion: Expansion | null) => void;
  /** Called with what ends the running drag without a change; null without one. */
  onDragging: (abort: (() => void) | null) => void;
  onChange: (expansion: Expansion) => void;
}) {
  const isCoarse = useIsCoarse();
  const unit = Math.max(picture.width, picture.height) * leastRoom;
  // It follows the frame in large steps, and never during a drag, so that the picture stays where it is.
  const room = (edge: Edge) => (Math.floor(state.expansion[edge] / unit) + 1) * unit;
  const around = { left: room('left'), right: room('right'), top: room('top'), bottom: room('bottom') };
  const world = expandedSize(picture, around);
  const zoom = useZoom(world, { fills: true });
  const scale = zoom.rect === null ? 1 : world.width / zoom.rect.width;
  const { gesture, live } = useFrameDrag({ state, picture, scale, onChange });
  const focused = useRef(false);
  useLayoutEffect(() => {
    onZoom(zoom);
    onLive(live);
    onDragging(live === null ? null : gesture.abort);
  });

  const shown = live ?? state.expansion;
  const size = expandedSize(picture, shown);
  const across = (pixels: number) => `${(pixels / world.width) * 100}%`;
  const down = (pixels: number) => `${(pixels / world.height) * 100}%`;
  const hint = isCoarse
    ? outpaintMessages.touch
    : state.isRatioOnly
      ? outpaintMessages.ratioHint
      : outpaintMessages.hint;
  return (
    <ToolCanvas zoom={zoom} gesture={gesture} isHand={isHand} foot={hint}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus follows the pressed edge, not the press */}
      <div
        role="group"
        aria-label={outpaintMessages.frame}
        className="absolute border-[1.5px] border-accent bg-panel shadow-picture"
        style={{
          left: across(around.left - shown.left),
          top: down(around.top - shown.top),
          width: across(size.width),
          height: down(size.height),
          backgroundImage:
            'repeating-linear-gradient(135deg, color-mix(in srgb, var(--color-muted) 45%, transparent) 0 1px, transparent 1px 9px)',
        }}
        onMouseDown={(event) => event.preventDefault()}
      >
        <img
          src={picture.source}
          alt=""
          draggable={false}
          className="pointer-events-none absolute max-w-none object-fill"
          style={{
            left: `${(shown.left / size.width) * 100}%`,
            top: `${(shown.top / size.height) * 100}%`,
            width: `${(picture.width / size.width) * 100}%`,
            height: `${(picture.height / size.height) * 100}%`,
          }}
        />
        {edges.map((edge) => (
          <AddedLabel key={edge} edge={edge} pixels={shown[edge]} />
        ))}
        {corners
          .filter((corner) => corner.edges.every((edge) => state.limits[edge] !== null))
          .map((corner) => (
            <span
              key={corner.edges.join(' ')}
              aria-hidden
              data-edges={corner.edges.join(' ')}
              className={classNames(
                'absolute grid size-6 -translate-1/2 touch-none place-items-center pointer-coarse:size-11',
                corner.className,
              )}
            >
              <span className="size-2.5 rounded-[3px] border-2 border-accent bg-white pointer-coarse:size-4" />
            </span>
          ))}
        {edges
          .filter((edge) => state.limits[edge] !== null)
          .map((edge) => {
            const { least = 0, most = Infinity } = state.limits[edge] ?? {};
            return (
              <div
                key={edge}
                ref={(node) => {
                  // The tool has the focus when it opens; its first edge is where keys begin.
                  if (node === null || focused.current) return;
                  focused.current = true;
                  if (document.activeElement?.matches('[data-stage-tool]') === true)
                    node.focus({ preventScroll: true });
                }}
                role="slider"
                tabIndex={0}
                aria-label={outpaintMessages.edges[edge]}
                aria-orientation={edge === 'left' || edge === 'right' ? 'horizontal' : 'vertical'}
                aria-valuenow={shown[edge]}
                aria-valuemin={least}
                {...(Number.isFinite(most) ? { 'aria-valuemax': most } : {})}
                aria-valuetext={outpaintMessages.addedTo({
                  pixels: shown[edge],
                  size: formatPixels(size.width, size.height),
                })}
                data-edges={edge}
                className={classNames(
                  'absolute grid size-10 -translate-1/2 touch-none place-items-center rounded-sm pointer-coarse:size-11',
                  sides[edge].handle,
                )}
              >
                <span
                  className={classNames('rounded-full border-2 border-white bg-accent shadow-raised', sides[edge].bar)}
                />
              </div>
            );
          })}
      </div>
    </ToolCanvas>
  );
}

/** How much is added at an edge, inside of the frame; nothing for 0. */
function AddedLabel({ edge, pixels }: { edge: Edge; pixels: number }) {
  if (pixels === 0) return null;
  const isAcross = edge === 'left' || edge === 'right';
  return (
    <span
      aria-hidden
      className={classNames(
        'pointer-events-none absolute z-1 rounded-sm bg-text px-1.5 py-0.5 text-sm whitespace-nowrap text-panel tabular-nums',
        sides[edge].label,
        isAcross ? 'top-1/2 mt-7 -translate-y-1/2' : 'left-1/2 ml-14 -translate-x-1/2',
      )}
    >
      {outpaintMessages.added({ pixels })}
    </span>
  );
}
