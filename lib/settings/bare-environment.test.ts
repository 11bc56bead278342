import { afterEach, describe, expect, it, vi } from 'vitest';
import { bareEnvironment } from './bare-environment.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('bareEnvironment', () => {
  it('contains what a program needs, and no other variable', () => {
    vi.stubEnv('STUDIO_PASSWORD', 'canary');
    vi.stubEnv('A_KEY_NOBODY_FORESAW', 'canary');
    vi.stubEnv('PATH', '/usr/bin');
    expect(bareEnvironment()).toMatchObject({ PATH: '/usr/bin' });
    expect(JSON.stringify(bareEnvironment())).not.toContain('canary');
  });
});
