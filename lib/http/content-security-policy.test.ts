import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

describe('contentSecurityPolicy', () => {
  it('allows scripts with a nonce only, and no evaluation of text', () => {
    const policy = contentSecurityPolicy('abc', false);
    expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic';");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'none'");
  });
});
