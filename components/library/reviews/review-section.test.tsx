import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { boardsOptions } from '@/lib/client/library/library';
import { reviewKeys } from '@/lib/client/library/reviews';
import type { BoardComment, ItemReviews } from '@/lib/contract/studio/board-review';
import type { LibraryBoard } from '@/lib/contract/studio/library';
import { ReviewSection } from './review-section';

const decidedAt = '2026-11-20T08:00:00.000Z';
const [ann, ben] = [
  { id: 'ann', name: 'Ann' },
  { id: 'ben', name: 'Ben' },
];
const comment = (changes: Partial<BoardComment>): BoardComment => ({
  id: 'c',
  person: ben,
  text: 'Brighter <b>please</b>',
  createdAt: decidedAt,
  editedAt: null,
  mayChange: false,
  mayDelete: false,
  ...changes,
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Draws the section for Ann. */
function draw(reviews: Partial<ItemReviews> | null, isShared = true): string {
  vi.stubGlobal('document', { documentElement: { dataset: { person: 'ann' } } });
  const client = new QueryClient();
  client.setQueryData(boardsOptions().queryKey, [{ id: 'b', name: 'Selection', isShared } as LibraryBoard]);
  if (reviews !== null) {
    client.setQueryData(reviewKeys.item({ board: 'b', item: 'i' }), { comments: [], verdicts: [], ...reviews });
  }
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ReviewSection itemId="i" board={{ id: 'b', name: 'Selection' }} />
    </QueryClientProvider>,
  );
}

describe('ReviewSection', () => {
  it('names the board, one’s own verdict and those of others', () => {
    const section = draw({
      verdicts: [
        { person: ann, verdict: 'change', decidedAt },
        { person: ben, verdict: 'yes', decidedAt },
      ],
    });
    expect(section).toContain('Review on “Selection”');
    expect(section.match(/aria-pressed="true"[^>]*>.*?Change/)).not.toBeNull();
    expect(section.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(section).toContain('Yes: Ben');
    expect(section).not.toContain('Change: Ann');
  });

  it('is shown on a board that is not shared only where somebody has said something', () => {
    expect(draw({}, false)).toBe('');
    expect(draw(null, false)).toBe('');
    expect(draw({})).toContain('<textarea');
    expect(draw({ comments: [comment({})] }, false)).toContain('Brighter');
    expect(draw({ verdicts: [{ person: ben, verdict: 'no', decidedAt }] }, false)).toContain('No: Ben');
  });

  it('shows comments as text, with what one may do with them', () => {
    expect(draw({ comments: [comment({})] })).toContain('Brighter &lt;b&gt;please&lt;/b&gt;');
    expect(draw({ comments: [comment({})] })).not.toContain('Edit comment');
    const ofOthers = draw({ comments: [comment({ mayDelete: true })] });
    expect(ofOthers).toContain('Delete the comment by Ben');
    expect(ofOthers).not.toContain('Edit comment');
    const own = draw({ comments: [comment({ person: ann, mayChange: true, mayDelete: true, editedAt: decidedAt })] });
    expect(own).toContain('Edit comment');
    expect(own).toContain('aria-label="Delete comment"');
    expect(own).toContain('edited');
  });
});
