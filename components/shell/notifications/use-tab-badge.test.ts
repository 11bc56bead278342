import { describe, expect, it } from 'vitest';
import { countedTitle } from './use-tab-badge';

describe('countedTitle', () => {
  it('puts the number in front, once', () => {
    expect(countedTitle('Create · Easel', 2)).toBe('(2) Create · Easel');
    expect(countedTitle('(2) Create · Easel', 3)).toBe('(3) Create · Easel');
  });

  it('removes it when no job is open', () => {
    expect(countedTitle('(3) Create · Easel', 0)).toBe('Create · Easel');
  });
});
