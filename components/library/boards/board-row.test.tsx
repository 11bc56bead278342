import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LibraryBoard } from '@/lib/contract/studio/library';
import { ann, ben, libraryBoard, openPageAs } from '../testing/library-board';
import { BoardRow } from './board-row';

const draw = (changes: Partial<LibraryBoard>, hasOthers = true) =>
  renderToStaticMarkup(
    <BoardRow
      board={libraryBoard(changes)}
      isCurrent={false}
      hasOthers={hasOthers}
      choices={[]}
      onGo={vi.fn()}
      onDropOn={vi.fn()}
    />,
  );

describe('BoardRow', () => {
  beforeEach(() => openPageAs(ann));

  it('says who may view a board, where there are several people', () => {
    expect(draw({})).toContain('Private');
    expect(draw({ isShared: true })).toContain('Shared with people');
    expect(draw({ isShared: true, everyone: 'view' })).toContain('Shared with everyone in the studio');
    expect(draw({}, false)).not.toContain('Private');
  });

  it('says of every board that a public link opens it', () => {
    expect(draw({ isPublic: true }, false)).toContain('>Public by link<');
    expect(draw({ isPublic: true, everyone: 'view' })).toContain('Public by link · Shared with everyone in the studio');
  });

  it('says whose the boards of others are, which cannot be moved', () => {
    expect(draw({ owner: ben })).toContain('by Ben');
    expect(draw({ owner: ben })).toContain('draggable="false"');
    expect(draw({})).not.toContain('by Ann');
    expect(draw({})).toContain('draggable="true"');
  });

  it('has no menu without entries', () => {
    expect(draw({})).not.toContain('<button');
  });
});
