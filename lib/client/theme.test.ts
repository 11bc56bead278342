import { describe, expect, it } from 'vitest';
import { readTheme } from './theme.ts';

describe('readTheme', () => {
  it('knows the themes, and takes anything else for the system’s', () => {
    expect(readTheme('dark')).toBe('dark');
    expect(readTheme('sepia')).toBe('system');
    expect(readTheme(undefined)).toBe('system');
  });
});
