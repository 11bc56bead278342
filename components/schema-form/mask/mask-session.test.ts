import { describe, expect, it } from 'vitest';
import { createMask, paintedShare } from '@/lib/schema-form/mask/mask-pixels';
import { createMaskSession } from './mask-session';

const dab = (x: number) => ({ x, y: 50, radius: 10 });

describe('createMaskSession', () => {
  it('draws each line of a stroke, and makes one step of it', () => {
    const session = createMaskSession(createMask(200, 100), false);
    const areas: number[] = [];
    session.onDraw(({ left }) => areas.push(left));
    session.paint(dab(20), dab(20), false);
    session.paint(dab(20), dab(60), false);
    expect(areas).toEqual([9, 9]);
    expect(session.state.current()).toMatchObject({ share: 0, canUndo: false });
    session.end();
    expect(session.state.current().share).toBeGreaterThan(0.04);
    session.undo();
    expect(paintedShare(session.mask)).toBe(0);
    expect(session.state.current()).toEqual({ share: 0, canUndo: false, canRedo: true });
  });

  it('restores what a cancelled stroke has painted', () => {
    const session = createMaskSession(createMask(200, 100), false);
    session.paint(dab(20), dab(60), false);
    session.abort();
    expect(paintedShare(session.mask)).toBe(0);
    expect(session.takeChanges()).toBe(false);
  });

  it('says once that there is something to save', () => {
    const session = createMaskSession(createMask(20, 20), false);
    expect(session.takeChanges()).toBe(false);
    session.change({ name: 'invert' });
    expect(session.takeChanges()).toBe(true);
    expect(session.takeChanges()).toBe(false);
    session.undo();
    expect(session.takeChanges()).toBe(true);
    // Nothing changes by clearing what is empty.
    session.change({ name: 'clear' });
    expect(session.takeChanges()).toBe(false);
    expect(createMaskSession(createMask(20, 20), true).takeChanges()).toBe(true);
  });
});
