import { describe, expect, it } from 'vitest';
import { readSettingsGroup, settingsGroup } from './settings-group.ts';

describe('settingsGroup', () => {
  it('is the same for requests that differ only in content', () => {
    const one = settingsGroup({
      model: 'm',
      prompt: 'a',
      seed: 1,
      duration: 5,
      resolution: '720P',
      width: 1000,
      height: 1000,
    });
    const other = settingsGroup({
      model: 'm',
      prompt: 'b',
      duration: '5',
      resolution: '720p',
      width: 1024,
      height: 1024,
    });
    expect(one).toBe(other);
    expect(settingsGroup({ prompt: 'a' })).toBe('');
  });

  it.each([{ duration: 10 }, { resolution: '1080p' }, { width: 2048, height: 2048 }, { thinking_level: 'high' }])(
    'differs by %o',
    (change) => {
      const request = { duration: 5, resolution: '720p', width: 512, height: 512, thinking_level: 'low' };
      expect(settingsGroup({ ...request, ...change })).not.toBe(settingsGroup(request));
    },
  );

  it('contains only duration, size and speed', () => {
    expect(settingsGroup({ duration: { a: 1 }, resolution: 'x'.repeat(99), width: 0, height: 5, size: ' ' })).toBe('');
  });
});

describe('readSettingsGroup', () => {
  it('reads what settingsGroup wrote', () => {
    const group = settingsGroup({ duration: 5, rendering_speed: 'very fast', width: 1024, height: 1024 });
    expect(Object.fromEntries(readSettingsGroup(group))).toEqual({
      duration: '5',
      rendering_speed: 'very fast',
      pixels: '1048576',
    });
    expect(readSettingsGroup('').size).toBe(0);
  });
});
