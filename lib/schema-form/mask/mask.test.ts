import { describe, expect, it } from 'vitest';
import { drawOverlay } from './draw-overlay.ts';
import { featherMask } from './feather-mask.ts';
import { fillPolygon, rectangleBetween } from './fill-polygon.ts';
import { growMask } from './grow-mask.ts';
import { createMaskHistory } from './mask-history.ts';
import { imageToMask, maskToImage } from './mask-image.ts';
import { createMask, invertMask, type MaskPixels, paintedArea, paintedShare, wholeArea } from './mask-pixels.ts';
import { maskPolarities } from './mask-polarity.ts';
import { paintSegment } from './paint-segment.ts';

/** A mask as text: `#` changes, `.` stays, and `+` is between. */
function drawn({ width, values }: MaskPixels): string[] {
  const signs = [...values].map((value) => (value === 255 ? '#' : value === 0 ? '.' : '+')).join('');
  return signs.match(new RegExp(`.{${width}}`, 'g')) ?? [];
}

function maskOf(...rows: string[]): MaskPixels {
  const mask = createMask(rows[0]?.length ?? 0, rows.length);
  mask.values.set(rows.flatMap((row) => row.split('')).map((sign) => (sign === '#' ? 255 : 0)));
  return mask;
}

function inside(mask: MaskPixels, test: (x: number, y: number) => boolean): number {
  return [...mask.values].filter((_value, at) => test((at % mask.width) + 0.5, Math.floor(at / mask.width) + 0.5))
    .length;
}

describe('paintSegment', () => {
  it('covers each pixel by its distance from the line', () => {
    const mask = createMask(40, 30);
    paintSegment(mask, { x: 10, y: 12, radius: 4 }, { x: 25, y: 12, radius: 4 }, false);
    mask.values.forEach((value, at) => {
      const [x, y] = [(at % 40) + 0.5, Math.floor(at / 40) + 0.5];
      const distance = Math.hypot(x - Math.max(10, Math.min(25, x)), y - 12);
      expect(value).toBe(Math.round(255 * Math.max(0, Math.min(1, 4.5 - distance))));
    });
  });

  it('widens along its way, and stays inside the picture', () => {
    const mask = createMask(60, 20);
    const area = paintSegment(mask, { x: 0, y: 10, radius: 1 }, { x: 60, y: 10, radius: 9 }, false);
    const heightAt = (column: number) =>
      inside(mask, (x) => Math.floor(x) === column) -
      20 +
      [...mask.values].filter((value, at) => at % 60 === column && value > 0).length;
    expect(heightAt(5)).toBeLessThan(heightAt(50));
    expect(area).toEqual({ left: 0, top: 0, right: 60, bottom: 20 });
  });

  it('changes nothing more when it is drawn again, and erases what it drew', () => {
    const mask = createMask(30, 30);
    const line = [
      { x: 5, y: 5, radius: 3 },
      { x: 22, y: 19, radius: 3 },
    ] as const;
    paintSegment(mask, ...line, false);
    const once = mask.values.slice();
    paintSegment(mask, ...line, false);
    expect(mask.values).toEqual(once);
    paintSegment(mask, line[0], line[1], true);
    expect(Math.max(...mask.values)).toBeLessThan(128);
  });

  it('does nothing beside the picture', () => {
    const mask = createMask(10, 10);
    const far = { x: -50, y: 3, radius: 5 };
    expect(paintSegment(mask, far, far, false)).toBeNull();
  });
});

