'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ImageRect } from '@/components/viewer/zoom/zoom-view';
import { drawOverlay, type MaskLook } from '@/lib/schema-form/mask/draw-overlay';
import { type Area, joinAreas } from '@/lib/schema-form/mask/mask-pixels';
import type { MaskSession } from './mask-session';

/**
 * The mask over its picture, at the pixels of the screen and only where the picture is in view, so that a large picture costs no more than a small
 * one. A stroke draws only what it has changed, once a frame.
 */
export function MaskOverlay({
  session,
  rect,
  look,
}: {
  session: MaskSession;
  /** The rectangle of the picture on the canvas, in CSS pixels. */
  rect: ImageRect | null;
  look: MaskLook;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef({ left: 0, top: 0, scale: 1 });
  const { mask } = session;

  const drawPart = useEffectEvent((part: Area) => {
    const context = canvas.current?.getContext('2d');
    if (context == null || part.right <= part.left || part.bottom <= part.top) return;
    const { data, width, height } = drawOverlay(mask, view.current, part, look);
    context.putImageData(new ImageData(data, width, height), part.left, part.top);
  });

  /** Draws an area of the mask, as far as it is in view, with the edge around it. */
  const drawArea = useEffectEvent((area: Area) => {
    const { current } = canvas;
    if (current === null) return;
    const { left, top, scale } = view.current;
    drawPart({
      left: Math.max(0, Math.floor((area.left - left) / scale) - 1),
      top: Math.max(0, Math.floor((area.top - top) / scale) - 1),
      right: Math.min(current.width, Math.ceil((area.right - left) / scale) + 2),
      bottom: Math.min(current.height, Math.ceil((area.bottom - top) / scale) + 2),
    });
  });

  const drawAll = useEffectEvent(() => {
    const { current } = canvas;
    const frame = current?.parentElement;
    const viewport = current?.closest('[data-tool-canvas]');
    if (current === null || frame == null || viewport == null) return;
    const picture = frame.getBoundingClientRect();
    const shown = viewport.getBoundingClientRect();
    const left = Math.max(0, shown.left - picture.left);
    const top = Math.max(0, shown.top - picture.top);
    const width = Math.min(picture.right, shown.right) - picture.left - left;
    const height = Math.min(picture.bottom, shown.bottom) - picture.top - top;
    if (width <= 0 || height <= 0 || picture.width === 0) return;
    const ratio = window.devicePixelRatio;
    const size = { width: Math.ceil(width * ratio), height: Math.ceil(height * ratio) };
    // Setting a size empties the canvas.
    if (current.width !== size.width || current.height !== size.height) Object.assign(current, size);
    Object.assign(current.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${size.width / ratio}px`,
      height: `${size.height / ratio}px`,
    });
    const share = mask.width / picture.width;
    view.current = { left: left * share, top: top * share, scale: share / ratio };
    drawPart({ left: 0, top: 0, right: size.width, bottom: size.height });
  });

  const key = `${rect?.left} ${rect?.top} ${rect?.width} ${rect?.height} ${JSON.stringify(look)}`;
  const drawn = useRef<string | null>(null);
  // After each render, as the canvas is placed by its surroundings; most renders change nothing of it.
  useLayoutEffect(() => {
    if (drawn.current === key) return;
    drawn.current = key;
    drawAll();
  });

  useEffect(() => {
    let changed: Area | null = null;
    let frame = 0;
    const stop = session.onDraw((area) => {
      changed = joinAreas(changed, area);
      if (frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        if (changed !== null) drawArea(changed);
        changed = null;
      });
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [session]);

  return (
    <canvas
      ref={canvas}
      aria-hidden
      className={look.shape === 'file' ? 'pointer-events-none absolute checkerboard' : 'pointer-events-none absolute'}
    />
  );
}
