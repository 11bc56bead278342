import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  option,
  property,
  string,
  subarray,
  tuple,
  uniqueArray,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoxFormat, readBoundingBoxes } from './box-format.ts';
import { emptyHistory, recordChange, redoChange, undoChange } from './box-history.ts';
import { boxBetween, createBox, dragBox, duplicateBox, guidesOf, moveBox, moveSide, pressArrow } from './edit-boxes.ts';
import {
  readPromptBoxes,
  writePromptBoxes,
  type BoxSides,
  type LayoutBox,
  boxIssueMessage,
  numberBoxes,
} from './prompt-boxes.ts';

function formatOf(name: string): BoxFormat {
  const read = readBoundingBoxes({ 'x-bounding-boxes': { format: name } });
  if (read === null) throw new Error(`no format ${name}`);
  return read.format;
}

const isOnGrid = ({ left, top, right, bottom }: BoxSides) =>
  left >= 0 && top >= 0 && right <= 1000 && bottom <= 1000 && left < right && top < bottom;
const flux = formatOf('flux');
const cup = '{"id":"cup_1","bbox":[200,100,800,450],"desc":"a blue cup"}';
const cupSides = { top: 200, left: 100, bottom: 800, right: 450 };
/** Any box on the grid. */
const anySides = tuple(
  uniqueArray(integer({ min: 0, max: 1000 }), { minLength: 2, maxLength: 2 }),
  uniqueArray(integer({ min: 0, max: 1000 }), { minLength: 2, maxLength: 2 }),
).map(([across, down]): BoxSides => ({
  left: Math.min(...across),
  right: Math.max(...across),
  top: Math.min(...down),
  bottom: Math.max(...down),
}));
const firstBox = (prompt: string): LayoutBox => {
  const [box] = readPromptBoxes(prompt, flux).boxes;
  if (box === undefined) throw new Error('no box');
  return box;
};

describe('readBoundingBoxes', () => {
  it('reads the fields of the frame, and ignores unknown formats', () => {
    const extension = { format: 'flux', imageField: 'input_image', aspectRatioField: 'aspect_ratio' };
    expect(readBoundingBoxes({ 'x-bounding-boxes': extension })).toMatchObject({
      imageField: 'input_image',
      aspectRatioField: 'aspect_ratio',
      format: { boxName: 'bbox' },
    });
    expect(readBoundingBoxes({ 'x-bounding-boxes': { format: 'constructor' } })).toBeNull();
    expect(readBoundingBoxes({})).toBeNull();
  });
});

describe('readPromptBoxes', () => {
  it('reads top, left, bottom, right after the text', () => {
    const read = readPromptBoxes(`Tea. [${cup}]`, flux);
    expect(read).toMatchObject({ words: 'Tea. ', issue: null, boxes: [{ text: 'a blue cup', ...cupSides }] });
  });

  it('reads other formats in their own order', () => {
    const gemini = readPromptBoxes('[{"box_2d":[200,100,800,450],"label":"cup"}]', formatOf('gemini'));
    const qwen = readPromptBoxes('[{"bbox_2d":[100,200,450,800],"label":"cup"}]', formatOf('qwen'));
    expect(gemini.boxes).toMatchObject([cupSides]);
    expect(qwen.boxes).toMatchObject([cupSides]);
  });

  it('reads a list in a code fence', () => {
    expect(readPromptBoxes(`Tea.\n\`\`\`json\n[${cup}]\n\`\`\``, flux)).toMatchObject({ words: 'Tea.\n', issue: null });
  });

  it('reports the error of a half-typed list', () => {
    expect(readPromptBoxes('Tea. [{"id":"cu', flux).issue).toEqual({ kind: 'json' });
    expect(readPromptBoxes(`Tea. [${cup}, {"bbox":[1,2]}]`, flux).issue).toEqual({ kind: 'entry', position: 2 });
    expect(readPromptBoxes('[{"bbox":[0,0,1001,9]}]', flux).issue).toEqual({ kind: 'entry', position: 1 });
    expect(readPromptBoxes('[{"bbox":[9,0,9,9]}]', flux).issue).toEqual({ kind: 'area', position: 1 });
  });

  it('finds nothing in plain text', () => {
    expect(readPromptBoxes('A [red] kite', flux)).toEqual({ words: 'A [red] kite', boxes: [], issue: null });
  });
});

