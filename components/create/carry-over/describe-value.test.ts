import { describe, expect, it } from 'vitest';
import { describeValue } from './describe-value';

describe('describeValue', () => {
  it.each([
    [null, 'empty'],
    [true, 'on'],
    [7, '7'],
    ['16:9', '16:9'],
    ['two\nlines', 'two lines'],
    ['/api/studio/media/x', '1 file'],
    [['https://example.com/a.png', 'https://example.com/b.png'], '2 files'],
    [['ink', 'wash'], 'ink, wash'],
    [{ tone: 'dark' }, 'Tone dark'],
    ['Dusk [{"bbox":[0,0,9,9],"desc":"a moon"}]', 'Dusk · 1 box: a moon'],
    ['x'.repeat(50), `${'x'.repeat(40)}…`],
  ])('describes %j briefly', (value, words) => {
    expect(describeValue(value)).toBe(words);
  });
});
