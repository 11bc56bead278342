import { describe, expect, it } from 'vitest';
import { readTheme } from './theme.ts';

describe('readTheme', () => {
  it('reads the themes, and any other value as the system’s', () => {
    expect(readTheme('dark')).toBe('dark');
    expect(readTheme('sepia')).toBe('system');
    expect(readTheme(undefined)).toBe('system');
  });
});
