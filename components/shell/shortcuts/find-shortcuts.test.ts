import { describe, expect, it } from 'vitest';
import { findShortcuts } from './find-shortcuts';

const groups = [
  {
    title: 'Library',
    shortcuts: [
      { keys: ['S'], does: 'Star' },
      { keys: ['Mod Z'], does: 'Undo the last change' },
    ],
  },
  { title: 'Viewer', shortcuts: [{ keys: ['Shift 0'], does: 'Fit to window' }] },
];
const found = (typed: string) =>
  findShortcuts(groups, typed).flatMap(({ shortcuts }) => shortcuts.map(({ does }) => does));

describe('findShortcuts', () => {
  it('finds by action, part of the studio or key, and leaves out groups without any', () => {
    expect(found('undo')).toEqual(['Undo the last change']);
    expect(found('viewer')).toEqual(['Fit to window']);
    expect(found('shift 0')).toEqual(['Fit to window']);
    expect(findShortcuts(groups, 'z library').map(({ title }) => title)).toEqual(['Library']);
    expect(found('nothing')).toEqual([]);
    expect(found(' ')).toHaveLength(3);
  });
});