describe('writePromptBoxes', () => {
  it('writes what it read, with all properties of an entry', () => {
    const prompt = 'Tea. [{"id":"a","bbox":[0,0,9,9],"desc":"x","style":{"b":1}},\n{"bbox":[1,2,3,4],"label":"y"}]';
    expect(writePromptBoxes(prompt, readPromptBoxes(prompt, flux).boxes, flux)).toBe(prompt);
  });

  it('puts a first box behind the text, and removes the last one with the gap', () => {
    const box = createBox(cupSides, [], flux);
    const written = writePromptBoxes('Tea.', [{ ...box, text: 'a cup' }], flux);
    expect(written).toBe('Tea. [{"id":"box_1","bbox":[200,100,800,450],"desc":"a cup"}]');
    expect(writePromptBoxes(written, [], flux)).toBe('Tea.');
  });

  it('keeps an entry that has only an id', () => {
    const prompt = '[{"id":"cup_1","bbox":[0,0,9,9]}]';
    expect(writePromptBoxes(prompt, readPromptBoxes(prompt, flux).boxes, flux)).toBe(prompt);
  });

  it('never changes a list that it cannot read', () => {
    const box = createBox(cupSides, [], flux);
    expect(writePromptBoxes('Tea [{"id', [], flux)).toBe('Tea [{"id');
    assert(
      property(string(), (text) => {
        const prompt = `Tea [{${text}`;
        return readPromptBoxes(prompt, flux).issue === null || writePromptBoxes(prompt, [box], flux) === prompt;
      }),
    );
  });

  it('reads back every box it wrote, behind the same text', () => {
    const side = integer({ min: 0, max: 499 });
    assert(
      property(side, side, string(), constantFrom('flux', 'gemini', 'qwen'), (near, far, text, name) => {
        const format = formatOf(name);
        const sides = { left: near, top: far, right: near + 500, bottom: far + 501 };
        const written = writePromptBoxes('Words', [{ ...createBox(sides, [], format), text }], format);
        expect(readPromptBoxes(written, format)).toMatchObject({ words: 'Words ', boxes: [{ ...sides, text }] });
      }),
    );
  });
});

describe('createBox', () => {
  it('takes an id that is free', () => {
    const first = { ...createBox(cupSides, [], flux), entry: { id: 'box_2' } };
    expect(createBox(cupSides, [first], flux).entry['id']).toBe('box_3');
  });
});

describe('moveBox and moveSide', () => {
  const whole = integer({ min: -3000, max: 3000 });

  it('keep every box on the grid, with its size when it moves', () => {
    const anySide = constantFrom('left' as const, 'top' as const, 'right' as const, 'bottom' as const);
    assert(
      property(whole, whole, anySide, (across, down, side) => {
        const moved = moveBox(cupSides, across, down);
        expect(isOnGrid(moved)).toBe(true);
        expect([moved.right - moved.left, moved.bottom - moved.top]).toEqual([350, 600]);
        expect(isOnGrid(moveSide(moved, side, across))).toBe(true);
      }),
    );
  });
});

describe('boxBetween', () => {
  it('takes points in any order and stops at the frame', () => {
    expect(boxBetween({ x: 700.4, y: 1200 }, { x: -5, y: 20 })).toEqual({ left: 0, top: 20, right: 700, bottom: 1000 });
  });
});

describe('dragBox', () => {
  const drag = { across: 45, down: 3, sides: null, isSnapping: true };

  it('snaps to the frame’s middle and to other boxes', () => {
    expect(dragBox(cupSides, [], drag)).toMatchObject({ left: 150, right: 500, top: 203 });
    expect(dragBox(cupSides, [{ left: 0, right: 90, top: 205, bottom: 300 }], drag).top).toBe(205);
    expect(dragBox(cupSides, [], { ...drag, isSnapping: false }).right).toBe(495);
  });

  it('keeps every box on the grid, in order, wherever it is dragged', () => {
    const whole = integer({ min: -3000, max: 3000 });
    const edges = subarray(['left', 'top', 'right', 'bottom'] as const, { minLength: 1, maxLength: 2 });
    const drags = tuple(whole, whole, option(edges), boolean()).map(([across, down, sides, isSnapping]) => ({
      across,
      down,
      sides,
      isSnapping,
    }));
    assert(
      property(anySides, array(anySides, { maxLength: 4 }), drags, (box, others, dragged) => {
        const after = dragBox(box, others, dragged);
        expect(isOnGrid(after)).toBe(true);
        const isAsWide = after.right - after.left === box.right - box.left;
        expect(dragged.sides !== null || isAsWide).toBe(true);
      }),
    );
  });

  it('moves the sides that are held', () => {
    const resized = dragBox(cupSides, [], { ...drag, down: 60, sides: ['right', 'top'] });
    expect(resized).toEqual({ left: 100, right: 500, top: 260, bottom: 800 });
  });
});

