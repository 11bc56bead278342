import { describe, expect, it } from 'vitest';
import { withoutMedia } from './without-media.ts';

const schema = { type: 'object', properties: { image: { type: 'string', title: 'Start frame' } } };

describe('withoutMedia', () => {
  it('removes files wherever they are named, and reports the fields', () => {
    const values = {
      prompt: 'a hill',
      image: '/a',
      images: ['/a', '/b'],
      shots: [{ frame: '/a', words: 'x' }],
      $mode: 0,
    };
    const { values: kept, report } = withoutMedia(schema, values, ['/a']);
    expect(kept).toEqual({ prompt: 'a hill', images: ['/b'], shots: [{ words: 'x' }], $mode: 0 });
    expect(report.map(({ label, what, from }) => [label, what, from])).toEqual([
      ['Start frame', 'gone', ['/a']],
      ['Images', 'gone', ['/a']],
      ['Shots', 'gone', ['/a']],
    ]);
  });

  it('changes nothing where no file is missing', () => {
    expect(withoutMedia(schema, { image: '/a' }, [])).toEqual({ values: { image: '/a' }, report: [] });
  });
});
