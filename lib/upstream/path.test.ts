import { describe, expect, it } from 'vitest';
import { apiPath, apiPathWithTail } from './path.ts';

describe('apiPath', () => {
  it('encodes each value as one segment', () => {
    expect(apiPath`/api/ai/queue/${'a/b?c#d e%2f'}`).toBe('/api/ai/queue/a%2Fb%3Fc%23d%20e%252f');
  });

  it('rejects segments that lead elsewhere', () => {
    for (const segment of ['', '.', '..', '../x', 'a/../b']) {
      expect(() => apiPath`/api/ai/queue/${segment}`).toThrow(expect.objectContaining({ code: 'resource_not_found' }));
    }
  });
});

const path = (tail: string) => apiPathWithTail('/api/ai/models/', tail);

describe('apiPathWithTail', () => {
  it('leaves slashes, dots and colons unchanged', () => {
    expect(path('acme/flux.1:pro')).toBe('/api/ai/models/acme/flux.1%3Apro');
    expect(path('acme%2Fflux.1%3Apro')).toBe('/api/ai/models/acme%2Fflux.1%3Apro');
    expect(path('gpt-image-1.5')).toBe('/api/ai/models/gpt-image-1.5');
  });

  it('rejects tails that lead elsewhere, in any encoding', () => {
    for (const tail of ['', 'a//b', '..', 'a/..', 'a/%2e%2e/b', '%2e%2e%2f', 'a%2F..%2Fb', '%zz']) {
      expect(() => path(tail)).toThrow(expect.objectContaining({ code: 'resource_not_found' }));
    }
  });
});
