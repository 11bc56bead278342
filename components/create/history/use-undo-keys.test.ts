import { describe, expect, it } from 'vitest';
import { historyKey } from './use-undo-keys';

const none = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

describe('historyKey', () => {
  it.each([
    [{ key: 'z', metaKey: true }, 'undo'],
    [{ key: 'z', ctrlKey: true }, 'undo'],
    [{ key: 'Z', metaKey: true, shiftKey: true }, 'redo'],
    [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
    [{ key: 'y', ctrlKey: true }, 'redo'],
    [{ key: 'y', metaKey: true }, null],
    [{ key: 'z' }, null],
    [{ key: 'z', ctrlKey: true, altKey: true }, null],
    [{ key: 'z', ctrlKey: true, metaKey: true }, null],
    [{ key: 'x', ctrlKey: true }, null],
  ])('reads %j as %s', (pressed, way) => {
    expect(historyKey({ ...none, ...pressed })).toBe(way);
  });
});
