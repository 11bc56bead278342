import { describe, expect, it } from 'vitest';
import { libraryBoard } from '../testing/library-board';
import { openBoard } from './open-board';

describe('openBoard', () => {
  it('tells boards that one may edit, only view, or does not find', () => {
    const boards = [libraryBoard({ id: '1' }), libraryBoard({ id: '2', mayEdit: false })];
    const [name, none] = ['Cold places', { name: null, editableId: null }];
    expect(openBoard(boards, { board: '1' })).toEqual({ name, editableId: '1', state: 'editable' });
    expect(openBoard(boards, { board: '2' })).toEqual({ name, editableId: null, state: 'viewed' });
    expect(openBoard(boards, { board: '3' })).toEqual({ ...none, state: 'gone' });
    expect(openBoard(boards, { folder: '1' })).toEqual({ ...none, state: 'none' });
  });

  it('lets a board be changed while the boards load: the studio decides', () => {
    expect(openBoard(undefined, { board: '1' })).toEqual({ name: null, editableId: '1', state: 'editable' });
  });
});
