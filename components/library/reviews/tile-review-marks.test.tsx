import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { TileReview } from './sum-reviews';
import { TileReviewMarks } from './tile-review-marks';

const draw = (names: Partial<TileReview['names']>, comments = 0) =>
  renderToStaticMarkup(<TileReviewMarks review={{ names: { yes: [], no: [], change: [], ...names }, comments }} />);

describe('TileReviewMarks', () => {
  it('says who said what', () => {
    expect(draw({ yes: ['Ann', 'Ben'], change: ['Cleo'] }, 3)).toContain(
      'aria-label="Yes: Ann and Ben; Change: Cleo; 3 comments"',
    );
  });

  it('shows a count for what was given alone', () => {
    const marks = draw({ no: ['Ann'] });
    expect(marks.match(/<svg/g)).toHaveLength(1);
    expect(marks).toContain('aria-label="No: Ann"');
    expect(draw({}, 1)).toContain('aria-label="1 comment"');
  });
});