describe('fillPolygon', () => {
  it('fills the pixels whose middle is inside', () => {
    const mask = createMask(6, 5);
    fillPolygon(
      mask,
      [
        { x: 1, y: 1 },
        { x: 5, y: 1 },
        { x: 1, y: 5 },
      ],
      false,
    );
    expect(drawn(mask)).toEqual(['......', '.###..', '.##...', '.#....', '......']);
  });

  it('leaves a hole where an outline crosses itself, and erases', () => {
    const mask = createMask(9, 9);
    const turn = [
      { x: 0, y: 0 },
      { x: 9, y: 0 },
      { x: 9, y: 9 },
      { x: 0, y: 9 },
    ];
    fillPolygon(
      mask,
      [...turn, { x: 0, y: 0 }, { x: 3, y: 3 }, { x: 3, y: 6 }, { x: 6, y: 6 }, { x: 6, y: 3 }, { x: 3, y: 3 }],
      false,
    );
    expect(drawn(mask)[4]).toBe('###...###');
    fillPolygon(mask, turn, true);
    expect(paintedShare(mask)).toBe(0);
  });

  it('fills the rectangle of both corners, whichever is first', () => {
    const mask = createMask(6, 4);
    fillPolygon(mask, rectangleBetween({ x: 4.2, y: 2.9 }, { x: 1.7, y: 1.1 }), false);
    expect(drawn(mask)).toEqual(['......', '.####.', '.####.', '......']);
  });

  it('clips what lies beside the picture', () => {
    const mask = createMask(4, 3);
    fillPolygon(mask, rectangleBetween({ x: -9, y: -9 }, { x: 1.5, y: 99 }), false);
    expect(drawn(mask)).toEqual(['##..', '##..', '##..']);
  });
});

describe('growMask', () => {
  it('moves the edge by as many pixels in every direction', () => {
    const mask = createMask(31, 31);
    mask.values[15 * 31 + 15] = 255;
    growMask(mask, 6);
    mask.values.forEach((value, at) => {
      const distance = Math.hypot((at % 31) - 15, Math.floor(at / 31) - 15);
      const expected = distance === 0 ? 1 : Math.max(0, Math.min(1, 7 - distance));
      expect(Math.abs(value - Math.round(255 * expected))).toBeLessThanOrEqual(1);
    });
  });

  it('shrinks, and keeps what touches the border of the picture', () => {
    const mask = maskOf('#####...', '#####...', '#####...', '#####...');
    growMask(mask, -2);
    expect(drawn(mask)).toEqual(['###.....', '###.....', '###.....', '###.....']);
  });

  it('leaves an empty mask alone', () => {
    const mask = createMask(5, 5);
    expect(growMask(mask, 3)).toBeNull();
    expect(paintedShare(mask)).toBe(0);
  });
});

describe('featherMask', () => {
  it('softens an edge to both sides and leaves the rest', () => {
    const mask = createMask(60, 3);
    fillPolygon(mask, rectangleBetween({ x: 0, y: 0 }, { x: 29, y: 2 }), false);
    featherMask(mask, 9);
    const row = [...mask.values.subarray(60, 120)];
    expect(row.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 255));
    expect(row.slice(40)).toEqual(Array.from({ length: 20 }, () => 0));
    expect(row).toEqual(row.toSorted((one, other) => other - one));
    expect(Math.abs((row[29] ?? 0) + (row[30] ?? 0) - 255)).toBeLessThanOrEqual(1);
  });

  it('keeps a mask of the whole picture', () => {
    const mask = createMask(20, 20);
    mask.values.fill(255);
    featherMask(mask, 6);
    expect(paintedShare(mask)).toBe(1);
  });
});

describe('maskToImage', () => {
  it('marks what changes in white, in black, or by transparency', () => {
    const mask = maskOf('#.');
    const pixels = (polarity: (typeof maskPolarities)[number]) => [...maskToImage(mask, polarity).data];
    expect(pixels('white')).toEqual([255, 255, 255, 255, 0, 0, 0, 255]);
    expect(pixels('black')).toEqual([0, 0, 0, 255, 255, 255, 255, 255]);
    expect(pixels('transparent')).toEqual([0, 0, 0, 0, 0, 0, 0, 255]);
  });

  it('is read back unchanged, soft edges too', () => {
    const mask = createMask(16, 16);
    mask.values.forEach((_value, at) => {
      mask.values[at] = at;
    });
    for (const polarity of maskPolarities)
      expect(imageToMask(maskToImage(mask, polarity), polarity).values).toEqual(mask.values);
  });
});

