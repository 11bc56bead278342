import type { PointerEvent } from 'react';
import { describe, expect, it } from 'vitest';
import type { Zoom } from '@/components/viewer/zoom/use-zoom';
import { drawInForm } from '../testing/draw-in-form';
import { useCanvasPointers } from './use-canvas-pointers';

const at = (pointerId: number, clientX: number, button = 0) =>
  ({
    pointerId,
    clientX,
    clientY: 0,
    button,
    currentTarget: { setPointerCapture: () => {} },
  }) as unknown as PointerEvent<HTMLElement>;

function openCanvas({ isHand = false, isTaken = true } = {}) {
  const told: unknown[] = [];
  const zoom = {
    pan: (by: unknown) => void told.push(['pan', by]),
    zoomBy: (factor: number) => void told.push(['zoom', factor]),
  } as unknown as Zoom;
  const frame = { current: { getBoundingClientRect: () => ({ left: 0, top: 0 }) } as unknown as HTMLElement };
  const gesture = {
    start: () => {
      told.push('start');
      return isTaken;
    },
    follow: () => void told.push('follow'),
    end: () => void told.push('end'),
    abort: () => void told.push('abort'),
  };
  const handlers = drawInForm(null, () => useCanvasPointers(frame, zoom, { gesture, isHand }));
  return { ...handlers, told };
}

describe('useCanvasPointers', () => {
  it('gives one pointer to the tool', () => {
    const { onPointerDown, onPointerMove, onPointerUp, told } = openCanvas();
    onPointerDown(at(1, 0));
    onPointerMove(at(1, 5));
    onPointerUp(at(1, 5));
    onPointerMove(at(1, 9));
    expect(told).toEqual(['start', 'follow', 'end']);
  });

  it('pans with a hand, the middle button, and where the tool declines', () => {
    const panned = [['pan', { x: 5, y: 0 }]];
    const hand = openCanvas({ isHand: true });
    hand.onPointerDown(at(1, 0));
    hand.onPointerMove(at(1, 5));
    expect(hand.told).toEqual(panned);
    const middle = openCanvas();
    middle.onPointerDown(at(1, 0, 1));
    middle.onPointerMove(at(1, 5));
    expect(middle.told).toEqual(panned);
    const declined = openCanvas({ isTaken: false });
    declined.onPointerDown(at(1, 0));
    declined.onPointerMove(at(1, 5));
    declined.onPointerUp(at(1, 5));
    expect(declined.told).toEqual(['start', ...panned]);
  });

  it('ends the gesture without a change when a second finger comes, and zooms', () => {
    const { onPointerDown, onPointerMove, onPointerUp, told } = openCanvas();
    onPointerDown(at(1, 0));
    onPointerDown(at(2, 100));
    onPointerMove(at(2, 200));
    onPointerUp(at(2, 200));
    onPointerUp(at(1, 0));
    expect(told).toEqual(['start', 'abort', ['zoom', 2], ['pan', { x: 50, y: 0 }]]);
  });

  it('ends a gesture that the system takes over without a change', () => {
    const { onPointerDown, onPointerCancel, told } = openCanvas();
    onPointerDown(at(1, 0));
    onPointerCancel(at(1, 0));
    expect(told).toEqual(['start', 'abort']);
  });
});
