import { describe, expect, it } from 'vitest';
import { paintedMask, readMaskMemory } from './painted-masks';

describe('readMaskMemory', () => {
  it('leaves out what another version stored', () => {
    const whole = ['/api/studio/media/one', { picture: '/api/studio/media/two', polarity: 'black' }];
    const stored = {
      painted: [whole, 7, ['x', {}], ['y', { picture: 'z', polarity: 'green' }]],
      polarities: { a: 'white', b: 'green' },
    };
    const memory = readMaskMemory(JSON.stringify(stored));
    expect(memory).toEqual({ painted: [whole], polarities: { a: 'white' } });
    expect(paintedMask(memory, '/api/studio/media/one')?.polarity).toBe('black');
    expect(paintedMask(memory, '/api/studio/media/two')).toBeNull();
  });

  it('reads nothing out of anything else', () => {
    for (const text of ['null', '[]', '{"painted":{},"polarities":3}'])
      expect(readMaskMemory(text)).toEqual({ painted: [], polarities: {} });
  });
});
