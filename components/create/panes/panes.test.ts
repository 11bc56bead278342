import { describe, expect, it } from 'vitest';
import { paneLimits, readPaneSizes } from './panes';

describe('readPaneSizes', () => {
  it('reads what was remembered', () => {
    expect(readPaneSizes('420.200')).toEqual({ form: 420, strip: 200 });
  });

  it.each([undefined, '', 'x.y', '1.99999'])('falls back for %s', (value) => {
    expect(readPaneSizes(value)).toEqual({ form: paneLimits.form.initial, strip: paneLimits.strip.initial });
  });
});
