import { describe, expect, it } from 'vitest';
import { createAllowList } from './allow-list.ts';

const allowList = createAllowList(['https://easel.example', 'http://127.0.0.1:3000']);

function check(method: string, headers: Record<string, string>) {
  return () => allowList.check({ method, headers });
}

describe('createAllowList', () => {
  it('accepts its own hosts, whatever their case and default port', () => {
    for (const host of ['easel.example', 'Easel.Example', 'easel.example:443', '127.0.0.1:3000']) {
      expect(check('GET', { host })).not.toThrow();
    }
  });

  it('rejects any other host', () => {
    for (const host of [
      '',
      'evil.example',
      'easel.example.evil',
      'easel.example:8443',
      '127.0.0.1',
      'localhost:3000',
    ]) {
      expect(check('GET', { host })).toThrow(expect.objectContaining({ code: 'misdirected_request' }));
    }
  });

  it('lets programs of this machine read what is open to them, and nothing else', () => {
    const local = createAllowList(['https://easel.example'], {
      host: '127.0.0.1:3000',
      opens: ({ pathname }) => pathname === '/open',
    });
    const checkLocal = (method: string, url: string, headers: Record<string, string> = {}) => {
      return () => local.check({ method, url, headers: { host: '127.0.0.1:3000', ...headers } });
    };
    expect(checkLocal('GET', '/open?access=x')).not.toThrow();
    for (const [method, url, headers] of [
      ['GET', '/'],
      ['GET', '//open'],
      ['POST', '/open'],
      ['GET', '/open', { host: '127.0.0.1:3001' }],
    ] as const) {
      expect(checkLocal(method, url, headers)).toThrow(expect.objectContaining({ code: 'misdirected_request' }));
    }
    expect(checkLocal('GET', '/open', { origin: 'http://127.0.0.1:3000' })).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    );
  });

  it('rejects foreign origins, on reads too', () => {
    const host = 'easel.example';
    for (const origin of ['https://evil.example', 'http://easel.example', 'null', 'https://easel.example.evil']) {
      for (const method of ['GET', 'POST']) {
        expect(check(method, { host, origin })).toThrow(expect.objectContaining({ code: 'forbidden' }));
      }
    }
    expect(check('POST', { host, origin: 'https://easel.example' })).not.toThrow();
    expect(check('POST', { host })).not.toThrow();
  });

  it('decides by Sec-Fetch-Site where the browser sends it', () => {
    const host = 'easel.example';
    for (const site of ['cross-site', 'same-site']) {
      expect(check('POST', { host, 'sec-fetch-site': site })).toThrow('Only this studio’s own pages');
      expect(check('POST', { host, 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' })).toThrow(
        'Only this studio’s own pages',
      );
      expect(check('GET', { host, 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' })).toThrow(
        'Only this studio’s own pages',
      );
      expect(check('GET', { host, 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' })).not.toThrow();
    }
    for (const site of ['same-origin', 'none']) expect(check('POST', { host, 'sec-fetch-site': site })).not.toThrow();
  });
});
