import { assert, constantFrom, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoxFormat, readBoundingBoxes } from './box-format.ts';
import { emptyHistory, recordChange, redoChange, undoChange } from './box-history.ts';
import { boxBetween, createBox, moveBox, moveSide, dragBox, pressArrow } from './edit-boxes.ts';
import {
  readPromptBoxes,
  writePromptBoxes,
  type BoxSides,
  type LayoutBox,
  boxIssueMessage,
  numberBoxes,
} from './prompt-boxes.ts';
import { messages } from '../messages.ts';

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

  it('moves the sides that are held', () => {
    const resized = dragBox(cupSides, [], { ...drag, down: 60, sides: ['right', 'top'] });
    expect(resized).toEqual({ left: 100, right: 500, top: 260, bottom: 800 });
  });
});

describe('recordChange, undoChange and redoChange', () => {
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
  const key = { key: 'ArrowRight', shiftKey: false, altKey: false };

  it('moves, resizes with Shift, and goes by one with Alt', () => {
    expect(pressArrow(cupSides, key)).toMatchObject({ left: 110, right: 460 });
    expect(pressArrow(cupSides, { ...key, shiftKey: true })).toMatchObject({ left: 100, right: 460 });
    expect(pressArrow(cupSides, { ...key, key: 'ArrowUp', shiftKey: true, altKey: true })).toMatchObject({
      bottom: 799,
    });
    expect(pressArrow(cupSides, { ...key, key: 'Enter' })).toBeNull();
  });
});

describe('boxIssueMessage', () => {
  it('names the box and says that nothing is changed', () => {
    expect(boxIssueMessage({ kind: 'entry', position: 2 })).toMatch(/^Box 2 .*The prompt stays as it is/);
  });
});

describe('numberBoxes', () => {
  it('counts from one, as boxes are named', () => {
    const [numbered] = numberBoxes([firstBox(`[${cup}]`)]);
    expect(numbered).toMatchObject({ index: 0, position: 1 });
    expect(messages.boxes.box(1, firstBox(`[${cup}]`))).toBe(
      'Box 1: a blue cup, left 100, top 200, width 350, height 600',
    );
  });
});
