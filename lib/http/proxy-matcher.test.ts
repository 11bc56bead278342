// The public entry `next/experimental/testing/server` also loads Next's server, whose storage of requests then breaks
// concurrent tests of files that run later in the same process.
import { unstable_doesMiddlewareMatch as doesProxyMatch } from 'next/dist/experimental/testing/server/middleware-testing-utils.js';
import { describe, expect, it } from 'vitest';
import nextConfig from '../../next.config.ts';
import { config } from '../../proxy.ts';

const isGuarded = (url: string) => doesProxyMatch({ config, nextConfig, url });

describe('proxy', () => {
  it('matches every path that no handler guards, and Next redirects none before it', () => {
    for (const path of ['/', '/api/', '/api', '/apis/x', '/login/'])
      expect([path, isGuarded(path)]).toEqual([path, true]);
    expect(isGuarded('/api/studio/status')).toBe(false);
    expect(nextConfig.skipTrailingSlashRedirect).toBe(true);
  });
});
