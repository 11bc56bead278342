import { afterEach, describe, expect, it, vi } from 'vitest';
import { bareEnvironment } from './bare-environment.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('bareEnvironment', () => {
  it('carries what a program needs, and nothing that anybody adds', () => {
    vi.stubEnv('STUDIO_PASSWORD', 'canary');
    vi.stubEnv('A_KEY_NOBODY_FORESAW', 'canary');
    vi.stubEnv('PATH', '/usr/bin');
    expect(bareEnvironment()).toMatchObject({ PATH: '/usr/bin' });
    expect(JSON.stringify(bareEnvironment())).not.toContain('canary');
  });
});
