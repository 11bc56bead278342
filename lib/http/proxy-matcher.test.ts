import { unstable_doesMiddlewareMatch as doesProxyMatch } from 'next/experimental/testing/server';
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
