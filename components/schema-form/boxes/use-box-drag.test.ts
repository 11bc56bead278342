import type { PointerEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { readBoundingBoxes } from '@/lib/schema-form/boxes/box-format';
import type { LayoutBox } from '@/lib/schema-form/boxes/prompt-boxes';
import { type BoxMode, useBoxDrag } from './use-box-drag';

const layout = readBoundingBoxes({ 'x-bounding-boxes': { format: 'flux' } });
const cup: LayoutBox = { left: 100, top: 200, right: 400, bottom: 600, text: 'a cup', entry: {} };

/** A frame of 500 × 250 at (10, 20), so that one step of the grid is half a pixel across and a quarter down. */
const bounds = { left: 10, top: 20, width: 500, height: 250 };

class StubElement {
  dataset: Record<string, string>;
  constructor(dataset: Record<string, string>) {
    this.dataset = dataset;
  }
  closest(selector: string) {
    return Object.keys(this.dataset).some((name) => selector === `[data-${name}]`) ? this : null;
  }
}

async function openFrame({ chosen = null, mode = 'draw' }: { chosen?: number | null; mode?: BoxMode } = {}) {
  if (layout === null) throw new Error('no format');
  const { format } = layout;
  const told: unknown[] = [];
  const frame = { current: { getBoundingClientRect: () => bounds } as unknown as HTMLElement };
  // The hook undoes it with its own globals.
  vi.stubGlobal('Element', StubElement);
  const hook = await mountHook(() =>
    useBoxDrag(frame, {
      boxes: [cup],
      format,
      mode,
      chosen,
      isLocked: false,
      onChoose: (index) => void told.push(['chosen', index]),
      onChange: ([box]) => void told.push(['changed', box?.left, box?.top, box?.right, box?.bottom]),
      onDrawn: (boxes, index) => void told.push(['drawn', index, boxes[index]?.left, boxes[index]?.right]),
      onName: (index) => void told.push(['named', index]),
    }),
  );
  const at = (x: number, y: number, on: Record<string, string> = {}, event: Partial<PointerEvent> = {}) =>
    ({
      altKey: true,
      clientX: bounds.left + (x / 1000) * bounds.width,
      clientY: bounds.top + (y / 1000) * bounds.height,
      timeStamp: 0,
      target: new StubElement(on) as unknown as EventTarget,
      ...event,
    }) as PointerEvent;
  return {
    told,
    live: () => hook.current().live,
    press: (event: PointerEvent) => hook.act(() => hook.current().gesture.start(event)),
    move: (event: PointerEvent) => hook.act(() => hook.current().gesture.follow(event)),
    release: (event: PointerEvent) => hook.act(() => hook.current().gesture.end(event)),
    abort: () => hook.act(() => hook.current().gesture.abort()),
    at,
  };
}

describe('useBoxDrag', () => {
  it('draws a box between two points, and writes it only at the end', async () => {
    const { press, move, release, at, live, told } = await openFrame();
    await press(at(700, 650));
    await move(at(500, 800));
    expect(live()).toMatchObject({ index: 1, boxes: [cup, { left: 500, top: 650, right: 700, bottom: 800 }] });
    expect(told).toEqual([]);
    await release(at(500, 800));
    expect(told).toEqual([['drawn', 1, 500, 700]]);
    expect(live()).toBeNull();
  });

  it('draws over a box that is not chosen, and moves the one that is', async () => {
    const over = await openFrame();
    await over.press(over.at(150, 250, { box: '0' }));
    await over.move(over.at(350, 450));
    await over.release(over.at(350, 450));
    expect(over.told).toEqual([['drawn', 1, 150, 350]]);
    const held = await openFrame({ chosen: 0 });
    await held.press(held.at(150, 250, { box: '0' }));
    await held.move(held.at(160, 255));
    await held.release(held.at(190, 280));
    expect(held.told).toEqual([
      ['chosen', 0],
      ['changed', 140, 230, 440, 630],
    ]);
  });

  it('resizes by a handle, snaps unless Alt is down, and shows the lines', async () => {
    const { press, move, at, live } = await openFrame({ chosen: 0 });
    await press(at(400, 600, { box: '0', handle: 'right bottom' }));
    await move(at(497, 700, {}, { altKey: false }));
    expect(live()?.boxes).toMatchObject([{ left: 100, top: 200, right: 500, bottom: 700 }]);
    expect(live()?.guides).toEqual({ across: [500], down: [] });
    await move(at(497, 700));
    expect(live()?.boxes).toMatchObject([{ right: 497, bottom: 700 }]);
  });

  it('chooses by a click, names by a second one, and chooses nothing beside the boxes', async () => {
    const { press, release, at, told } = await openFrame();
    const box = { box: '0' };
    await press(at(150, 250, box));
    await release(at(151, 250, box, { timeStamp: 100 }));
    await press(at(150, 250, box));
    await release(at(150, 250, box, { timeStamp: 300 }));
    await press(at(800, 800));
    await release(at(800, 800, {}, { timeStamp: 2000 }));
    expect(told).toEqual([
      ['chosen', 0],
      ['chosen', 0],
      ['named', 0],
      ['chosen', null],
    ]);
  });

  it('leaves the frame to panning where there is no box to select', async () => {
    const { press, move, at, live, told } = await openFrame({ mode: 'select' });
    await press(at(800, 800));
    await move(at(900, 900));
    expect([live(), told]).toEqual([null, [['chosen', null]]]);
  });

  it('ends without a change when it is aborted', async () => {
    const { press, move, release, abort, at, live, told } = await openFrame();
    await press(at(500, 500));
    await move(at(700, 700));
    await abort();
    await move(at(800, 800));
    await release(at(800, 800));
    expect([live(), told]).toEqual([null, []]);
  });
});
