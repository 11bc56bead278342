'use client';

import type { KeyboardEvent, PointerEvent } from 'react';
import { classNames } from '@/components/ui/class-names';

const keyStep = 16;

/**
 * The edge between two panes: drag it, or move it with the arrow keys; a double click resets it. `size` is the size of
 * the pane before it (or after it, with `isReversed`), in pixels.
 */
export function Splitter({
  orientation,
  size,
  min,
  max,
  initial,
  isReversed = false,
  label,
  onResize,
  className,
}: {
  /** The orientation of the edge itself. */
  orientation: 'vertical' | 'horizontal';
  size: number;
  min: number;
  max: number;
  initial: number;
  isReversed?: boolean;
  label: string;
  onResize: (size: number) => void;
  className?: string;
}) {
  const direction = isReversed ? -1 : 1;

  function resize(next: number) {
    onResize(Math.round(Math.min(max, Math.max(min, next))));
  }

  function positionOf({ clientX, clientY }: { clientX: number; clientY: number }) {
    return orientation === 'vertical' ? clientX : clientY;
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    const handle: HTMLDivElement = event.currentTarget;
    const start = positionOf(event);
    const dragged = new AbortController();
    const { signal } = dragged;
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', (move) => resize(size + direction * (positionOf(move) - start)), { signal });
    handle.addEventListener('pointerup', () => dragged.abort(), { signal });
    handle.addEventListener('pointercancel', () => dragged.abort(), { signal });
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const less = orientation === 'vertical' ? 'ArrowLeft' : 'ArrowUp';
    const more = orientation === 'vertical' ? 'ArrowRight' : 'ArrowDown';
    const targets: Record<string, number> = {
      [less]: size - direction * keyStep,
      [more]: size + direction * keyStep,
      Home: min,
      End: max,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    resize(target);
  }

  return (
    <div
      data-slot="splitter"
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={size}
      aria-valuemin={min}
      aria-valuemax={max}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onDoubleClick={() => resize(initial)}
      className={classNames(
        'absolute z-10 touch-none transition-colors hover:bg-accent focus-visible:bg-accent active:bg-accent',
        orientation === 'vertical' ? 'inset-y-0 w-1 cursor-col-resize' : 'inset-x-0 h-1 cursor-row-resize',
        className,
      )}
    />
  );
}
