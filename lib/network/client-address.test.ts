import { describe, expect, it } from 'vitest';
import { readAddressRange } from './address-range.ts';
import { clientAddress } from './client-address.ts';
import { peerAddressHeader } from './peer-address.ts';

function clientOf(peer: string | null, forwarded: string | null, proxies: string[] = []): string | null {
  const headers = new Headers();
  if (peer !== null) headers.set(peerAddressHeader, peer);
  if (forwarded !== null) headers.set('x-forwarded-for', forwarded);
  const ranges = proxies.map(readAddressRange).filter((range) => range !== null);
  return clientAddress(headers, ranges)?.toString() ?? null;
}

describe('clientAddress', () => {
  it('returns the peer address, whatever the sender claims', () => {
    expect(clientOf('192.0.2.1', null)).toBe('192.0.2.1');
    expect(clientOf('192.0.2.1', '203.0.113.9')).toBe('192.0.2.1');
    expect(clientOf('192.0.2.1', '203.0.113.9', ['10.0.0.0/8'])).toBe('192.0.2.1');
    expect(clientOf('::ffff:192.0.2.1', null)).toBe('192.0.2.1');
  });

  it('returns the address that a trusted proxy names, through any number of proxies', () => {
    expect(clientOf('10.0.0.1', '203.0.113.9', ['10.0.0.1'])).toBe('203.0.113.9');
    expect(clientOf('::ffff:10.0.0.1', '2001:db8::7, 10.9.9.9', ['10.0.0.0/8'])).toBe('2001:db8::7');
    expect(clientOf('fd00::1', '203.0.113.9, fd00::2', ['fd00::/8'])).toBe('203.0.113.9');
    expect(clientOf('10.0.0.1', '203.0.113.9:4711', ['10.0.0.1'])).toBe('203.0.113.9');
    expect(clientOf('10.0.0.1', '[2001:db8::7]:4711', ['10.0.0.1'])).toBe('2001:db8::7');
  });

  it('ignores everything to the left of the first untrusted address', () => {
    expect(clientOf('10.0.0.1', '198.51.100.1, 203.0.113.9', ['10.0.0.1'])).toBe('203.0.113.9');
    expect(clientOf('10.0.0.1', '198.51.100.1, 10.0.0.1, 203.0.113.9, 10.0.0.1', ['10.0.0.1'])).toBe('203.0.113.9');
  });

  it('returns the proxy when its header is unreadable', () => {
    for (const forwarded of [null, '', 'unknown', '203.0.113.9, _hidden', '10.1', 'evil, <b>']) {
      expect([forwarded, clientOf('10.0.0.1', forwarded, ['10.0.0.1'])]).toEqual([forwarded, '10.0.0.1']);
    }
    expect(clientOf('10.0.0.1', '10.0.0.2, 10.0.0.3', ['10.0.0.0/8'])).toBe('10.0.0.2');
  });

  it('returns null when the peer address was not recorded', () => {
    expect(clientOf(null, '203.0.113.9', ['0.0.0.0/0', '::/0'])).toBeNull();
  });
});