describe('recordChange, undoChange and redoChange', () => {
  it('undo everything back to the start, and redo it all again', () => {
    assert(
      property(array(anySides, { minLength: 1, maxLength: 20 }), (drawn) => {
        let history = emptyHistory;
        let boxes: readonly LayoutBox[] = [];
        for (const sides of drawn) {
          history = recordChange(history, boxes, null);
          boxes = boxes.concat(createBox(sides, boxes, flux));
        }
        const last = boxes;
        for (let back = undoChange(history, boxes); back !== null; back = undoChange(history, boxes))
          ({ boxes, history } = back);
        expect(boxes).toEqual([]);
        for (let on = redoChange(history, boxes); on !== null; on = redoChange(history, boxes))
          ({ boxes, history } = on);
        expect(boxes).toBe(last);
      }),
    );
  });

  it('undo and redo, with changes of one subject as one step', () => {
    const [one, two, three] = ['a', 'b', 'c'].map((text) => [{ ...firstBox(`[${cup}]`), text }]);
    if (one === undefined || two === undefined || three === undefined) throw new Error('no boxes');
    const typed = recordChange(recordChange(emptyHistory, one, 'text 0'), two, 'text 0');
    const back = undoChange(typed, three);
    expect(back?.boxes).toBe(one);
    expect(redoChange(back?.history ?? emptyHistory, one)?.boxes).toBe(three);
    expect(undoChange(emptyHistory, one)).toBeNull();
  });
});

describe('pressArrow', () => {
  const key = { key: 'ArrowRight', shiftKey: false, metaKey: false, ctrlKey: false };

  it('moves by one, with Shift by ten, and resizes with ⌘ or Ctrl', () => {
    expect(pressArrow(cupSides, key)).toMatchObject({ left: 101, right: 451 });
    expect(pressArrow(cupSides, { ...key, shiftKey: true })).toMatchObject({ left: 110, right: 460 });
    expect(pressArrow(cupSides, { ...key, ctrlKey: true, shiftKey: true })).toMatchObject({ left: 100, right: 460 });
    expect(pressArrow(cupSides, { ...key, key: 'ArrowUp', metaKey: true })).toMatchObject({ top: 200, bottom: 799 });
    expect(pressArrow(cupSides, { ...key, key: 'Enter' })).toBeNull();
  });
});

describe('duplicateBox', () => {
  it('puts a copy beside the box, inside the frame, with a free id', () => {
    const [first] = readPromptBoxes(`[${cup}]`, flux).boxes;
    if (first === undefined) throw new Error('no box');
    const copy = duplicateBox(first, [first], flux);
    expect(copy).toMatchObject({ left: 120, top: 220, right: 470, bottom: 820, text: 'a blue cup' });
    expect(copy.entry['id']).toBe('box_2');
  });

  it('keeps every copy on the grid, with its size', () => {
    assert(
      property(anySides, (sides) => {
        const copy = duplicateBox(createBox(sides, [], flux), [], flux);
        expect(isOnGrid(copy)).toBe(true);
        expect([copy.right - copy.left, copy.bottom - copy.top]).toEqual([
          sides.right - sides.left,
          sides.bottom - sides.top,
        ]);
      }),
    );
  });
});

describe('guidesOf', () => {
  it('names the lines under the sides that are dragged', () => {
    const other = { left: 450, top: 0, right: 900, bottom: 90 };
    expect(guidesOf(cupSides, [other], null)).toEqual({ across: [450], down: [] });
    expect(guidesOf({ ...cupSides, left: 0, bottom: 500 }, [other], ['left', 'top'])).toEqual({
      across: [0],
      down: [],
    });
  });
});

describe('boxIssueMessage', () => {
  it('names the box and says that nothing is changed', () => {
    expect(boxIssueMessage({ kind: 'entry', position: 2 })).toMatch(/^Box 2 .*The prompt stays as it is/);
  });
});

describe('numberBoxes', () => {
  it('counts from one, as boxes are named', () => {
    expect(numberBoxes([firstBox(`[${cup}]`)])).toMatchObject([{ index: 0, position: 1 }]);
  });
});