describe('paintedArea', () => {
  it('is the smallest area with all that changes', () => {
    expect(paintedArea(maskOf('.....', '..#..', '.#...', '.....'))).toEqual({ left: 1, top: 1, right: 3, bottom: 3 });
    expect(paintedArea(createMask(3, 3))).toBeNull();
  });
});

describe('createMaskHistory', () => {
  it('goes back and forward over strokes and whole changes', () => {
    const mask = createMask(600, 300);
    const history = createMaskHistory(mask);
    const states = [mask.values.slice()];
    const stroke = (x: number) => {
      const dab = { x, y: 150, radius: 20 };
      history.touch({ left: x - 22, top: 128, right: x + 22, bottom: 172 });
      paintSegment(mask, dab, dab, false);
      expect(history.commit()).toBe(true);
      states.push(mask.values.slice());
    };
    stroke(250);
    stroke(500);
    history.touch(wholeArea(mask));
    invertMask(mask);
    history.commit();
    states.push(mask.values.slice());
    for (const state of states.slice(0, -1).toReversed()) {
      history.undo();
      expect(mask.values).toEqual(state);
    }
    expect(history.canUndo).toBe(false);
    for (const state of states.slice(1)) {
      history.redo();
      expect(mask.values).toEqual(state);
    }
    expect(history.canRedo).toBe(false);
  });

  it('restores what a stroke without an end has changed', () => {
    const mask = createMask(20, 20);
    const history = createMaskHistory(mask);
    history.touch(wholeArea(mask));
    mask.values.fill(255);
    expect(history.abort()).toEqual(wholeArea(mask));
    expect(paintedShare(mask)).toBe(0);
    expect(history.canUndo).toBe(false);
  });

  it('records no step for a change of nothing', () => {
    const mask = createMask(20, 20);
    const history = createMaskHistory(mask);
    history.touch(wholeArea(mask));
    expect(history.commit()).toBe(false);
    expect(history.canUndo).toBe(false);
  });

  it('forgets the oldest steps beyond its room, but never the last', () => {
    const mask = createMask(20, 20);
    const history = createMaskHistory(mask, { mostBytes: 500 });
    for (let step = 0; step < 3; step += 1) {
      history.touch(wholeArea(mask));
      invertMask(mask);
      history.commit();
    }
    expect(history.undo()).not.toBeNull();
    expect(history.undo()).toBeNull();
  });
});

describe('drawOverlay', () => {
  it('colours what changes and dashes its edge', () => {
    const mask = maskOf('....', '.###', '.###', '.###');
    const { data } = drawOverlay(mask, { left: 0, top: 0, scale: 1 }, wholeArea(mask), {
      shape: 'overlay',
      opacity: 0.5,
    });
    const alphas = [...data].filter((_value, at) => at % 4 === 3);
    expect(alphas).toEqual([0, 0, 0, 0, 0, 255, 255, 255, 0, 255, 128, 128, 0, 255, 128, 128]);
  });

  it('shows a part at the scale of the canvas', () => {
    const mask = maskOf('#...', '#...', '....', '....');
    const part = { left: 0, top: 0, right: 2, bottom: 2 };
    const { data } = drawOverlay(mask, { left: 0, top: 0, scale: 2 }, part, { shape: 'file', polarity: 'white' });
    expect([...data].filter((_value, at) => at % 4 === 0)).toEqual([0, 0, 0, 0]);
    const near = drawOverlay(mask, { left: 0, top: 0, scale: 0.5 }, part, { shape: 'file', polarity: 'white' });
    expect([...near.data].filter((_value, at) => at % 4 === 0)).toEqual([255, 255, 255, 255]);
  });
});
